import { count } from '../../formatting/counts';
import { formatLongDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import { QrCode } from '../../ui/qr-code';
import { PageLine } from './page-line';
import { startWords, type PostSheet } from './print-papers';

/** Lines for people who come along. */
const blankLines = 2;
const cell = 'h-8 border border-hairline px-2 py-1 align-top print:h-7 print:py-0.5';
/** What is written on paper alone; a phone's screen has no room for it. */
const onPaper = 'hidden sm:table-cell print:table-cell';
/** Names have room for one line: with two shifts of ten people a post is on one page. */
const columns = [
  { heading: 'Name', look: 'w-[55%] sm:w-[37%] print:w-[37%]' },
  { heading: 'Phone', look: 'w-[45%] sm:w-[24%] print:w-[24%]' },
  { heading: 'Arrived', look: `w-[13%] ${onPaper}` },
  { heading: 'Signature', look: onPaper },
];

interface PostPaperProps {
  event: { name: string; timeZone: string };
  sheet: PostSheet;
  /** Which sheet of how many it is. */
  page: number;
  pages: number;
}

/** A post on a page of its own: what it needs and by when, who comes, lines to sign, and the way there. */
export function PostPaper({ event: { name: eventName, timeZone }, sheet, page, pages }: PostPaperProps) {
  const { post, day, lead, shifts } = sheet;
  return (
    <section className="paper mt-6 rounded-card border border-hairline bg-card p-5 print:mt-0 print:border-0 print:p-0">
      <header className="flex flex-col justify-between gap-x-6 gap-y-3 border-b-2 border-current pb-3 sm:flex-row sm:items-start print:flex-row print:items-start">
        <div className="min-w-0">
          <h2 className="text-[24pt] leading-tight font-bold wrap-anywhere">{post.place ?? post.category.name}</h2>
          <p className="text-lg">{formatLongDay(day)}</p>
          <p className="mt-2 text-lg font-semibold">At least {count(post.minimumStaff, 'person', 'people')}</p>
          {startWords(sheet, timeZone).map((words) => (
            <p key={words} className="wrap-anywhere">
              {words}
            </p>
          ))}
          <p className="mt-2 text-sm wrap-anywhere">
            {eventName} · {post.category.name}
            {lead ? ` · Lead: ${[lead.name, lead.phone].filter(Boolean).join(', ')}` : ''}
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
              {columns.map(({ heading, look }) => (
                <th key={heading} scope="col" className={`${cell} ${look} font-semibold`}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map(({ id: person, firstName, lastName, phone }) => (
              <tr key={person} className="print:break-inside-avoid">
                <td className={`${cell} font-semibold`}>
                  {firstName} {lastName}
                </td>
                <td className={`${cell} tabular-nums`}>{phone}</td>
                <td className={`${cell} ${onPaper}`} />
                <td className={`${cell} ${onPaper}`} />
              </tr>
            ))}
            {Array.from({ length: blankLines }, (_, line) => (
              <tr key={`blank ${line}`}>
                {columns.map(({ heading, look }) => (
                  <td key={heading} className={`${cell} ${look}`} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <PageLine what="Sheet" page={page} pages={pages} />
    </section>
  );
}
