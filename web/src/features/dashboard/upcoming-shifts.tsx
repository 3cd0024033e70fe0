import { figuresOf } from '@trailcrew/api/contract/programme/figures';
import { Pencil } from 'lucide-react';
import { grouped } from '../../formatting/counts';
import { formatShortDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import { IconButton } from '../../ui/icon-button';
import type { MyCategory_CategoryFragment } from './my-category.generated';
import { OverviewSection } from './overview-section';
import { upcomingShifts } from './find-upcoming-shifts';

interface UpcomingShiftsProps {
  categories: MyCategory_CategoryFragment[];
  onEdit: (shiftId: string) => void;
  /** YYYY-MM-DD in the event's time zone. */
  today: string;
  eventState: string;
}

const head = 'px-4 py-2 text-left text-sm font-semibold text-muted';

/** The next shifts of the lead's categories: a table, and on a phone its rows as short cards. */
export function UpcomingShifts({ categories, today, eventState, onEdit }: UpcomingShiftsProps) {
  const shifts = upcomingShifts(categories, today);
  return (
    <OverviewSection title="Upcoming Shifts">
      {shifts.length === 0 ? (
        <p className="rounded-card border border-hairline bg-card px-5 py-4 text-muted">No upcoming shifts</p>
      ) : (
        <div className="rounded-card border border-hairline bg-card">
          <table className="w-full border-collapse">
            <thead className="hidden border-b border-hairline md:table-header-group">
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
                const { missing } = figuresOf({ ...shift, eventState });
                const off = shift.cancelledAt !== null || eventState === 'CANCELLED';
                return (
                  <tr key={shift.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 py-2 md:table-row">
                    <td className="px-4 text-sm whitespace-nowrap tabular-nums md:py-2">
                      <span className="block font-semibold">{formatShortDay(shift.date)}</span>
                      <span className="block text-muted">{formatTimeRange(shift.startTime, shift.endTime)}</span>
                    </td>
                    <td className="col-start-1 px-4 md:py-2">{role}</td>
                    <td className="col-start-1 px-4 text-sm text-muted md:py-2 md:text-base">{category}</td>
                    <td
                      className={`col-start-2 row-start-1 px-4 text-right font-semibold whitespace-nowrap tabular-nums md:py-2 ${off ? 'text-muted' : missing > 0 ? 'text-warm' : 'text-good'}`}
                    >
                      {off ? 'Called off' : `${grouped(shift.qtyRegistered)}/${grouped(shift.qtyRequired)}`}
                      <span className="for-screen-readers">
                        {off ? '' : missing > 0 ? ', people missing' : ', full'}
                      </span>
                    </td>
                    <td className="col-start-2 row-span-2 row-start-2 px-2 text-right">
                      <IconButton
                        label={`Edit ${role}, ${formatShortDay(shift.date)}, ${formatTimeRange(shift.startTime, shift.endTime)}`}
                        onClick={() => onEdit(shift.id)}
                      >
                        <Pencil aria-hidden="true" className="size-4.5" />
                      </IconButton>
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
