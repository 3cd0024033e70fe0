import { ChevronRight, MailWarning } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { LoadFailureLine } from '../../forms/load-failure';
import { count, grouped } from '../../formatting/counts';
import { formatShortDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import { Loading } from '../../ui/loading/loading';
import { useOpens } from '../../session/session';
import { useDashboardNeedsQuery, type DashboardNeedsQuery, type NeedsRow_ShiftFragment } from './needs.generated';
import { OverviewSection } from './overview-section';

/** What needs attention: mails that did not arrive, and missing people today, tomorrow, this week, later, each with a link. */
export function Needs() {
  // People act on it, so it is always read from the server.
  const { data, error, refetch } = useDashboardNeedsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data)
    return (
      <OverviewSection title="Needs you today">
        {error ? <LoadFailureLine error={error} onRetry={() => void refetch()} /> : <Loading each="h-40" rows={1} />}
      </OverviewSection>
    );
  const { missing, shiftCount, byTime } = data.needs;
  const failed = data.undeliveredMails.totalCount;
  return (
    <OverviewSection title="Needs you today">
      <div className="rounded-card border border-hairline bg-card">
        {failed > 0 ? (
          <Link
            to={paths.undeliveredMails}
            className="flex min-h-14 items-center gap-3 border-b border-hairline px-4 py-2 hover:bg-sunken sm:px-5"
          >
            <MailWarning aria-hidden="true" className="size-5 shrink-0 text-danger" />
            <span className="min-w-0 flex-1">
              <strong className="block font-semibold text-danger tabular-nums">
                {count(failed, 'email')} not delivered
              </strong>
              <span className="block text-sm text-muted">See whom they did not reach</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
          </Link>
        ) : null}
        <p className="px-4 py-3 tabular-nums sm:px-5">
          {missing > 0 ? (
            <>
              <strong className="font-semibold text-warm">{grouped(missing)} missing</strong> in{' '}
              {count(shiftCount, 'shift')} of the next 14 days
            </>
          ) : (
            'Every shift in the next 14 days is filled.'
          )}
        </p>
        {byTime.map((time) => (
          <TimeOfNeeds key={time.time} needs={time} />
        ))}
      </div>
    </OverviewSection>
  );
}

const timeNames = { TODAY: 'Today', TOMORROW: 'Tomorrow', THIS_WEEK: 'This week', LATER: 'Later' } as const;

/** Missing people of a period: its first shifts, and the link to all of them. */
function TimeOfNeeds({ needs }: { needs: DashboardNeedsQuery['needs']['byTime'][number] }) {
  const { time, missing, shiftCount, eventId, shifts } = needs;
  const { adminPages } = useOpens();
  const name = timeNames[time];
  const [first] = shifts;
  // One day leads to that day's board; several events or days lead to the report.
  const day = first && (time === 'TODAY' || time === 'TOMORROW') ? first.date : null;
  const all = eventId
    ? paths.boardMissing(eventId, day)
    : paths.reportsOn(adminPages ? paths.adminDashboard : paths.leadDashboard, day);
  return (
    <section aria-label={name} className="border-t border-hairline">
      <h3 className="flex justify-between gap-3 px-4 pt-3 pb-1 text-sm font-semibold tabular-nums sm:px-5">
        {name}
        <span className={time === 'TODAY' || time === 'TOMORROW' ? 'text-danger' : 'text-warm'}>
          {grouped(missing)} missing
        </span>
      </h3>
      <ul className="divide-y divide-hairline">
        {shifts.map((row) => (
          <NeedsRow key={row.id} row={row} />
        ))}
        {shiftCount > shifts.length ? (
          <li>
            <Link
              to={all}
              className="flex min-h-11 items-center gap-3 px-4 py-2 text-sm font-semibold text-primary hover:bg-sunken sm:px-5"
            >
              <span className="flex-1">and {count(shiftCount - shifts.length, 'more shift')}</span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

/** One shift that lacks people; it leads to its place on the board. */
function NeedsRow({ row }: { row: NeedsRow_ShiftFragment }) {
  return (
    <li>
      <Link
        to={paths.boardAtShift(row.event.id, row.id)}
        className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-sunken sm:px-5"
      >
        <span className="min-w-0 flex-1 gap-x-6 md:grid md:grid-cols-2 md:items-center">
          <span className="block min-w-0">
            <span className="block font-semibold wrap-anywhere">
              {row.opportunity.name}, {row.category.name}
            </span>
            <span className="block truncate text-sm text-muted">{row.event.name}</span>
          </span>
          <span className="block text-sm text-muted tabular-nums">
            {formatShortDay(row.date)}, {formatTimeRange(row.startTime, row.endTime)}
          </span>
        </span>
        <strong className="font-semibold whitespace-nowrap text-warm tabular-nums">
          {grouped(row.missing)} missing
        </strong>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </Link>
    </li>
  );
}
