import { formatTimeRange } from '../../formatting/times';
import { Button } from '../../ui/button';
import type { Row, RowGroup } from '../rules/rows';
import { PersonRow, type Press } from './person-row';

interface ShiftGroupProps {
  group: RowGroup;
  /** The rows to show, in their order; some of the group's. */
  rows: readonly Row[];
  timeZone: string;
  /** Names the post, where a list has several. */
  withPost: boolean;
  keeping: ReadonlySet<string>;
  onPress: (row: Row, press: Press) => void;
  onAllHere: (group: RowGroup) => void;
}

/** Those of a group who were not marked yet. */
export function unmarked({ rows }: RowGroup): Row[] {
  return rows.filter(({ standing }) => standing === 'EXPECTED' || standing === 'LATE');
}

/** A shift and its people. */
export function ShiftGroup({ group, rows, timeZone, withPost, keeping, onPress, onAllHere }: ShiftGroupProps) {
  const { shift } = group;
  const here = group.rows.filter(({ standing }) => standing === 'HERE').length;
  const open = unmarked(group).length;
  const post = [shift.categoryName, shift.place].filter(Boolean).join(' · ');
  return (
    <section aria-label={`${shift.opportunityTitle}, ${formatTimeRange(shift.startTime, shift.endTime)}`}>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 px-4 pt-6 pb-2 md:px-0">
        <div className="min-w-0">
          <h2 className="text-lg">{shift.opportunityTitle}</h2>
          <p className="text-sm text-muted">
            {formatTimeRange(shift.startTime, shift.endTime)}
            {withPost && post ? ` · ${post}` : ''}
            {' · '}
            <span className="font-semibold text-ink">
              {here} of {group.rows.length} here
            </span>
            {shift.calledOff ? <span className="font-semibold text-danger"> · Called off</span> : null}
          </p>
        </div>
        {open > 1 && !shift.calledOff ? (
          <Button onClick={() => onAllHere(group)}>{open === 2 ? 'Both are here' : `All ${open} are here`}</Button>
        ) : null}
      </div>
      <ul className="divide-y divide-hairline border-y border-hairline md:overflow-hidden md:rounded-card md:border">
        {rows.map((row) => (
          <PersonRow
            key={row.signupId}
            row={row}
            timeZone={timeZone}
            busy={keeping.has(row.signupId)}
            onPress={onPress}
          />
        ))}
      </ul>
    </section>
  );
}
