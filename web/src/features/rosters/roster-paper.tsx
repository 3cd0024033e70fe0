import { formatLongDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import type { RosterSheet, RosterShift } from './roster-sheets';

/** A sheet of paper: black on white, with a line to sign for everybody and free lines for whoever comes along. */
export function RosterPaper({ eventName, sheet }: { eventName: string; sheet: RosterSheet }) {
  const { category, day, place, lead, shifts } = sheet;
  return (
    <article className="roster-sheet">
      <header className="flex flex-wrap justify-between gap-x-6 border-b-2 border-current pb-2">
        <div>
          <h2 className="text-xl">{category}</h2>
          <p className="text-base">{formatLongDay(day)}</p>
        </div>
        <p className="text-sm sm:text-right">
          <strong className="block">{eventName}</strong>
          {place ?? 'Place to be announced'}
          {lead ? <span className="block">Lead: {lead}</span> : null}
        </p>
      </header>
      {shifts.map((shift) => (
        <ShiftLines key={shift.id} shift={shift} />
      ))}
    </article>
  );
}

function ShiftLines({ shift: { role, startTime, endTime, notes, people, free } }: { shift: RosterShift }) {
  // One free line at least, and no more than fit: somebody always comes along.
  const blank = Math.max(1, Math.min(free, 12));
  return (
    <section className="roster-shift mt-5">
      <h3 className="text-base tabular-nums">
        {formatTimeRange(startTime, endTime)} · {role}
        <span className="text-sm font-normal">
          {' '}
          ({people.length} of {people.length + free})
        </span>
      </h3>
      {notes ? <p className="text-sm">{notes}</p> : null}
      <table className="mt-1 w-full table-fixed border-collapse text-sm wrap-anywhere">
        <thead>
          <tr className="text-left">
            <th scope="col" className="w-3/5 font-semibold sm:w-1/3 print:w-1/3">
              Name
            </th>
            <th scope="col" className="font-semibold sm:w-1/5 print:w-1/5">
              Phone
            </th>
            <th scope="col" className="hidden w-1/6 font-semibold sm:table-cell print:table-cell">
              Arrived
            </th>
            <th scope="col" className="hidden font-semibold sm:table-cell print:table-cell">
              Signature
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, name, phone }) => (
            <tr key={id} className="roster-line">
              <td className="font-semibold">{name}</td>
              <td className="tabular-nums">{phone}</td>
              <td className="hidden sm:table-cell print:table-cell" />
              <td className="hidden sm:table-cell print:table-cell" />
            </tr>
          ))}
          {Array.from({ length: blank }, (_, index) => (
            <tr key={`blank ${index}`} className="roster-line">
              <td />
              <td />
              <td className="hidden sm:table-cell print:table-cell" />
              <td className="hidden sm:table-cell print:table-cell" />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
