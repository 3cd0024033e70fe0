import { ArrowLeft, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { publicSettings, useDocumentTitle } from '../../app/settings';
import { formatLongDay, formatShiftDayOfYear } from '../../formatting/days';
import { formatHours } from '../../formatting/hours';
import { wallClock } from '../../formatting/times';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/fields/select-field';
import { Notice } from '../../ui/notice';

/** A shift that counts. */
export interface CertifiedShift {
  id: string;
  /** YYYY-MM-DD */
  date: string;
  role: string;
  event: string;
  minutes: number;
}

interface CertificateProps {
  name: string;
  shifts: readonly CertifiedShift[];
  /** The address of the page from which it was opened. */
  back: string;
}

/** What somebody helped, year by year, to print and to sign. */
export function Certificate({ name, shifts, back }: CertificateProps) {
  useDocumentTitle(`Certificate · ${name}`);
  const years = [...new Set(shifts.map(({ date }) => date.slice(0, 4)))].sort().reverse();
  const [year, setYear] = useState(years[0] ?? '');
  const shown = shifts
    .filter(({ date, minutes }) => minutes > 0 && date.startsWith(year))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  const { organisationName, timeZone } = publicSettings();
  const [today] = useState(() => wallClock(timeZone, new Date()).slice(0, 10));
  return (
    <div className="page-width py-6 md:py-10">
      <div className="no-print mb-6 flex flex-wrap items-end justify-between gap-4">
        <Link
          to={back}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-sm font-semibold text-primary hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back
        </Link>
        <div className="flex items-end gap-3">
          {years.length > 1 ? (
            <SelectField
              label="Year"
              value={year}
              choices={[...years.map((one) => ({ value: one, label: one })), { value: '', label: 'All years' }]}
              onChange={setYear}
            />
          ) : null}
          <Button kind="primary" disabled={shown.length === 0} onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            Print
          </Button>
        </div>
      </div>
      {shown.length === 0 ? (
        <Notice level={1} title="No hours yet">
          <p>Hours count once a shift is over.</p>
        </Notice>
      ) : (
        <article className="mx-auto max-w-2xl rounded-card border border-hairline bg-card p-6 sm:p-10 print:max-w-none print:border-0 print:p-0">
          <p className="text-center font-semibold wrap-anywhere">{organisationName}</p>
          <h1 className="mt-6 text-center text-2xl">Certificate of Volunteering</h1>
          <p className="mt-6 text-center text-lg wrap-anywhere">
            <strong>{name}</strong> helped as a volunteer for{' '}
            <strong className="whitespace-nowrap">{inWords(shown)}</strong>
            {year ? ` in ${year}` : ''}.
          </p>
          <table className="mt-8 w-full border-collapse text-sm">
            <caption className="for-screen-readers">Shifts</caption>
            <thead>
              <tr className="border-b border-hairline text-left">
                <th scope="col" className="py-2 pr-3 font-semibold">
                  Day
                </th>
                <th scope="col" className="py-2 pr-3 font-semibold">
                  Event and role
                </th>
                <th scope="col" className="py-2 text-right font-semibold">
                  Hours
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id, date, event, role, minutes }) => (
                <tr key={id} className="border-b border-hairline align-top print:break-inside-avoid">
                  <td className="py-2 pr-3 tabular-nums">{formatShiftDayOfYear(date)}</td>
                  <td className="py-2 pr-3 wrap-anywhere">
                    {event} <span className="text-muted">· {role}</span>
                  </td>
                  <td className="py-2 text-right whitespace-nowrap tabular-nums">{formatHours(minutes)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className="mt-16 grid grid-cols-2 gap-8 text-sm print:break-inside-avoid">
            <p className="border-t border-current pt-2">{formatLongDay(today)}</p>
            <p className="border-t border-current pt-2">Signature</p>
          </div>
        </article>
      )}
    </div>
  );
}

function inWords(shifts: readonly CertifiedShift[]): string {
  const minutes = shifts.reduce((sum, one) => sum + one.minutes, 0);
  const hours = formatHours(minutes).replace(' h', '');
  return `${hours} ${hours === '1' ? 'hour' : 'hours'}`;
}
