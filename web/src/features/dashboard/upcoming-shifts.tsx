import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { formatShortDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import type { MyCategory_CategoryFragment } from './my-category.generated';
import { OverviewSection } from './overview-section';
import { upcomingShifts } from './find-upcoming-shifts';

interface UpcomingShiftsProps {
  categories: MyCategory_CategoryFragment[];
  eventId: string;
  /** YYYY-MM-DD in the event's time zone. */
  today: string;
}

const head = 'px-4 py-2 text-left text-sm font-semibold text-muted';

/** The next shifts of the lead's categories: a table, and on a phone its rows as short cards. */
export function UpcomingShifts({ categories, eventId, today }: UpcomingShiftsProps) {
  const shifts = upcomingShifts(categories, today);
  return (
    <OverviewSection title="Upcoming Shifts">
      {shifts.length === 0 ? (
        <p className="rounded-card border border-hairline bg-card px-5 py-4 text-muted">No upcoming shifts</p>
      ) : (
        <div
          className="overflow-x-auto rounded-card border border-hairline bg-card"
          tabIndex={0}
          role="region"
          aria-label="Upcoming shifts, scrolls sideways"
        >
          <table className="w-full min-w-xl border-collapse">
            <thead className="border-b border-hairline">
              <tr>
                <th scope="col" className={head}>
                  Date &amp; Time
                </th>
                <th scope="col" className={head}>
                  Role
                </th>
                <th scope="col" className={head}>
                  Category
                </th>
                <th scope="col" className={`${head} text-right`}>
                  Signups
                </th>
                <th scope="col" className="px-2 py-2">
                  <span className="for-screen-readers">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-hairline">
              {shifts.map(({ shift, role, category }) => {
                const missing = shift.qtyRegistered < shift.qtyRequired;
                return (
                  <tr key={shift.id}>
                    <td className="px-4 py-2 text-sm whitespace-nowrap tabular-nums">
                      <span className="block font-semibold">{formatShortDay(shift.date)}</span>
                      <span className="block text-muted">{formatTimeRange(shift.startTime, shift.endTime)}</span>
                    </td>
                    <td className="px-4 py-2">{role}</td>
                    <td className="px-4 py-2 text-muted">{category}</td>
                    <td
                      className={`px-4 py-2 text-right font-semibold whitespace-nowrap tabular-nums ${missing ? 'text-warm' : 'text-good'}`}
                    >
                      {shift.qtyRegistered}/{shift.qtyRequired}
                      <span className="for-screen-readers">{missing ? ', people missing' : ', full'}</span>
                    </td>
                    <td className="px-2 text-right">
                      <Link
                        to={`${paths.manageEvent(eventId)}&shift=${shift.id}`}
                        aria-label={`Edit ${role}, ${formatShortDay(shift.date)}, ${formatTimeRange(shift.startTime, shift.endTime)}`}
                        className="inline-flex size-11 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink"
                      >
                        <Pencil aria-hidden="true" className="size-4.5" />
                      </Link>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </OverviewSection>
  );
}
