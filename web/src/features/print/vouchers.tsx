import { spacedTicket } from '@trailcrew/api/contract/check-in/read-ticket';
import { LoadFailure } from '../../forms/load-failure';
import { grouped } from '../../formatting/counts';
import { formatShiftDay } from '../../formatting/days';
import { inChunks } from '../../ui/loading/in-chunks';
import { Loading } from '../../ui/loading/loading';
import { Notice } from '../../ui/notice';
import { QrCode } from '../../ui/qr-code';
import { linesOf } from './lines-of';
import { PageLine } from './page-line';
import type { PrintedVoucher_MealVoucherFragment } from './vouchers.generated';
import { usePrintVouchersQuery } from './vouchers.generated';

/** Three beside each other and six below fit on A4 and on Letter. */
const onAPage = 18;

/** Sizes of a name: how many sizes of its letters a line is wide, and how many lines there is room for. */
const sizes = [
  { text: 'text-[10pt] leading-[5mm]', width: 8.1, lines: 3 },
  { text: 'text-[7pt] leading-[3mm]', width: 11.5, lines: 5 },
] as const;

/** For what fits in none of them. */
const smallest = 'text-[4.5pt] leading-[1.8mm]';

interface VouchersProps {
  eventId: string;
  eventName: string;
  /** YYYY-MM-DD and UUID; empty: all. */
  day: string;
  category: string;
}

/** A meal voucher of 60 x 40 mm for each meal, eighteen on a page, with the kitchen's counts above them on the screen. */
export function Vouchers({ eventId, eventName, day, category }: VouchersProps) {
  const { data, error, refetch } = usePrintVouchersQuery({ variables: { eventId }, fetchPolicy: 'no-cache' });
  if (!data) return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <Loading each="h-40" />;
  const { vouchers, days } = data.mealVouchers;
  const chosen = vouchers.filter(
    (one) => (!day || one.day === day) && (!category || one.categoryIds.includes(category)),
  );
  if (chosen.length === 0)
    return (
      <Notice title={vouchers.length === 0 ? 'No meal vouchers' : 'No meal vouchers in this choice'}>
        <p>
          {vouchers.length === 0
            ? 'Choose in the event settings how much help earns a meal voucher. The vouchers of everyone who is signed up appear here.'
            : 'Choose another day or category.'}
        </p>
      </Notice>
    );
  return (
    <>
      <table className="no-print mt-6 text-left text-sm tabular-nums">
        <caption className="pb-1 text-left font-semibold">For the kitchen</caption>
        <thead>
          <tr>
            {['Day', 'Vouchers', 'Used'].map((heading) => (
              <th key={heading} scope="col" className="py-1 pr-6 font-normal text-muted">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((one) => (
            <tr key={one.day} className="border-t border-hairline">
              <th scope="row" className="py-1 pr-6 font-normal">
                {formatShiftDay(one.day)}
              </th>
              <td className="pr-6">{grouped(one.printed)}</td>
              <td className="pr-6">{grouped(one.used)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {inChunks(chosen, onAPage).map((some, page, { length }) => (
        <section key={page} className="paper mt-6 print:mt-0">
          <ul className="grid grid-cols-[repeat(auto-fill,60mm)] print:grid-cols-[60mm_60mm_60mm]">
            {some.map((voucher) => (
              <Voucher key={voucher.code} eventName={eventName} voucher={voucher} />
            ))}
          </ul>
          <PageLine page={page + 1} pages={length} />
        </section>
      ))}
    </>
  );
}

function Voucher({ eventName, voucher }: { eventName: string; voucher: PrintedVoucher_MealVoucherFragment }) {
  const { code, address, firstName, lastName, day, number } = voucher;
  const name = `${firstName} ${lastName}`;
  const size = sizes.find(({ width, lines }) => linesOf(name, width) <= lines)?.text ?? smallest;
  return (
    <li className="flex h-[40mm] w-[60mm] flex-col justify-between overflow-hidden border border-dashed border-hairline bg-card p-[2.5mm]">
      <p className="truncate text-[7pt] font-semibold">{eventName}</p>
      <div className="flex items-center gap-[2mm]">
        <div className="w-[23mm] shrink-0">
          <QrCode text={address} label={`QR code of voucher ${number} of ${name}`} />
        </div>
        <div className="min-w-0">
          <p className={`max-h-[15mm] overflow-hidden font-bold wrap-anywhere ${size}`}>{name}</p>
          <p className="text-[8pt] leading-tight">
            Meal {number} · {formatShiftDay(day)}
          </p>
        </div>
      </div>
      <p className="text-center font-mono text-[8pt] whitespace-nowrap">{spacedTicket(code)}</p>
    </li>
  );
}
