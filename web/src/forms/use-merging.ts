import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readRequestError } from '../graphql/request-error';
import { mergeEdits, type FieldValue, type FormValues } from './merge-edits';

/** The conflicts of two editors, for the person who saved second. */
export interface Conflict {
  /** Who saved first, where that is known. */
  changedBy: string;
  /** Fields that only the other editor changed; they are in the form already. */
  theirs: string[];
  /** Fields that both changed, with both values, and the choice so far. */
  both: { field: string; mine: FieldValue; theirs: FieldValue; chosen?: 'mine' | 'theirs' }[];
}

/** How a form saves a record that somebody else may have changed meanwhile. */
export interface Merging {
  /** The decisions to make before saving again. */
  conflict: Conflict | null;
  /** True while a field waits for its decision. */
  undecided: boolean;
  choose: (field: string, side: 'mine' | 'theirs') => void;
  /**
   * Saves the form's values. If somebody else saved first, both edits are merged and saved at once, unless both changed one field. Returns
   * a sentence about what was merged, an empty one when nobody else saved, null when there is something to decide. Other refusals are
   * thrown.
   */
  send: (write: (version: number | undefined) => Promise<unknown>) => Promise<string | null>;
}

interface MergingOptions<Record, Values extends FieldValues, Output extends FieldValues> {
  /** The record as the form loaded it; null for a new one. */
  loaded: Record | null;
  /** The record's values in the form's format. */
  valuesOf: (record: Record) => Partial<Values>;
  /** The labels of the compared fields. */
  labels: { readonly [field in string]?: string };
  /** The record as it is now; null when it is gone. */
  reload: () => Promise<Record | null | undefined>;
  form: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'reset' | 'trigger'>;
}

/** How often a save is merged and tried again before the user has to look. */
const mostRounds = 3;

/** Saves a record with concurrent editors: fields that only one changed are merged, the user decides about those that both changed. */
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
  // The record when the editor began: a refetch must not replace the base of their changes.
  const [base, setBase] = useState(loaded);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const fill = (values: Values) => form.reset(values, { keepDefaultValues: true });

  const send: Merging['send'] = async (write) => {
    let from = base;
    const merged = new Set<string>();
    let changedBy = 'Someone else';
    for (let round = 1; ; round += 1) {
      try {
        await write(from?.version);
        setConflict(null);
        return merged.size > 0
          ? `${changedBy} changed ${wordsOf([...merged], labels)} meanwhile; both changes are kept.`
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
        for (const field of merge.theirs) merged.add(field);
        // Two valid edits can make an invalid one together, such as an end equal to the start: then the user has to look.
        if (merge.both.length === 0 && (await form.trigger())) continue;
        setConflict({
          changedBy,
          theirs: [...merged],
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
