import { count } from '../../formatting/counts';
import { formatLongDay } from '../../formatting/days';
import { formatTime, formatTimeRange } from '../../formatting/times';
import { QrCode } from '../../ui/qr-code';
import type { PostSheet } from './print-papers';

/** Lines for people who come along. */
const blankLines = 2;
const cell = 'h-8 border border-hairline px-2 py-1 align-top print:h-7 print:py-0.5';
/** Names have room for one line: with two shifts of ten people a post is on one page. */
const columns = [
  { heading: 'Name', width: 'w-[37%]' },
  { heading: 'Phone', width: 'w-[24%]' },
  { heading: 'Arrived', width: 'w-[13%]' },
  { heading: 'Signature', width: '' },
];

/** A post on a page of its own: what it needs and by when, who comes, lines to sign, and the way there. */
export function PostPaper({ eventName, sheet }: { eventName: string; sheet: PostSheet }) {
  const { post, day, lead, starts, shifts } = sheet;
  return (
    <section className="paper mt-6 rounded-card border border-hairline bg-card p-5 print:mt-0 print:border-0 print:p-0">
      <header className="flex items-start justify-between gap-6 border-b-2 border-current pb-3">
        <div className="min-w-0">
          <h2 className="text-[24pt] leading-tight font-bold wrap-anywhere">{post.place ?? post.category.name}</h2>
          <p className="text-lg">{formatLongDay(day)}</p>
          <p className="mt-2 text-lg font-semibold">At least {count(post.minimumStaff, 'person', 'people')}</p>
          {starts.map(({ id, name, time }) => (
            <p key={id} className="wrap-anywhere">
              {name} starts at {formatTime(time)}: be there by {formatTime(earlier(time, post.staffedByMinutes))}
            </p>
          ))}
          <p className="mt-2 text-sm wrap-anywhere">
            {eventName} · {post.category.name}
            {lead ? ` · Lead: ${lead}` : ''}
          </p>
        </div>
        {post.mapUrl ? (
          <div className="w-[35mm] shrink-0 text-center text-[8pt] wrap-anywhere">
            <QrCode text={post.mapUrl} label="QR code of the map" />
            {post.mapUrl}
          </div>
        ) : null}
      </header>
      {shifts.map(({ id, role, startTime, endTime, people }) => (
        <table
          key={id}
          className="mt-5 w-full table-fixed border-collapse text-sm wrap-anywhere print:mt-3 print:break-inside-avoid"
        >
          <caption className="py-1 text-left text-base font-semibold tabular-nums">
            {formatTimeRange(startTime, endTime)} · {role}
          </caption>
          <thead>
            <tr className="text-left">
              {columns.map(({ heading, width }) => (
                <th key={heading} scope="col" className={`${cell} ${width} font-semibold`}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map(({ id: person, firstName, lastName, phone }) => (
              <tr key={person}>
                <td className={`${cell} font-semibold`}>
                  {firstName} {lastName}
                </td>
                <td className={`${cell} whitespace-nowrap tabular-nums`}>{phone}</td>
                <td className={cell} />
                <td className={cell} />
              </tr>
            ))}
            {Array.from({ length: blankLines }, (_, line) => (
              <tr key={`blank ${line}`}>
                {columns.map(({ heading }) => (
                  <td key={heading} className={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

/** A time (HH:MM) so many minutes earlier; the day before counts round. */
function earlier(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = (hour * 60 + minute - minutes + 2 * 1440) % 1440;
  return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
