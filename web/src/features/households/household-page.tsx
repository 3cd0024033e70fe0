import { refetchExcept } from '../../graphql/after-changes';
import { pagePaths } from '@trailcrew/api/contract/page-paths';
import { useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { publicSettings, useDocumentTitle } from '../../app/settings';
import { count } from '../../formatting/counts';
import { readRequestError } from '../../graphql/request-error';
import type { ConfirmFailure } from '../../ui/dialogs/confirm-dialog';
import { Button, buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { PageSkeleton } from '../../ui/loading/page-skeleton';
import { showToast } from '../../ui/toasts/toasts';
import { ErasePage } from '../privacy/erase-page';
import { OwnData } from '../privacy/own-data';
import { ReplacementPage } from '../replacements/replacement-page';
import { HouseholdTickets } from '../tickets/household-tickets';
import { HouseholdWaitlist, WaitlistCount } from '../waitlist/household-waitlist';
import { OfferPage } from '../waitlist/offer-page';
import { Certificate } from '../certificates/certificate';
import { HouseholdMembers } from './household-members';
import { certifiedShifts, nameOf } from './member-card';
import { useCancelByLinkMutation, useHouseholdPageQuery } from './household-page.generated';
import { cancelNotice, comingShiftsOf, signupsOf, sortSignups, takesPlace, type MemberSignup } from './member-signups';
import { MailsPage } from './mails-page';
import { MayBeAsked } from './may-be-asked';
import { OwnCalendar } from './own-calendar';
import { RemindersSwitch } from './reminders-switch';
import { ReplaceLink } from './replace-link';

/** The pages of mailed and shared links, in one chunk: the list of chunks is in everybody's first scripts. */
export function MailedPage() {
  const { pathname } = useLocation();
  const leadsTo = (path: string) => pathname.toLowerCase().startsWith(path.replace(':token', ''));
  if (leadsTo(pagePaths.offer)) return <OfferPage />;
  if (leadsTo(pagePaths.mails)) return <MailsPage />;
  if (leadsTo(pagePaths.erase)) return <ErasePage />;
  return leadsTo(pagePaths.replacement) ? <ReplacementPage /> : <HouseholdPage />;
}

/** The household behind a mailed link: its people and their upcoming shifts. */
function HouseholdPage() {
  const { token = '' } = useParams();
  const [address] = useSearchParams();
  const { pathname } = useLocation();
  useDocumentTitle('Your volunteer shifts');
  const [now] = useState(() => new Date());
  const [replaced, setReplaced] = useState(false);
  const [cancelByLink] = useCancelByLinkMutation(refetchExcept('HouseholdPage'));
  const { data, error, loading, refetch } = useHouseholdPageQuery({ variables: { token } });

  if (!data) return loading ? <PageSkeleton /> : <HouseholdFailure error={error} onRetry={() => void refetch()} />;

  const { email, volunteers: members } = data.household;
  const certified = members.find(({ id }) => id === address.get('certificate'));
  if (certified) return <Certificate name={nameOf(certified)} shifts={certifiedShifts(certified)} back={pathname} />;
  if (replaced) {
    return (
      <Notice level={1} role="status" title="A new link is on its way">
        <p>Please check the email sent to {email}. Links in earlier emails no longer open this page.</p>
      </Notice>
    );
  }
  const cancel = async (signup: MemberSignup): Promise<true | ConfirmFailure> => {
    try {
      await cancelByLink({ variables: { token, signupId: signup.id } });
      showToast({ kind: 'success', title: 'Signup cancelled.', description: cancelNotice(signup) });
      return true;
    } catch (error) {
      console.warn('The signup was not cancelled', error);
      return {
        title: 'Failed to cancel signup. Please try again.',
        text: readRequestError(error).message ?? undefined,
      };
    }
  };
  const reload = async () => {
    await refetch();
  };
  // Opening the link again is what opens the household to this browser.
  const renewPass = async () => {
    await refetch();
    return true;
  };

  const upcoming = members.reduce(
    (sum, member) => sum + sortSignups(signupsOf(member), now).upcoming.filter(takesPlace).length,
    0,
  );
  return (
    <div className="page-width py-10">
      <h1 className="text-2xl">Your volunteer shifts</h1>
      <p className="mt-2 wrap-anywhere text-muted">{email}</p>
      <p className="mt-1 mb-8 font-semibold tabular-nums">
        {/* A household that only waits has neither shifts nor members yet. */}
        <WaitlistCount
          start={
            members.length > 0
              ? `${count(upcoming, 'upcoming shift')} · ${count(members.length, 'household member')}`
              : null
          }
        />
      </p>
      <HouseholdWaitlist state="OFFERED" />
      <HouseholdTickets household={data.household} now={now} />
      <HouseholdMembers
        email={email}
        members={members}
        now={now}
        cancel={cancel}
        reload={reload}
        renewPass={renewPass}
        cannotCome={address.get('cannotCome')}
      />
      <HouseholdWaitlist state="WAITING" />
      <MayBeAsked mayBeAsked={data.household.mayBeAsked ?? false} renewPass={renewPass} onChanged={reload} />
      {data.household.mailSwitch ? <RemindersSwitch mailSwitch={data.household.mailSwitch} /> : null}
      {data.household.calendarAddress ? <OwnCalendar address={data.household.calendarAddress} /> : null}
      <OwnData
        email={email}
        people={members.map((member) => ({
          ...{ id: member.id, name: nameOf(member), comingShifts: comingShiftsOf(member, now) },
        }))}
        renewPass={renewPass}
      />
      <p className="no-print mt-8 flex flex-wrap gap-3">
        <Link to={paths.events} className={buttonClass('primary')}>
          Find another shift
        </Link>
        <Button onClick={() => window.print()}>Print</Button>
        <ReplaceLink token={token} email={email} onReplaced={() => setReplaced(true)} />
      </p>
    </div>
  );
}

function HouseholdFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { contactEmail } = publicSettings();
  const failure = readRequestError(error);
  const message = failure.message ?? 'Failed to load household data. The link may be invalid or expired.';
  const organizer = (
    <a href={`mailto:${contactEmail}`} className="prose-link">
      contact the organizer
    </a>
  );
  return (
    <Notice
      level={1}
      role="alert"
      title="Your shifts could not be shown"
      action={
        failure.code === 'LINK_EXPIRED' || failure.code === 'LINK_NOT_FOUND' ? null : (
          <Button onClick={onRetry}>Try again</Button>
        )
      }
    >
      <p className="font-semibold text-ink">{message}</p>
      {message.includes('expired') ? (
        <div className="mt-4 text-left">
          <p>To get a working link:</p>
          <ul className="mt-1 list-disc pl-5">
            <li>Check your latest confirmation email: the newest link is in it. Links are valid for one year.</li>
            <li>Use the Manage My Signups link in that email.</li>
            <li>Or {organizer}.</li>
          </ul>
        </div>
      ) : (
        <p className="mt-3">If this goes on, please {organizer}.</p>
      )}
    </Notice>
  );
}
