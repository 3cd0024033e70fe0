import type { HoursBy } from '@trailcrew/api/contract/hours';
import { count, grouped } from '../../formatting/counts';
import { formatHours } from '../../formatting/hours';
import type { HoursRow_RowFragment } from './hours-page.generated';

const headings: Record<HoursBy, string> = {
  PERSON: 'Name',
  HOUSEHOLD: 'Household',
  EVENT: 'Event',
  CATEGORY: 'Category',
};
const cell = 'px-3 py-3 text-right align-top tabular-nums';

interface HoursTableProps {
  rows: readonly HoursRow_RowFragment[];
  by: HoursBy;
  onPerson: (row: HoursRow_RowFragment) => void;
}

/** The rows by name. A phone shows the name and the hours, with the rest in a line below the name. */
export function HoursTable({ rows, by, onPerson }: HoursTableProps) {
  const columns = ['Shifts', 'Presumed', 'Not settled', 'Did not come'];
  return (
    <table className="mt-2 w-full border-collapse text-sm">
      <caption className="for-screen-readers">Hours by {headings[by].toLowerCase()}</caption>
      <thead>
        <tr className="border-b border-hairline align-bottom">
          <th scope="col" className="py-2 pr-3 text-left font-semibold">
            {headings[by]}
          </th>
          {columns.map((heading) => (
            <th key={heading} scope="col" className="hidden px-3 py-2 text-right font-semibold md:table-cell">
              {heading}
            </th>
          ))}
          <th scope="col" className="py-2 pl-3 text-right font-semibold">
            Hours
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="border-b border-hairline">
            <th scope="row" className="py-1 pr-3 text-left align-top font-normal wrap-anywhere">
              {by === 'PERSON' ? (
                <button
                  type="button"
                  className="prose-link min-h-11 text-left font-semibold"
                  onClick={() => onPerson(row)}
                >
                  {row.name}
                </button>
              ) : (
                <span className="inline-flex min-h-11 items-center font-semibold">{row.name}</span>
              )}
              {row.email ? <span className="block text-muted">{row.email}</span> : null}
              <span className="block text-muted tabular-nums md:hidden">{phoneLine(row)}</span>
            </th>
            <td className={`hidden md:table-cell ${cell}`}>{grouped(row.shifts)}</td>
            <td className={`hidden text-muted md:table-cell ${cell}`}>
              {row.presumedMinutes > 0 ? formatHours(row.presumedMinutes) : '–'}
            </td>
            <td className={`hidden text-muted md:table-cell ${cell}`}>
              {row.unsettled > 0 ? grouped(row.unsettled) : '–'}
            </td>
            <td className={`hidden text-muted md:table-cell ${cell}`}>{row.missed > 0 ? grouped(row.missed) : '–'}</td>
            <td className="py-3 pl-3 text-right align-top font-semibold whitespace-nowrap tabular-nums">
              {formatHours(row.minutes)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function phoneLine({ shifts, presumedMinutes, unsettled, missed }: HoursRow_RowFragment): string {
  return [
    count(shifts, 'shift'),
    ...(presumedMinutes > 0 ? [`${formatHours(presumedMinutes)} presumed`] : []),
    ...(unsettled > 0 ? [`${grouped(unsettled)} not settled`] : []),
    ...(missed > 0 ? [`${grouped(missed)} missed`] : []),
  ].join(' · ');
}
