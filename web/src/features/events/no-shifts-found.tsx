import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { countActiveFilters, mayReset, type ShiftFilters } from '../shifts/shift-filters';

interface NoShiftsFoundProps {
  filters: ShiftFilters;
  /** Whether the event has any shift at all. */
  any: boolean;
  /** Whether the event is over. */
  over: boolean;
  /** Why nobody can sign up now, where the reason holds for the whole event. */
  signups: string | null;
  onReset: () => void;
  onShowAll: () => void;
}

/** No shift matches, or none is open: says which, and offers the next step. */
export function NoShiftsFound({ filters, any, over, signups, onReset, onShowAll }: NoShiftsFoundProps) {
  return (
    <Notice
      title="No shifts found"
      action={
        any ? (
          <>
            {mayReset(filters) ? <Button onClick={onReset}>Clear all filters</Button> : null}
            {filters.show === 'open' ? <Button onClick={onShowAll}>Show full and past shifts too</Button> : null}
          </>
        ) : null
      }
    >
      {over ? <p>This event is over.</p> : signups ? <p>{signups}</p> : null}
      <p>
        {countActiveFilters(filters) > 0 || filters.search.trim()
          ? 'Try adjusting your filters to see more shifts.'
          : 'No volunteer shifts are currently available for this event.'}
      </p>
    </Notice>
  );
}
