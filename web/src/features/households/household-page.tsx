import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { publicSettings } from '../../app/settings';
import { count } from '../../formatting/counts';
import { readRequestError } from '../../graphql/request-error';
import { Button, buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { PageSkeleton } from '../../ui/page-skeleton';
import { showToast } from '../../ui/toasts';
import { useDocumentTitle } from '../../ui/use-document-title';
import { CancelSignupDialog, type MemberSignup } from './cancel-signup-dialog';
import { useCancelByLinkMutation, useHouseholdPageQuery } from './household-page.generated';
import { MemberCard } from './member-card';
import { upcomingSignups } from './upcoming-signups';

/** The household behind a mailed link: who is in it and which shifts lie ahead. */
export function HouseholdPage() {
  const { token = '' } = useParams();
  const { productTitle } = publicSettings();
  useDocumentTitle('Your volunteer shifts', productTitle);
  const [now] = useState(() => new Date());
  const [cancelling, setCancelling] = useState<{ signup: MemberSignup; name: string } | null>(null);
  const [cancelByLink] = useCancelByLinkMutation();
  const { data, error, refetch } = useHouseholdPageQuery({ variables: { token }, notifyOnNetworkStatusChange: true });

  if (!data) return error ? <HouseholdFailure error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;

  const { email, members } = data.household;
  const cancel = async (signup: MemberSignup) => {
    try {
      await cancelByLink({ variables: { token, signupId: signup.id } });
      showToast({ kind: 'success', title: 'Signup cancelled.' });
    } catch (error) {
      console.warn('The signup was not cancelled', error);
      showToast({
        kind: 'failure',
        title: 'Failed to cancel signup. Please try again.',
        description: readRequestError(error).message ?? undefined,
      });
    }
  };

  const upcoming = members.reduce((sum, member) => sum + upcomingSignups(member.signups, now).length, 0);
  return (
    <div className="page-width py-10">
      <h1 className="text-2xl">Your volunteer shifts</h1>
      <p className="mt-2 wrap-anywhere text-muted">{email}</p>
      <p className="mt-1 font-semibold tabular-nums">
        {count(upcoming, 'upcoming shift')} · {count(members.length, 'household member')}
      </p>
      <div className="mt-8 grid items-start gap-5 md:grid-cols-2">
        {members.map((member) => (
          <MemberCard
            key={member.volunteer.id}
            member={member}
            now={now}
            onCancel={(signup, name) => setCancelling({ signup, name })}
          />
        ))}
      </div>
      <p className="mt-8">
        <Link to={paths.events} className={buttonClass('outline')}>
          Find another shift
        </Link>
      </p>
      {cancelling ? (
        <CancelSignupDialog
          {...cancelling}
          onConfirm={() => cancel(cancelling.signup)}
          onClose={() => setCancelling(null)}
        />
      ) : null}
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
