import { useEffect, useRef, useState } from 'react';
import { publicSettings } from '../../app/settings';
import { OutOfDate } from '../../forms/load-failure';
import { grouped } from '../../formatting/counts';
import { formatMoment } from '../../formatting/times';
import { genericMessage, readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { FillBar } from '../../ui/fill-bar';
import { showToast } from '../../ui/toasts/toasts';
import {
  useBulkMailProgressLazyQuery,
  useBulkMailsQuery,
  useSendFailedAgainMutation,
  type BulkMail_MailFragment,
} from './bulk-mail-progress.generated';
import { switchedOffWords } from './switched-off-words';

const lookAgainMilliseconds = 2000;

/** The last mails to groups and their progress, also of those sent before: closing the page loses nothing. */
export function SentMails() {
  const { data, previousData, error, refetch } = useBulkMailsQuery({ fetchPolicy: 'cache-and-network' });
  const [all, setAll] = useState(false);
  const mails = (data ?? previousData)?.bulkMails.nodes ?? [];
  if (mails.length === 0) return null;
  const shown = all ? mails : mails.slice(0, 3);
  return (
    <div className="mt-6 border-t border-hairline pt-4">
      <h3 className="text-base">Sent emails</h3>
      <OutOfDate error={error} onRetry={() => void refetch()} />
      <ul className="mt-2 grid gap-4">
        {shown.map((mail) => (
          <SentMail key={mail.id} mail={mail} />
        ))}
      </ul>
      {mails.length > shown.length ? (
        <Button className="mt-3" onClick={() => setAll(true)}>
          Show {grouped(mails.length - shown.length)} more
        </Button>
      ) : null}
    </div>
  );
}

function SentMail({ mail }: { mail: BulkMail_MailFragment }) {
  const { id, subject, groupName, senderName, createdAt, recipients, waiting, sent, failed, failures, switchedOff } =
    mail;
  const [look] = useBulkMailProgressLazyQuery({ fetchPolicy: 'network-only' });
  // Polls only while messages are on their way and the page is visible.
  useEffect(() => {
    if (waiting === 0) return undefined;
    const timer = setInterval(() => {
      look({ variables: { id } }).catch((error: unknown) => console.warn('The progress is not known', error));
    }, lookAgainMilliseconds);
    return () => clearInterval(timer);
  }, [waiting, id, look]);
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{subject}</span>
        <span className="text-sm text-muted">
          {senderName}, {formatMoment(createdAt, publicSettings().timeZone)}
        </span>
      </p>
      <p className="text-sm text-muted">To {groupName}</p>
      <p role="status" className="mt-1 text-sm tabular-nums">
        {grouped(sent)} of {grouped(recipients)} sent
        {waiting > 0 ? `, ${grouped(waiting)} waiting` : ''}
        {failed > 0 ? <span className="font-semibold text-danger">, {grouped(failed)} failed</span> : ''}
        {switchedOff > 0 ? `. ${switchedOffWords(switchedOff)}` : ''}
      </p>
      <div className="mt-1 max-w-md">
        <FillBar taken={sent} of={recipients} tone={failed > 0 ? 'warm' : 'good'} />
      </div>
      {failed > 0 ? <Failures id={id} failed={failed} failures={failures} /> : null}
    </li>
  );
}

function Failures({ id, failed, failures }: Pick<BulkMail_MailFragment, 'id' | 'failed' | 'failures'>) {
  const [sendAgain] = useSendFailedAgainMutation();
  const [busy, setBusy] = useState(false);
  const begun = useRef(false);
  const again = async () => {
    if (begun.current) return;
    begun.current = true;
    setBusy(true);
    try {
      await sendAgain({ variables: { id } });
      showToast({ kind: 'success', title: 'Sending again' });
    } catch (error) {
      showToast({
        kind: 'failure',
        title: 'Failed to send email',
        description: readRequestError(error).message ?? genericMessage,
      });
    }
    begun.current = false;
    setBusy(false);
  };
  return (
    <details className="mt-1 text-sm">
      <summary className="flex min-h-11 items-center font-semibold text-primary">Not delivered to</summary>
      <ul className="grid gap-1">
        {failures.map((failure) => (
          <li key={failure.id} className="wrap-anywhere">
            <span className="font-semibold">{failure.name}</span> {failure.email}
            <span className="block text-muted">{failure.reason}</span>
          </li>
        ))}
      </ul>
      {failures.length === 0 ? (
        <p className="text-muted">Their addresses were deleted 30 days later.</p>
      ) : (
        <>
          {failed > failures.length ? <p className="text-muted">And {failed - failures.length} more.</p> : null}
          <Button className="mt-2" disabled={busy} onClick={() => void again()}>
            {busy ? 'Sending…' : 'Send again'}
          </Button>
        </>
      )}
    </details>
  );
}
