import { useState, type ReactNode } from 'react';
import { formatTimeRange } from '../../formatting/times';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { SelectField } from '../../ui/fields/select-field';
import type { RowGroup, Standing } from '../rules/rows';

/** What of a list is shown; empty texts show all. */
export interface Filter {
  post: string;
  shiftId: string;
  standing: Standing | '';
}

export const noFilter: Filter = { post: '', shiftId: '', standing: '' };

const standingChoices: { value: Filter['standing']; label: string }[] = [
  { value: '', label: 'Everyone' },
  { value: 'DISAGREE', label: 'Phones disagree' },
  { value: 'LATE', label: 'Late' },
  { value: 'EXPECTED', label: 'Expected' },
  { value: 'HERE', label: 'Here' },
  { value: 'LEFT', label: 'Left' },
  { value: 'NO_SHOW', label: 'Not here' },
];

/** Where a shift stands: compared without case and odd spaces. */
function postOf({ shift }: RowGroup): { key: string; label: string } {
  const label = [shift.categoryName, shift.place].filter(Boolean).join(' · ').replace(/\s+/g, ' ').trim();
  return { key: label.toLowerCase(), label };
}

/** Whether a shift is shown. */
export function inFilter(group: RowGroup, { post, shiftId }: Filter): boolean {
  return (!post || postOf(group).key === post) && (!shiftId || group.shift.id === shiftId);
}

interface FiltersProps {
  groups: readonly RowGroup[];
  text: string;
  onText: (text: string) => void;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** What else can be done with the list. */
  children: ReactNode;
}

/**
 * Search, and what to show; posts and shifts only where there are several. On a phone the filters are folded away: names come first.
 */
export function Filters({ groups, text, onText, filter, onFilter, children }: FiltersProps) {
  const [unfolded, setUnfolded] = useState(false);
  const active = Object.values(filter).filter(Boolean).length;
  const fold = unfolded ? '' : 'hidden md:block';
  const posts = new Map(groups.map(postOf).map(({ key, label }) => [key, label]));
  const ofPost = groups.filter((group) => inFilter(group, { ...filter, shiftId: '' }));
  return (
    <div className="grid grid-cols-2 gap-3 px-4 pt-4 md:grid-cols-4 md:px-0">
      <Field
        className="col-span-2"
        label="Search"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Name or last digits of the phone"
        value={text}
        onChange={(change) => onText(change.target.value)}
      />
      <div className="col-span-2 flex flex-wrap gap-3 md:order-last md:col-span-4">
        <Button aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)} className="md:hidden">
          {active > 0 ? `Filter (${active})` : 'Filter'}
        </Button>
        {children}
      </div>
      {posts.size > 1 ? (
        <SelectField
          className={`col-span-2 ${fold}`}
          label="Post"
          value={filter.post}
          active={filter.post !== ''}
          choices={[{ value: '', label: 'All posts' }, ...[...posts].map(([value, label]) => ({ value, label }))]}
          onChange={(post) => onFilter({ ...filter, post, shiftId: '' })}
        />
      ) : null}
      {ofPost.length > 1 ? (
        <SelectField
          className={fold}
          label="Shift"
          value={filter.shiftId}
          active={filter.shiftId !== ''}
          choices={[
            { value: '', label: 'All shifts' },
            ...ofPost.map(({ shift }) => ({
              value: shift.id,
              label: `${formatTimeRange(shift.startTime, shift.endTime)} · ${shift.opportunityTitle}`,
            })),
          ]}
          onChange={(shiftId) => onFilter({ ...filter, shiftId })}
        />
      ) : null}
      <SelectField
        className={fold}
        label="Show"
        value={filter.standing}
        active={filter.standing !== ''}
        choices={standingChoices}
        onChange={(standing) => onFilter({ ...filter, standing: standing as Filter['standing'] })}
      />
    </div>
  );
}
