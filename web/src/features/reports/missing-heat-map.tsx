import { grouped } from '../../formatting/counts';
import { formatShortDay } from '../../formatting/days';
import { missingHours } from './group-rows';
import type { ReportRow } from './report-row';

/** When people are missing: days down, hours across, the number in each. A table, so that everybody can read it. */
export function MissingHeatMap({ rows }: { rows: readonly ReportRow[] }) {
  const { days, hours, at, most } = missingHours(rows);
  return (
    <div className="chart min-w-0 rounded-card lg:col-span-2 border border-hairline bg-card p-4 sm:p-5">
      <h3 id="missing-hours" className="text-base">
        People missing by day and hour
      </h3>
      {most === 0 ? (
        <p className="mt-3 text-muted">Nobody is missing.</p>
      ) : (
        // Focusable, so that the keyboard can scroll it.
        <div className="relative mt-3 overflow-x-auto" tabIndex={0} role="region" aria-labelledby="missing-hours">
          <table className="w-full border-separate border-spacing-0.5 text-xs tabular-nums">
            <thead>
              <tr>
                <td />
                {hours.map((hour) => (
                  <th key={hour} scope="col" className="font-normal text-muted">
                    {String(hour).padStart(2, '0')}
                    <span className="for-screen-readers">:00</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day) => (
                <tr key={day}>
                  <th scope="row" className="pr-2 text-left font-normal whitespace-nowrap text-muted">
                    {formatShortDay(day)}
                  </th>
                  {hours.map((hour) => (
                    <HeatCell key={hour} missing={at.get(`${day} ${hour}`)} most={most} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

/** No shift: empty. Nobody missing: 0. Else the number on a colour that deepens with it. */
function HeatCell({ missing, most }: { missing: number | undefined; most: number }) {
  if (missing === undefined) return <td className="h-7 min-w-6" />;
  if (missing === 0) return <td className="h-7 min-w-6 rounded-sm bg-good-tint text-center text-good">0</td>;
  const share = missing / most;
  const strong = share > 0.66;
  const tone = share > 0.33 ? 'bg-warm-tint text-warm font-semibold' : 'bg-warm-tint text-warm';
  return (
    <td className={`h-7 min-w-6 rounded-sm text-center ${strong ? 'bg-warm font-bold text-on-primary' : tone}`}>
      {grouped(missing)}
    </td>
  );
}
