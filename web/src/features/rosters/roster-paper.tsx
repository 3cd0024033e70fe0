import { formatLongDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import { inChunks } from '../../ui/loading/in-chunks';
import { ContactButtons } from '../../ui/contact-buttons';
import { LazyChunk } from '../../ui/loading/lazy-chunk';
import type { RosterSheet, RosterShift } from './roster-sheets';

/** Shifts that are built and removed together. */
const chunkSize = 5;
/** The first screen, which is built at once. */
const builtAtOnce = 10;

/** Free lines of a shift for people who come along: at least one, and no more than fit. */
const blankLines = ({ free, off }: RosterShift) => (off ? 0 : Math.max(1, Math.min(free, 12)));

/** The estimated height of the shifts, so that a page that is not built yet scrolls like one that is. */
function heightOf(shifts: readonly RosterShift[]): number {
  const lines = shifts.reduce((sum, shift) => sum + shift.taken + blankLines(shift), 0);
  return lines * 2.25 + shifts.length * 4.375;
}

/** The estimated height of a whole sheet, in rem. */
export function heightOfSheet({ shifts }: RosterSheet): number {
  return heightOf(shifts) + 8.5;
}

interface RosterPaperProps {
  eventName: string;
  sheet: RosterSheet;
  /** The number of shifts on the sheets before it. */
  before: number;
  /** This many shifts, counted from the first of all, are built without being scrolled to. */
  builtWhenIdle: number;
  /** Build all of it at once. */
  eager: boolean;
}

/** A sheet of paper: black on white, with a line to sign for everybody and free lines for people who come along. */
export function RosterPaper({ eventName, sheet, before, builtWhenIdle, eager }: RosterPaperProps) {
  const { category, day, place, lead, shifts } = sheet;
  return (
    <article className="roster-sheet">
      <header className="flex flex-wrap justify-between gap-x-6 border-b-2 border-current pb-2">
        <div>
          <h2 className="text-xl">{category}</h2>
          <p className="text-base">
            {formatLongDay(day)}
            {sheet.sinceYesterday ? ' · since yesterday' : null}
          </p>
        </div>
        <p className="text-sm sm:text-right">
          <strong className="block">{eventName}</strong>
          {place ?? 'Place to be announced'}
          {lead ? <span className="block">Lead: {lead}</span> : null}
        </p>
      </header>
      {inChunks(shifts, chunkSize).map((chunk, index) => (
        <LazyChunk
          key={index}
          eager={eager || before + index * chunkSize < builtAtOnce}
          whenIdle={before + index * chunkSize < builtWhenIdle}
          height={`${heightOf(chunk)}rem`}
          render={() => chunk.map((shift) => <ShiftLines key={shift.id} shift={shift} />)}
        />
      ))}
    </article>
  );
}

function ShiftLines({ shift }: { shift: RosterShift }) {
  const { role, startTime, endTime, notes, people, taken, needed, held, off } = shift;
  // While the names load their lines are there.
  const blank = blankLines(shift) + taken - people.length;
  return (
    <section className="roster-shift mt-5">
      <h3 className="text-base tabular-nums">
        {formatTimeRange(startTime, endTime)} · {role}
        <span className="text-sm font-normal">
          {' '}
          {off ? 'Called off: nobody is to come' : `(${taken} of ${needed}${held > 0 ? `, ${held} held` : ''})`}
        </span>
      </h3>
      {notes ? <p className="text-sm">{notes}</p> : null}
      <table className="mt-1 w-full table-fixed border-collapse text-sm wrap-anywhere">
        <thead>
          <tr className="text-left">
            <th scope="col" className="w-3/5 font-semibold sm:w-1/3 print:w-1/3">
              Name
            </th>
            <th scope="col" className="font-semibold sm:w-1/4 print:w-1/4">
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
          {people.map(({ id, name, phone, email }) => (
            <tr key={id} className="roster-line">
              <td className="font-semibold">{name}</td>
              <td className="tabular-nums">
                <span className="whitespace-nowrap">{phone}</span>
                <ContactButtons name={name} phone={phone} email={email} />
              </td>
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
