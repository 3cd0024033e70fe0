import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { count } from '../../formatting/counts';
import { formatShiftDay } from '../../formatting/days';
import { inChunks } from '../../ui/loading/in-chunks';
import { LazyChunk } from '../../ui/loading/lazy-chunk';
import type { ShiftGroup } from './group-shifts';
import type { ListedShift } from './listed-shift';
import { ShiftRow } from './shift-row';

const chunkSize = 20;
/**
 * All rows of a usual event are built without being scrolled to, for find-in-page. Of larger events only the first are: a filter must
 * respond at once.
 */
const usualEvent = 300;
const firstOfMany = 80;

/** Whether a chunk is on the first screen, by the shifts before its group and its place in it. */
function isFirstScreen(before: number, index: number): boolean {
  return before < chunkSize && index === 0;
}

/** A chunk's shifts day by day; `opens` where the day begins with them. */
function daysOf(chunk: readonly ListedShift[], before: ListedShift | undefined) {
  const days: { date: string; opens: boolean; shifts: ListedShift[] }[] = [];
  for (const listed of chunk) {
    const { date } = listed.shift;
    const last = days.at(-1);
    if (last?.date === date) last.shifts.push(listed);
    else days.push({ date, opens: days.length > 0 || before?.shift.date !== date, shifts: [listed] });
  }
  return days;
}

interface ShiftResultsProps {
  groups: readonly ShiftGroup[];
  eventSlug: string;
  /** The shifts that were taken in this browser, each with the people's names. */
  ownShifts: ReadonlyMap<string, string>;
  /** The ids of the shifts that somebody in this tab waits for. */
  ownWaits: ReadonlySet<string>;
  /** The ids of the selected shifts; null while selecting is off. */
  picked: ReadonlySet<string> | null;
  onSignUp: (listed: ListedShift) => void;
  onPick: (listed: ListedShift) => void;
  onIntent: () => void;
}

/** Groups of shifts under their headings. Only what is near the screen is built at once. */
export const ShiftResults = memo(function ShiftResults({
  groups,
  eventSlug,
  ownShifts,
  ownWaits,
  picked,
  onSignUp,
  onPick,
  onIntent,
}: ShiftResultsProps) {
  let before = 0;
  const all = groups.reduce((sum, { shifts }) => sum + shifts.length, 0);
  const builtWhenIdle = all <= usualEvent ? all : firstOfMany;
  return groups.map((group) => {
    const headingId = `group-${group.key}`;
    const first = before;
    before += group.shifts.length;
    const rows = (shifts: readonly ListedShift[]) =>
      shifts.map((listed) => (
        <ShiftRow
          key={listed.shift.id}
          listed={listed}
          begun={group.begun === true}
          own={ownShifts.get(listed.shift.id)}
          waits={ownWaits.has(listed.shift.id)}
          picked={picked && picked.has(listed.shift.id)}
          onSignUp={onSignUp}
          onPick={onPick}
          onIntent={onIntent}
        />
      ));
    return (
      <section key={group.key} aria-labelledby={headingId} className="mb-8">
        <div className="sticky top-[var(--bar-height,0px)] z-10 flex items-baseline gap-x-3 bg-page px-1 py-2 print:static short:static">
          <h3 id={headingId} className={`min-w-0 text-lg ${group.begun ? 'text-muted' : ''}`}>
            {group.categoryId ? (
              <Link
                to={paths.category(eventSlug, group.categoryId)}
                className="inline-flex items-center text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {group.heading}
                <ChevronRight aria-hidden="true" className="ml-0.5 size-5 shrink-0" />
              </Link>
            ) : (
              group.heading
            )}
          </h3>
          <p className="text-sm whitespace-nowrap text-muted tabular-nums">
            {group.note ? `${group.note} · ` : null}
            {count(group.shifts.length, 'shift')}
          </p>
        </div>
        <div className="overflow-hidden rounded-card border border-hairline bg-card print:border-0">
          {inChunks(group.shifts, chunkSize).map((chunk, index) => (
            <LazyChunk
              key={index}
              eager={isFirstScreen(first, index)}
              whenIdle={first + index * chunkSize < builtWhenIdle}
              height={`calc(var(--row-height) * ${chunk.length})`}
              className={`border-b border-hairline last:border-b-0 ${isFirstScreen(first, index) ? '' : 'shift-chunk'}`}
              render={() =>
                group.byDay ? (
                  daysOf(chunk, group.shifts[index * chunkSize - 1]).map(({ date, opens, shifts }) => (
                    <div key={date} className="border-b border-hairline last:border-b-0">
                      {opens ? (
                        <p
                          id={`${headingId}-${date}`}
                          className="border-b border-hairline bg-sunken px-4 py-1.5 text-sm font-semibold print:px-0"
                        >
                          {formatShiftDay(date)}
                        </p>
                      ) : null}
                      <ul aria-label={formatShiftDay(date)}>{rows(shifts)}</ul>
                    </div>
                  ))
                ) : (
                  <ul>{rows(chunk)}</ul>
                )
              }
            />
          ))}
        </div>
      </section>
    );
  });
});
