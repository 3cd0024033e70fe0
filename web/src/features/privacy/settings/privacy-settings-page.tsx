import { fixedTimes } from '@trailcrew/api/contract/people/retention';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { privacyPage, publicSettings, useDocumentTitle } from '../../../app/settings';
import { OutOfDate } from '../../../forms/load-failure';
import { formatMoment } from '../../../formatting/times';
import { buttonClass } from '../../../ui/button';
import { PageSkeleton } from '../../../ui/loading/page-skeleton';
import { StaffPage } from '../../../ui/staff-page';
import { StaffLoadFailure } from '../../accounts/staff-load-failure';
import { usePrivacySettingsPageQuery, type PrivacySettings_RetentionFragment } from './privacy-settings-page.generated';
import { RetentionForm } from './retention-form';
import { allThatGoes } from './retention-words';
import { StartRetention } from './start-retention';

/** For how long data of people is kept, and the club's own words about it. */
export function PrivacySettingsPage() {
  useDocumentTitle('Privacy');
  const { data, previousData, error, refetch } = usePrivacySettingsPageQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const retention = (data ?? previousData)?.retention;
  if (!retention) return error ? <StaffLoadFailure error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const waits = Date.parse(retention.startsAt) > Date.parse(retention.nextRunAt);
  return (
    <StaffPage
      title="Privacy"
      subtitle="How long data of people is kept. What is older goes each night, for ever."
      back={{ to: paths.adminDashboard, label: 'Back to Dashboard' }}
      actions={
        <Link to={privacyPage()} className={buttonClass('outline')}>
          What visitors see
        </Link>
      }
    >
      <OutOfDate error={error} onRetry={() => void refetch()} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,42rem)_1fr]">
        <div className="grid gap-6">
          {waits ? <StartRetention retention={retention} /> : null}
          <section
            aria-labelledby="days-kept"
            className="rounded-card border border-hairline bg-card px-5 py-5 sm:px-6"
          >
            <RetentionForm retention={retention} begun={!waits} />
          </section>
        </div>
        <div className="grid gap-8">
          <LastRuns runs={retention.runs} />
          <FixedTimes />
        </div>
      </div>
    </StaffPage>
  );
}

function LastRuns({ runs }: Pick<PrivacySettings_RetentionFragment, 'runs'>) {
  const { timeZone } = publicSettings();
  return (
    <section aria-labelledby="last-runs">
      <h2 id="last-runs" className="text-lg">
        Last nights
      </h2>
      {runs.length === 0 ? (
        <p className="mt-2 text-muted">Nothing has gone yet.</p>
      ) : (
        <ul className="mt-2 divide-y divide-hairline text-sm">
          {runs.map(({ at, counts }) => (
            <li key={at} className="py-2">
              <time dateTime={at} className="block text-muted tabular-nums">
                {formatMoment(at, timeZone)}
              </time>
              <span className="tabular-nums">{allThatGoes(counts) ?? 'Nothing had to go.'}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What has a time that nobody sets. */
const fixed = [
  ['History of changes', fixedTimes.FACTS],
  ['Log of webhooks', fixedTimes.WEBHOOKS],
  ['Answers to repeated requests', fixedTimes.REPEATS],
  ['A session of staff', fixedTimes.SESSIONS],
  ['A link in a mail', fixedTimes.LINKS],
] as const;

function FixedTimes() {
  return (
    <section aria-labelledby="fixed-times">
      <h2 id="fixed-times" className="text-lg">
        Fixed times
      </h2>
      <dl className="mt-2 divide-y divide-hairline text-sm">
        {fixed.map(([what, kept]) => (
          <div key={what} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt>{what}</dt>
            <dd className="text-muted tabular-nums">{kept}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
