import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { count } from '../../formatting/counts';
import { LazyChunk } from '../../ui/lazy-chunk';
import type { ShiftGroup } from './group-shifts';
import type { ListedShift } from './listed-shift';
import { ShiftRow } from './shift-row';

const chunkSize = 20;
/** So many rows are built without being scrolled to: all of a usual event, for find-in-page. More would make the next filter change slow. */
const rowsBuiltWhenIdle = 300;

function chunksOf(shifts: readonly ListedShift[]): ListedShift[][] {
  const chunks: ListedShift[][] = [];
  for (let start = 0; start < shifts.length; start += chunkSize) chunks.push(shifts.slice(start, start + chunkSize));
  return chunks;
}

interface ShiftResultsProps {
  groups: readonly ShiftGroup[];
  eventSlug: string;
  /** Wall clock at the event now, `YYYY-MM-DDTHH:MM`. */
  now: string;
  onSignUp: (listed: ListedShift) => void;
  onIntent: () => void;
}

/** Groups of shifts under their headings. Only what is near the screen is built at once. */
export const ShiftResults = memo(function ShiftResults({
  groups,
  eventSlug,
  now,
  onSignUp,
  onIntent,
}: ShiftResultsProps) {
  let before = 0;
  return groups.map((group) => {
    const headingId = `group-${group.key}`;
    const first = before;
    before += group.shifts.length;
    return (
      <section key={group.key} aria-labelledby={headingId} className="mb-8">
        <div className="sticky top-[var(--bar-height,0px)] z-10 flex items-baseline gap-x-3 bg-page px-1 py-2.5 print:static">
          <h3 id={headingId} className="min-w-0 text-lg">
            {group.categoryId ? (
              <Link to={paths.category(eventSlug, group.categoryId)} className="hover:text-primary hover:underline">
                {group.heading}
              </Link>
            ) : (
              group.heading
            )}
          </h3>
          <p className="text-sm whitespace-nowrap text-muted tabular-nums">
            {group.note ? <span className="hidden sm:inline">{group.note} · </span> : null}
            {count(group.shifts.length, 'shift')}
          </p>
        </div>
        <div className="overflow-hidden rounded-card border border-hairline bg-card print:border-0">
          {chunksOf(group.shifts).map((chunk, index) => (
            <LazyChunk
              key={index}
              eager={first < chunkSize && index === 0}
              whenIdle={first + index * chunkSize < rowsBuiltWhenIdle}
              height={`calc(var(--row-height) * ${chunk.length})`}
              className="shift-chunk border-b border-hairline last:border-b-0"
              render={() => (
                <ul>
                  {chunk.map((listed) => (
                    <ShiftRow
                      key={listed.shift.id}
                      listed={listed}
                      started={`${listed.shift.date}T${listed.shift.startTime}` <= now}
                      onSignUp={onSignUp}
                      onIntent={onIntent}
                    />
                  ))}
                </ul>
              )}
            />
          ))}
        </div>
      </section>
    );
  });
});
