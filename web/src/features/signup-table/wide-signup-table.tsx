import { createColumnHelper, flexRender, getCoreRowModel, useReactTable } from '@tanstack/react-table';
import type { SignupColumn } from '@trailcrew/api/contract/signups/signup-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay, formatShortDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import { GivenAnswers } from '../questions/given-answers';
import { Contact, StatusWord } from './signup-card';
import type { SignupRow_SignupFragment } from './signup-table.generated';

type Row = SignupRow_SignupFragment;

/** The names of the columns, on a phone too. */
export const signupHeadings: Record<SignupColumn, string> = {
  volunteer: 'Volunteer',
  contact: 'Contact',
  shift: 'Shift Details',
  opportunity: 'Role & Category',
  status: 'Status',
  signedUp: 'Signed Up',
};

/** Shares of the width where text may be long; the others take what they need. */
const widths: Partial<Record<SignupColumn, string>> = {
  volunteer: 'w-[16%]',
  contact: 'w-[24%]',
  opportunity: 'w-[25%]',
};

/** Whether the line below the name is used. */
const hasAnswers = ({ answers, consents }: Row) => [...(answers ?? []), ...(consents ?? [])].length > 0;

const column = createColumnHelper<Row>();

const columns = [
  column.display({
    id: 'volunteer',
    cell: ({ row: { original } }) => (
      <>
        <span
          className={`font-semibold wrap-anywhere ${hasAnswers(original) ? 'line-clamp-1' : 'line-clamp-2'}`}
          title={`${original.volunteer.firstName} ${original.volunteer.lastName}`}
        >
          {original.volunteer.firstName} {original.volunteer.lastName}
        </span>
        <GivenAnswers signup={original} oneLine />
      </>
    ),
  }),
  column.display({ id: 'contact', cell: ({ row: { original } }) => <Contact signup={original} /> }),
  column.display({
    id: 'shift',
    cell: ({ row: { original } }) => (
      <>
        <span className="block whitespace-nowrap">{formatShortDay(original.shift.date)}</span>
        <span className="block text-xs whitespace-nowrap text-muted">
          {formatTimeRange(original.shift.startTime, original.shift.endTime)}
        </span>
      </>
    ),
  }),
  column.display({
    id: 'opportunity',
    cell: ({ row: { original } }) => (
      <>
        <span className="line-clamp-1" title={original.shift.opportunity.name}>
          {original.shift.opportunity.name}
        </span>
        <span className="line-clamp-1 text-xs text-muted" title={original.shift.category.name}>
          {original.shift.category.name}
        </span>
      </>
    ),
  }),
  column.display({ id: 'status', cell: ({ row: { original } }) => <StatusWord signup={original} /> }),
  column.display({
    id: 'signedUp',
    cell: ({ row: { original } }) => <span className="whitespace-nowrap">{formatDay(original.signedUpOn)}</span>,
  }),
];

interface WideSignupTableProps {
  rows: readonly Row[];
  showEvent: boolean;
  sort: { column: SignupColumn; descending: boolean };
  onSort: (column: SignupColumn) => void;
  actions: (signup: Row) => ReactNode;
  box: (signup: Row) => ReactNode;
  boxOfAll: ReactNode;
}

/** The signups as a table that sorts by each column's heading. A row is as high as its buttons, 44 px, with two lines of text. */
export function WideSignupTable({ rows, showEvent, sort, onSort, actions, box, boxOfAll }: WideSignupTableProps) {
  const table = useReactTable({
    data: rows as Row[],
    columns,
    getCoreRowModel: getCoreRowModel(),
    getRowId: ({ id }) => id,
    manualSorting: true,
    manualPagination: true,
  });
  return (
    <table className="w-full border-collapse rounded-card border border-hairline bg-card text-sm tabular-nums">
      <caption className="for-screen-readers">Signups</caption>
      <thead>
        <tr>
          <th scope="col" className="sticky top-0 z-10 w-11 border-b border-hairline bg-card p-0 print:hidden">
            {boxOfAll}
          </th>
          {table.getFlatHeaders().map(({ id }) => (
            <SortableHeading key={id} column={id as SignupColumn} sort={sort} onSort={onSort} />
          ))}
          {showEvent ? (
            <th scope="col" className="sticky top-0 z-10 border-b border-hairline bg-card px-3 text-left">
              Event
            </th>
          ) : null}
          <th scope="col" className="sticky top-0 border-b border-hairline bg-card">
            <span className="for-screen-readers">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} className="border-b border-hairline last:border-0 hover:bg-sunken">
            <td className="p-0 print:hidden">{box(row.original)}</td>
            {row.getVisibleCells().map((cell) => (
              <td key={cell.id} className="px-3 py-px leading-5">
                {flexRender(cell.column.columnDef.cell, cell.getContext())}
              </td>
            ))}
            {showEvent ? (
              <td className="px-3 py-px text-xs leading-5 text-muted">
                <span className="line-clamp-2 min-w-31" title={row.original.shift.event.name}>
                  {row.original.shift.event.name}
                </span>
              </td>
            ) : null}
            <td className="px-1">{actions(row.original)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SortableHeadingProps {
  column: SignupColumn;
  sort: WideSignupTableProps['sort'];
  onSort: WideSignupTableProps['onSort'];
}

function SortableHeading({ column: id, sort, onSort }: SortableHeadingProps) {
  const active = sort.column === id;
  const direction = sort.descending ? 'descending' : 'ascending';
  const ActiveArrow = sort.descending ? ArrowDown : ArrowUp;
  const Arrow = active ? ActiveArrow : ArrowUpDown;
  return (
    <th
      scope="col"
      aria-sort={active ? direction : undefined}
      className={`sticky top-0 z-10 border-b border-hairline bg-card p-0 text-left ${widths[id] ?? ''}`}
    >
      <button
        type="button"
        onClick={() => onSort(id)}
        className={`flex min-h-11 w-full items-center gap-1.5 px-3 text-left font-semibold whitespace-nowrap hover:text-primary ${active ? 'text-primary' : ''}`}
      >
        {signupHeadings[id]}
        <Arrow aria-hidden="true" className={`size-4 shrink-0 ${active ? '' : 'text-muted'}`} />
      </button>
    </th>
  );
}
