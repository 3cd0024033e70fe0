import type { SignupColumn } from '@trailcrew/api/contract/signup-table';
import { createColumnHelper, flexRender, getCoreRowModel, useReactTable } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { formatDay, formatShortDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import { Menu } from '../../ui/menu';
import { SelectField } from '../../ui/select-field';
import { useMediaQuery } from '../../ui/use-media-query';
import { Contact, SignupCard, StatusWord } from './signup-card';
import type { SignupRow_SignupFragment } from './signup-table.generated';

type Row = SignupRow_SignupFragment;

interface SignupTableProps {
  rows: readonly Row[];
  /** Another page or order is on its way. */
  busy: boolean;
  showEvent: boolean;
  sort: { column: SignupColumn; descending: boolean };
  onSort: (column: SignupColumn) => void;
  /** Missing for whoever may not edit people. */
  onEdit?: (signup: Row) => void;
  onCancel: (signup: Row) => void;
}

const headings: Record<SignupColumn, string> = {
  volunteer: 'Volunteer',
  contact: 'Contact',
  shift: 'Shift Details',
  opportunity: 'Role & Category',
  status: 'Status',
  signedUp: 'Signed Up',
};

/** Shares of the width where text may be long; the others take what they need. */
const widths: Partial<Record<SignupColumn, string>> = {
  volunteer: 'w-[17%]',
  contact: 'w-[26%]',
  opportunity: 'w-[22%]',
};

const column = createColumnHelper<Row>();

const columns = [
  column.display({
    id: 'volunteer',
    cell: ({ row: { original } }) => (
      <span className="font-semibold wrap-anywhere">
        {original.volunteer.firstName} {original.volunteer.lastName}
      </span>
    ),
  }),
  column.display({ id: 'contact', cell: ({ row: { original } }) => <Contact volunteer={original.volunteer} /> }),
  column.display({
    id: 'shift',
    cell: ({ row: { original } }) => (
      <>
        <span className="block whitespace-nowrap">{formatShortDay(original.shiftDate)}</span>
        <span className="whitespace-nowrap text-muted">{formatTimeRange(original.startTime, original.endTime)}</span>
      </>
    ),
  }),
  column.display({
    id: 'opportunity',
    cell: ({ row: { original } }) => (
      <>
        <span className="block">{original.opportunityName}</span>
        <span className="text-muted">{original.categoryName}</span>
      </>
    ),
  }),
  column.display({ id: 'status', cell: ({ row: { original } }) => <StatusWord status={original.status} /> }),
  column.display({
    id: 'signedUp',
    cell: ({ row: { original } }) => <span className="whitespace-nowrap">{formatDay(original.signedUpOn)}</span>,
  }),
];

/** A page of signups: a table on a laptop, cards on a phone. Sorting and paging are the server's. */
export function SignupTable({ rows, busy, showEvent, sort, onSort, onEdit, onCancel }: SignupTableProps) {
  const wide = useMediaQuery('(min-width: 64rem)');
  const entriesOf = (signup: Row) => [
    ...(onEdit ? [{ label: 'Edit volunteer', onSelect: () => onEdit(signup) }] : []),
    ...(signup.status === 'ACTIVE' ? [{ label: 'Cancel signup', danger: true, onSelect: () => onCancel(signup) }] : []),
  ];
  const actions = (signup: Row) => {
    const entries = entriesOf(signup);
    const name = `${signup.volunteer.firstName} ${signup.volunteer.lastName}`;
    return entries.length > 0 ? <Menu label={`Actions for ${name}`} entries={entries} /> : null;
  };
  return (
    <div aria-busy={busy} className={`mt-5 transition-opacity ${busy ? 'opacity-60' : ''}`}>
      {wide ? (
        <WideTable rows={rows} showEvent={showEvent} sort={sort} onSort={onSort} actions={actions} />
      ) : (
        <>
          <SelectField
            label="Sort by"
            value={sort.column}
            choices={Object.entries(headings).map(([value, label]) => ({ value, label }))}
            onChange={(value) => onSort(value as SignupColumn)}
          />
          <ul className="mt-4 grid gap-3">
            {rows.map((signup) => (
              <SignupCard key={signup.id} signup={signup} showEvent={showEvent} actions={actions(signup)} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type WideTableProps = Pick<SignupTableProps, 'rows' | 'showEvent' | 'sort' | 'onSort'> & {
  actions: (signup: Row) => React.ReactNode;
};

function WideTable({ rows, showEvent, sort, onSort, actions }: WideTableProps) {
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
          {table.getFlatHeaders().map(({ id }) => (
            <SortableHeading key={id} column={id as SignupColumn} sort={sort} onSort={onSort} />
          ))}
          <th scope="col" className="sticky top-0 border-b border-hairline bg-card">
            <span className="for-screen-readers">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} className="border-b border-hairline align-top last:border-0 hover:bg-sunken">
            {row.getVisibleCells().map((cell) => (
              <td key={cell.id} className="px-3 py-2.5">
                {flexRender(cell.column.columnDef.cell, cell.getContext())}
                {showEvent && cell.column.id === 'shift' ? (
                  <span className="block text-muted">{row.original.eventName}</span>
                ) : null}
              </td>
            ))}
            <td className="px-1">{actions(row.original)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SortableHeadingProps {
  column: SignupColumn;
  sort: SignupTableProps['sort'];
  onSort: SignupTableProps['onSort'];
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
        {headings[id]}
        <Arrow aria-hidden="true" className={`size-4 shrink-0 ${active ? '' : 'text-muted'}`} />
      </button>
    </th>
  );
}
