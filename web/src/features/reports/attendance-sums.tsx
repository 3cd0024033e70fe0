import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { LoadFailureLine, OutOfDate } from '../../forms/load-failure';
import { grouped } from '../../formatting/counts';
import { Skeleton } from '../../ui/loading/skeleton';
import { useAttendanceSumsQuery, type AttendanceRow_SumFragment } from './attendance-sums.generated';

type Figures = Omit<AttendanceRow_SumFragment, '__typename' | 'categoryId' | 'category'>;

/** The columns: a heading, and the words after the figure on a phone. */
const columns = [
  ['expected', 'Expected', 'expected'],
  ['came', 'Came', 'came'],
  ['noShow', 'Did not come', 'did not come'],
  ['walkIns', 'Walk-ins', 'walked in'],
  ['unsettled', 'Not settled', 'not settled'],
  ['cameAnyway', 'Came although cancelled', 'came although cancelled'],
] as const satisfies readonly (readonly [keyof Figures, string, string])[];

/** Nobody is marked without being counted in one of these. */
const marked = ['came', 'noShow', 'walkIns', 'unsettled', 'cameAnyway'] as const;

const cell = 'hidden px-3 py-2 text-right tabular-nums sm:table-cell';

interface AttendanceSumsProps {
  eventId: string;
  hasBegun: boolean;
  /** The report is of one day, and these figures are not. */
  ofOneDay: boolean;
}

/** How many people of each category came, once somebody was marked or the event has begun. */
export function AttendanceSums({ eventId, hasBegun, ofOneDay }: AttendanceSumsProps) {
  const { data, error, refetch } = useAttendanceSumsQuery({ variables: { eventId }, fetchPolicy: 'cache-and-network' });
  const sums = data?.attendanceSums;
  const all = sumOf(sums ?? []);
  const isMarked = marked.some((name) => all[name] > 0);
  if (!error && !isMarked && !hasBegun) return null;
  if (!sums && !error) return <Skeleton className="mt-6 h-40 w-full" />;
  const rows = (sums ?? []).filter((sum) => columns.some(([name]) => sum[name] > 0));
  return (
    <section aria-labelledby="attendance-sums" className="mt-6 rounded-card border border-hairline bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="attendance-sums" className="text-lg">
          Attendance {ofOneDay ? <span className="text-base font-normal text-muted">on all days</span> : null}
        </h2>
        <p className="no-print flex flex-wrap gap-x-4 text-sm">
          {all.unsettled + all.cameAnyway > 0 ? (
            <Link to={paths.attendanceOf(eventId)} className="prose-link inline-flex min-h-11 items-center">
              Settle who came
            </Link>
          ) : null}
          {hasBegun ? (
            <Link to={paths.hoursOf(eventId)} className="prose-link inline-flex min-h-11 items-center">
              Hours
            </Link>
          ) : null}
        </p>
      </div>
      {sums ? (
        <OutOfDate error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadFailureLine before="Failed to fetch the attendance." error={error} onRetry={() => void refetch()} />
      )}
      {sums && rows.length === 0 ? <p className="mt-1 text-muted">Nobody is signed up.</p> : null}
      {rows.length > 0 && !isMarked ? <p className="mt-1 text-muted">Nobody has been marked yet.</p> : null}
      {rows.length > 0 ? (
        <table className="mt-2 w-full border-collapse text-sm print:text-xs print:[&_tr]:break-inside-avoid">
          <caption className="for-screen-readers">People who came, by category</caption>
          <thead className="hidden sm:table-header-group">
            <tr className="border-b border-hairline align-bottom">
              <th scope="col" className="py-2 pr-3 text-left font-semibold">
                Category
              </th>
              {columns.map(([name, heading]) => (
                <th key={name} scope="col" className="px-3 py-2 text-right font-semibold">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((sum) => (
              <Row key={sum.categoryId} name={sum.category} sums={sum} />
            ))}
          </tbody>
          {rows.length > 1 ? (
            <tfoot className="border-t border-hairline font-semibold">
              <Row name="All" sums={all} />
            </tfoot>
          ) : null}
        </table>
      ) : null}
    </section>
  );
}

/** A category; a phone shows its figures in a line under its name. */
function Row({ name, sums }: { name: string; sums: Figures }) {
  const words = columns.flatMap(([figure, , word]) => (sums[figure] > 0 ? [`${grouped(sums[figure])} ${word}`] : []));
  return (
    <tr className="border-b border-hairline last:border-0">
      <th scope="row" className="py-2 pr-3 text-left font-semibold wrap-anywhere">
        {name}
        <span className="block font-normal text-muted tabular-nums sm:hidden">{words.join(' · ')}</span>
      </th>
      {columns.map(([figure]) => (
        <td key={figure} className={sums[figure] > 0 ? cell : `${cell} text-muted`}>
          {grouped(sums[figure])}
        </td>
      ))}
    </tr>
  );
}

function sumOf(rows: readonly Figures[]): Figures {
  const all = { expected: 0, came: 0, noShow: 0, walkIns: 0, unsettled: 0, cameAnyway: 0 };
  for (const row of rows) for (const [name] of columns) all[name] += row[name];
  return all;
}
