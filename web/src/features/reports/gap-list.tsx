import { useState } from 'react';
import { grouped } from '../../formatting/counts';
import { wallClock } from '../../formatting/times';
import { formatShortDay, formatWeekday } from '../../formatting/days';
import { publicSettings } from '../../app/settings';
import { Button } from '../../ui/button';
import { findGaps } from './group-rows';
import type { ReportRow } from './report-row';

const shownAtFirst = 6;

/** What needs action: where people are missing, the largest gap first. */
export function GapList({ rows, manyEvents }: { rows: readonly ReportRow[]; manyEvents: boolean }) {
  const [today] = useState(() => wallClock(publicSettings().timeZone, new Date()).slice(0, 10));
  const [all, setAll] = useState(false);
  const gaps = findGaps(rows, today);
  const shown = all ? gaps : gaps.slice(0, shownAtFirst);
  return (
    <section aria-labelledby="gaps" className="mb-6 rounded-card border border-hairline bg-card p-4 sm:p-5">
      <h2 id="gaps" className="text-lg">
        Needs people
      </h2>
      {gaps.length === 0 ? (
        <p className="mt-1 text-muted">Every shift ahead has all its people.</p>
      ) : (
        <ul className="mt-3 grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map(({ day, eventName, categoryName, missing }) => (
            <li
              key={`${day} ${eventName} ${categoryName}`}
              className="flex justify-between gap-4 border-b border-hairline py-2"
            >
              <span className="min-w-0">
                <span className="block font-semibold">
                  {formatWeekday(day)} {categoryName}:{' '}
                  <span className="whitespace-nowrap text-warm">{grouped(missing)} missing</span>
                </span>
                {manyEvents ? <span className="block truncate text-sm text-muted">{eventName}</span> : null}
              </span>
              <span className="text-sm whitespace-nowrap text-muted tabular-nums">{formatShortDay(day)}</span>
            </li>
          ))}
        </ul>
      )}
      {gaps.length > shown.length ? (
        <Button className="no-print mt-4" onClick={() => setAll(true)}>
          Show all {grouped(gaps.length)}
        </Button>
      ) : null}
    </section>
  );
}
