import { rowFillTone } from '@trailcrew/api/contract/report';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Fragment, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { count, grouped } from '../../formatting/counts';
import { formatShortDay, markedName } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import { Button } from '../../ui/button';
import { FillBar } from '../../ui/fill-bar';
import { figuresIn, type ReportRow } from './report-row';
import { ShiftPeople } from './shift-people';

const rowsAtOnce = 50;
const head = 'sticky top-0 z-10 border-b border-hairline bg-card px-3 py-2 text-left text-sm font-semibold';

/** Every shift with how full it is; a row opens to show its signups. */
export function ReportTable({ rows, showEvent }: { rows: readonly ReportRow[]; showEvent: boolean }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [limit, setLimit] = useState(rowsAtOnce);
  // Paper shows every row, as it has no button for more.
  useEffect(() => {
    const showAll = () => flushSync(() => setLimit(rows.length));
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, [rows.length]);
  const toggle = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  const shown = rows.slice(0, limit);
  return (
    <>
      <div className="relative rounded-card border border-hairline bg-card">
        <table className="w-full border-collapse text-sm print:text-xs print:[&_tr]:break-inside-avoid">
          <caption className="for-screen-readers">Shifts and how full they are</caption>
          <thead>
            <tr>
              <th scope="col" className={`${head} no-print w-11`}>
                <span className="for-screen-readers">Signups</span>
              </th>
              <th scope="col" className={head}>
                Role
              </th>
              <th scope="col" className={`${head} hidden sm:table-cell`}>
                Category
              </th>
              <th scope="col" className={`${head} hidden sm:table-cell`}>
                Shift
              </th>
              <th scope="col" className={`${head} hidden text-right sm:table-cell`}>
                Assigned
              </th>
              <th scope="col" className={`${head} w-28 lg:w-44 print:w-28`}>
                Fill
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row
                key={row.id}
                row={row}
                showEvent={showEvent}
                open={open.has(row.id)}
                onToggle={() => toggle(row.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > limit ? (
        <p className="no-print mt-4 flex flex-wrap items-center gap-4 text-sm text-muted">
          <Button onClick={() => setLimit(limit + rowsAtOnce)}>
            Show {grouped(Math.min(rowsAtOnce, rows.length - limit))} more
          </Button>
          {grouped(limit)} of {count(rows.length, 'shift')}
        </p>
      ) : null}
    </>
  );
}

interface RowProps {
  row: ReportRow;
  showEvent: boolean;
  open: boolean;
  onToggle: () => void;
}

function Row({ row, showEvent, open, onToggle }: RowProps) {
  const { date, startTime, endTime, qtyRegistered, qtyRequired, fillPercentage } = row;
  const [roleName, categoryName, eventName] = [row.opportunity.name, row.category.name, row.event.name];
  const { needed } = figuresIn(row);
  const time = formatTimeRange(startTime, endTime);
  const when = `${formatShortDay(date)}, ${time}`;
  const Arrow = open ? ChevronDown : ChevronRight;
  return (
    <Fragment>
      <tr className="border-b border-hairline align-middle last:border-0 hover:bg-sunken">
        <td className="no-print w-11 sm:pl-1">
          <button
            type="button"
            aria-expanded={open}
            onClick={onToggle}
            className="inline-flex size-11 items-center justify-center rounded-control text-muted hover:text-ink"
          >
            <Arrow aria-hidden="true" className="size-5" />
            <span className="for-screen-readers">
              Signups of {roleName}, {when}
            </span>
          </button>
        </td>
        <th scope="row" className="py-2 pr-2 text-left font-semibold wrap-anywhere sm:min-w-40 sm:px-3 print:min-w-32">
          {roleName}
          <span className="block font-normal text-muted sm:hidden">
            {categoryName} · {when}
          </span>
          {showEvent ? <span className="block font-normal text-muted">{markedName(eventName, row.event)}</span> : null}
        </th>
        <td className="hidden px-3 py-2 sm:table-cell">{categoryName}</td>
        <td className="hidden px-3 py-2 whitespace-nowrap tabular-nums sm:table-cell">
          <span className="block">{formatShortDay(date)}</span>
          <span className="block text-muted">{time}</span>
        </td>
        <td className="hidden px-3 py-2 text-right whitespace-nowrap tabular-nums sm:table-cell">
          {grouped(qtyRegistered)} / {grouped(qtyRequired)}
        </td>
        <td className="px-3 py-2">
          <span className="flex justify-between gap-2 whitespace-nowrap tabular-nums">
            <span className={needed > 0 ? 'font-semibold' : 'text-muted'}>
              {needed > 0 ? `${fillPercentage}%` : offWords(row)}
            </span>
            <span className="text-muted">
              <span className="sm:hidden">
                {grouped(qtyRegistered)} / {grouped(qtyRequired)}
              </span>
              <span className="hidden sm:inline">{words(row)}</span>
            </span>
          </span>
          {needed > 0 ? <FillBar taken={qtyRegistered} of={qtyRequired} tone={rowFillTone(fillPercentage)} /> : null}
        </td>
      </tr>
      {open ? (
        <tr className="border-b border-hairline bg-sunken">
          <td colSpan={6} className="px-3 py-3 sm:pl-14">
            <ShiftPeople shiftId={row.id} />
          </td>
        </tr>
      ) : null}
    </Fragment>
  );
}

function words(row: ReportRow): string {
  const { needed, missing } = figuresIn(row);
  if (needed === 0) return '';
  if (missing > 0) return `${grouped(missing)} missing`;
  if (row.heldCount > 0) return `${grouped(row.heldCount)} held`;
  return row.qtyRegistered > row.qtyRequired ? 'over-full' : 'full';
}

/** Why nobody is needed. */
function offWords({ cancelledAt }: ReportRow): string {
  return cancelledAt ? 'Called off' : 'Cancelled';
}
