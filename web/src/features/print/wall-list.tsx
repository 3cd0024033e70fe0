import { formatLongDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import { peopleOf, type PrintedShift } from './print-papers';

/** Who is where on each day, by last name, in letters to read on a wall; no phone numbers. */
export function WallList({ eventName, shifts }: { eventName: string; shifts: readonly PrintedShift[] }) {
  const days = [...new Set(shifts.map(({ date }) => date))];
  return days.map((day) => (
    <section key={day} className="paper mt-6 print:mt-0">
      <header className="border-b-2 border-current pb-2">
        <h2 className="text-[28pt] leading-tight font-bold">{formatLongDay(day)}</h2>
        <p className="text-lg">{eventName}</p>
      </header>
      <ul>
        {peopleOf(shifts.filter(({ date }) => date === day)).map(({ id, firstName, lastName, shifts: own }) => (
          <li key={id} className="border-b border-hairline py-2 print:break-inside-avoid">
            <p className="text-[28pt] leading-tight font-semibold wrap-anywhere">
              {firstName} {lastName}
            </p>
            {own.map(({ id: shiftId, startTime, endTime, role, place }) => (
              <p key={shiftId} className="text-[16pt] leading-snug wrap-anywhere">
                <span className="whitespace-nowrap tabular-nums">{formatTimeRange(startTime, endTime)}</span> · {role}
                {place ? ` · ${place}` : ''}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  ));
}
