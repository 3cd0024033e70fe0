import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useDocumentTitle } from '../../app/settings';
import { ToEvents } from '../../app/to-events';
import { FailureBox } from '../../forms/failure-box';
import { LoadFailure } from '../../forms/load-failure';
import { useOnce } from '../../forms/use-once';
import { changesNothingShown } from '../../graphql/after-changes';
import { genericMessage, readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { PageSkeleton } from '../../ui/loading/page-skeleton';
import { useMailsPageQuery, useSwitchMailsMutation } from './mails-page.generated';

/** Reminders and mails to groups, switched off and on by the link in them: opening it changes nothing, a press does. */
export function MailsPage() {
  const { token = '' } = useParams();
  useDocumentTitle('Your emails');
  const { data, error, loading, refetch } = useMailsPageQuery({ variables: { token } });
  if (!data && loading) return <PageSkeleton />;
  if (!data)
    return readRequestError(error).code === 'LINK_NOT_FOUND' ? (
      <Notice level={1} title="This link is not valid" action={<ToEvents />}>
        <p>Please open the link in the newest email that you no longer want.</p>
      </Notice>
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    );
  return <MailSwitch token={token} on={data.mailSwitch.on} />;
}

function MailSwitch({ token, on: onBefore }: { token: string; on: boolean }) {
  const [switchMails] = useSwitchMailsMutation(changesNothingShown);
  const [on, setOn] = useState(onBefore);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, once] = useOnce();
  const press = () =>
    once(async () => {
      setFailure(null);
      try {
        const { data } = await switchMails({ variables: { token, on: !on } });
        if (data) setOn(data.switchMails.on);
      } catch (error) {
        setFailure(readRequestError(error).message ?? genericMessage);
      }
    });
  return (
    <div className="mx-auto grid max-w-xl gap-4 px-4 py-10">
      <div role="status">
        <h1 className="text-2xl">{on ? 'Reminders are on' : 'Reminders are off'}</h1>
        <p className="mt-3">
          {on
            ? 'You get reminders of your shifts, emails to everyone at an event or in a team and, if you agreed to it, requests to step in.'
            : 'You no longer get reminders of your shifts, emails to everyone at an event or in a team, or requests to step in.'}
        </p>
      </div>
      <p className="text-muted">
        You always get emails about your own signups: confirmations, changes, cancellations and waitlist offers.
      </p>
      {failure ? <FailureBox title="That did not work">{failure}</FailureBox> : null}
      <p>
        <Button kind={on ? 'primary' : 'outline'} busy={busy} className="min-h-12" onClick={() => void press()}>
          {on ? 'Stop these emails' : 'Send them again'}
        </Button>
      </p>
    </div>
  );
}
