import { Plus } from 'lucide-react';
import { memo } from 'react';
import { grouped } from '../../../formatting/counts';
import { Button } from '../../../ui/button';
import { focusStays } from '../../../ui/focus-place';
import { inChunks } from '../../../ui/loading/in-chunks';
import { LazyChunk } from '../../../ui/loading/lazy-chunk';
import { Menu } from '../../../ui/dialogs/menu';
import { SelectBox } from '../../../ui/fields/select-box';
import type { Selection } from '../../../ui/use-selection';
import { WaitingMark } from '../../waiting-actions/waiting-mark';
import { useIsWaiting } from '../../waiting-actions/waiting-records';
import { fillOf, isOn, type BoardOpportunity, type BoardShift } from './board';
import { ShiftLine } from './shift-line';
import type { OpenSheet } from '../shift-sheet/sheet';

interface RoleSectionProps {
  opportunity: BoardOpportunity;
  /** Its shifts that match the filters. */
  shifts: readonly BoardShift[];
  /** The day that is shown (YYYY-MM-DD): the figures are that day's. */
  day: string | null;
  /** The number of shifts above it on the board, and the number of all shown. */
  before: number;
  all: number;
  /** The shift that is navigated to now and must be built in any case; null for none. */
  goingTo: string | null;
  /** The selection; null while selecting is off. */
  picks: Picks | null;
  onOpen: OpenSheet;
}

/** Lines that are built and removed together. */
const chunkSize = 20;
/** All lines of a usual event are built at once, for find-in-page. Of larger events only the first are, and the rest when scrolled to. */
const usualEvent = 300;
const firstOfMany = 60;

/** The part of a selection that stays the same until the selection changes. */
export type Picks = Pick<Selection<BoardShift>, 'has' | 'press' | 'pressMany'>;

/** A volunteer role with its shifts as lines: its name stands above them, on a laptop beside them, to save height. */
export const RoleSection = memo(function RoleSection({
  opportunity,
  shifts,
  day,
  before,
  all,
  goingTo,
  picks,
  onOpen,
}: RoleSectionProps) {
  const { id, name, location } = opportunity;
  const { missing, shifts: counted } = fillOf(opportunity.shifts.filter((shift) => isOn(shift, day)));
  const hidden = opportunity.shifts.length - shifts.length;
  const chosen = picks ? shifts.filter((shift) => picks.has(shift.id)).length : 0;
  const headingId = `role-${id}`;
  const isWaiting = useIsWaiting(id);
  return (
    <section
      ref={focusStays}
      aria-labelledby={headingId}
      className={`mb-6 xl:mb-2 xl:grid xl:grid-cols-[16rem_minmax(0,1fr)] xl:rounded-card xl:border xl:border-hairline ${isWaiting ? 'xl:bg-sunken' : 'xl:bg-card'} ${shifts.length > chunkSize ? '' : 'board-role'}`}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center pb-1 xl:sticky xl:top-0 xl:self-start xl:pr-1 xl:pb-0">
        {picks && shifts.length > 0 ? (
          <div className="row-span-2 mr-1 ml-px xl:row-span-1 xl:mr-0 xl:ml-0">
            <SelectBox
              label={`Select all shifts of ${name}`}
              checked={chosen === shifts.length}
              partly={chosen > 0 && chosen < shifts.length}
              onPress={() => picks.pressMany(shifts)}
            />
          </div>
        ) : null}
        <h3
          id={headingId}
          className="col-start-2 self-end text-base wrap-anywhere xl:col-end-5 xl:self-center xl:text-sm xl:leading-5"
        >
          {name} {isWaiting ? <WaitingMark words="Being deleted" /> : null}
        </h3>
        <p className="col-start-2 row-start-2 self-start truncate text-xs text-muted xl:col-start-1 xl:col-end-3 xl:line-clamp-2 xl:self-center xl:pl-3 xl:leading-4 xl:whitespace-normal">
          {missing > 0 ? (
            <span className="font-semibold text-warm">{grouped(missing)} missing</span>
          ) : counted > 0 ? (
            'Nobody missing'
          ) : (
            'No shifts'
          )}
          {location ? ` · ${location}` : ''}
          {hidden > 0 ? ` · ${grouped(hidden)} not shown` : ''}
        </p>
        <Button
          className="col-start-3 row-span-2 row-start-1 mx-1 px-3 xl:row-span-1 xl:row-start-2"
          aria-label={`Add shift to ${name}`}
          onClick={() => onOpen({ kind: 'add-shift', opportunityId: id, day: null })}
        >
          <Plus aria-hidden="true" className="size-4" />
          Shift
        </Button>
        <div className="col-start-4 row-span-2 row-start-1 xl:row-span-1 xl:row-start-2">
          <Menu
            label={`Actions for ${name}`}
            disabled={isWaiting}
            entries={[
              { label: 'Edit role', onSelect: () => onOpen({ kind: 'edit-role', opportunityId: id }) },
              { label: 'Questions', onSelect: () => onOpen({ kind: 'questions', opportunityId: id }) },
              {
                label: 'Copy shifts to another day',
                disabled: opportunity.shifts.length === 0,
                onSelect: () => onOpen({ kind: 'copy-shifts', opportunityId: id }),
              },
              {
                label: 'Delete role',
                danger: true,
                onSelect: () => onOpen({ kind: 'delete-role', opportunity: { id, name } }),
              },
            ]}
          />
        </div>
      </div>
      {shifts.length > 0 ? (
        <div className="rounded-card border border-hairline bg-card xl:rounded-none xl:border-0 xl:border-l">
          {inChunks(shifts, chunkSize).map((chunk, index) => (
            <LazyChunk
              key={index}
              eager={
                before + index * chunkSize < (all <= usualEvent ? all : firstOfMany) ||
                chunk.some((shift) => shift.id === goingTo)
              }
              whenIdle={false}
              height={`calc(var(--board-line-height) * ${chunk.length})`}
              className={`border-b border-hairline last:border-b-0 ${shifts.length > chunkSize ? 'shift-chunk' : ''}`}
              render={() => (
                <ul aria-label={`Shifts of ${name}`}>
                  {chunk.map((shift) => (
                    <ShiftLine
                      key={shift.id}
                      shift={shift}
                      opportunityId={id}
                      opportunityName={name}
                      selected={picks?.has(shift.id) ?? false}
                      onSelect={picks?.press ?? null}
                      onOpen={onOpen}
                    />
                  ))}
                </ul>
              )}
            />
          ))}
        </div>
      ) : (
        <p className="rounded-card border border-dashed border-control px-3 py-4 text-sm text-muted xl:rounded-none xl:border-0 xl:border-l xl:border-solid xl:border-hairline">
          {opportunity.shifts.length === 0 ? 'No shifts yet.' : 'No shifts match.'}
        </p>
      )}
    </section>
  );
});
