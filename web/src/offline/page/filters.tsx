import { formatTimeRange } from '../../formatting/times';
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
}

/** Search, and what to show; posts and shifts only where there are several. */
export function Filters({ groups, text, onText, filter, onFilter }: FiltersProps) {
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
      {posts.size > 1 ? (
        <SelectField
          className="col-span-2"
          label="Post"
          value={filter.post}
          active={filter.post !== ''}
          choices={[{ value: '', label: 'All posts' }, ...[...posts].map(([value, label]) => ({ value, label }))]}
          onChange={(post) => onFilter({ ...filter, post, shiftId: '' })}
        />
      ) : null}
      {ofPost.length > 1 ? (
        <SelectField
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
        label="Show"
        value={filter.standing}
        active={filter.standing !== ''}
        choices={standingChoices}
        onChange={(standing) => onFilter({ ...filter, standing: standing as Filter['standing'] })}
      />
    </div>
  );
}
