import { formatLongDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import { PageLine } from './page-line';
import { peopleOf, type PrintedShift } from './print-papers';
import { wallPages } from './wall-pages';

const lineOf = ({ startTime, endTime, role, place }: PrintedShift) =>
  [formatTimeRange(startTime, endTime), role, place].filter(Boolean).join(' · ');

/** Who is where on each day, by last name, in letters to read on a wall; no phone numbers. */
export function WallList({ eventName, shifts }: { eventName: string; shifts: readonly PrintedShift[] }) {
  const days = [...new Set(shifts.map(({ date }) => date))];
  const pages = days.flatMap((day) =>
    wallPages(peopleOf(shifts.filter(({ date }) => date === day)), lineOf, eventName).map((people) => ({
      day,
      people,
    })),
  );
  return pages.map(({ day, people }, page) => (
    <section key={page} className="paper mt-6 print:mt-0">
      <header className="border-b-2 border-current pb-2">
        <h2 className="text-[28pt] leading-tight font-bold">{formatLongDay(day)}</h2>
        <p className="text-lg wrap-anywhere">{eventName}</p>
      </header>
      <ul>
        {people.map(({ id, firstName, lastName, shifts: own }) => (
          <li key={id} className="border-b border-hairline py-2 print:break-inside-avoid">
            <p className="text-[28pt] leading-tight font-semibold wrap-anywhere">
              {firstName} {lastName}
            </p>
            {own.map((shift) => (
              <p key={shift.id} className="text-[16pt] leading-snug wrap-anywhere tabular-nums">
                {lineOf(shift)}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <PageLine page={page + 1} pages={pages.length} />
    </section>
  ));
}
