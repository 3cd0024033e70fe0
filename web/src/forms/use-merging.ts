import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readRequestError } from '../graphql/request-error';
import { mergeEdits, type FieldValue, type FormValues } from './merge-edits';

/** What two editors both changed, for the person whose save came second. */
export interface Conflict {
  /** Who was quicker, where that is known. */
  changedBy: string;
  /** What only the other one changed; it is in the form already. */
  theirs: string[];
  /** What both changed, with both values, and which one was chosen so far. */
  both: { field: string; mine: FieldValue; theirs: FieldValue; chosen?: 'mine' | 'theirs' }[];
}

/** How a form saves a record that somebody else may have changed meanwhile. */
export interface Merging {
  /** What has to be decided before saving again. */
  conflict: Conflict | null;
  /** True while a field waits for its decision. */
  undecided: boolean;
  choose: (field: string, side: 'mine' | 'theirs') => void;
  /**
   * Writes what the form holds. Where somebody else was quicker, what both did is brought together and written at once, unless both
   * changed one field. Gives a sentence about what was kept, an empty one when nobody was quicker, null when there is something to decide.
   * Other refusals are thrown on.
   */
  send: (write: (version: number | undefined) => Promise<unknown>) => Promise<string | null>;
}

interface MergingOptions<Record, Values extends FieldValues, Output extends FieldValues> {
  /** The record as the form began with it; null for a new one. */
  loaded: Record | null;
  /** The record's values as the form shows them. */
  valuesOf: (record: Record) => Partial<Values>;
  /** The words for each field that is compared. */
  labels: { readonly [field in string]?: string };
  /** The record as it is now; null when it is gone. */
  reload: () => Promise<Record | null | undefined>;
  form: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'reset' | 'trigger'>;
}

/** How often a save is tried again on top of somebody else's before a person is asked to look. */
const mostRounds = 3;

/** Saving a record by two at once: fields that only one changed are merged, those that both changed are asked about. */
export function useMerging<
  Loaded extends { version: number },
  Values extends FieldValues & FormValues,
  Output extends FieldValues,
>({
  loaded,
  valuesOf,
  labels,
  reload,
  form,
}: MergingOptions<Loaded, Values, Output>): Merging & { base: Loaded | null } {
  // What the editor saw when they began: what is fetched meanwhile must not slip under their changes.
  const [base, setBase] = useState(loaded);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const fill = (values: Values) => form.reset(values, { keepDefaultValues: true });

  const send: Merging['send'] = async (write) => {
    let from = base;
    const kept = new Set<string>();
    let changedBy = 'Someone else';
    for (let round = 1; ; round += 1) {
      try {
        await write(from?.version);
        setConflict(null);
        return kept.size > 0
          ? `${changedBy} changed ${wordsOf([...kept], labels)} meanwhile; both changes are kept.`
          : '';
      } catch (error) {
        const refused = readRequestError(error);
        if (refused.code !== 'CHANGED_MEANWHILE' || !from || round > mostRounds) throw error;
        const now = await reload();
        if (!now || now.version === from.version) throw error;
        changedBy = refused.changedBy ?? changedBy;
        const merge = mergeEdits<Values>(valuesOf(from), valuesOf(now), form.getValues());
        const saved = valuesOf(now);
        fill(merge.merged);
        from = now;
        setBase(now);
        for (const field of merge.theirs) kept.add(field);
        // Two good edits can make a bad one together, such as an end that is now the start: then a person looks at it.
        if (merge.both.length === 0 && (await form.trigger())) continue;
        setConflict({
          changedBy,
          theirs: [...kept],
          both: merge.both.map((field) => ({
            field,
            mine: merge.merged[field],
            theirs: saved[field],
          })),
        });
        return null;
      }
    }
  };

  const choose: Merging['choose'] = (field, side) => {
    if (!conflict) return;
    const value = conflict.both.find((one) => one.field === field)?.[side];
    fill({ ...form.getValues(), [field]: value });
    setConflict({
      ...conflict,
      both: conflict.both.map((one) => (one.field === field ? { ...one, chosen: side } : one)),
    });
  };

  return { base, conflict, undecided: conflict?.both.some(({ chosen }) => !chosen) ?? false, choose, send };
}

const list = new Intl.ListFormat('en-GB');

/** 'start time and notes' */
export function wordsOf(fields: readonly string[], labels: { readonly [field in string]?: string }): string {
  return list.format(fields.map((field) => (labels[field] ?? field).toLowerCase()));
}
