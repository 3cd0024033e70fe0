import { refetchExcept } from '../../graphql/after-changes';
import { useState } from 'react';
import { paths } from '../../app/paths';
import { useDocumentTitle } from '../../app/settings';
import { bringUpToDate } from '../../forms/bring-up-to-date';
import { useOlder } from '../../forms/use-older';
import { useSaving } from '../../forms/use-saving';
import { count } from '../../formatting/counts';
import { useOpens } from '../../session/session';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Loading } from '../../ui/loading/loading';
import { StaffPage } from '../../ui/staff-page';
import { showToast } from '../../ui/toasts/toasts';
import { StaffLoadFailure } from '../accounts/staff-load-failure';
import { CorrectAddressDialog } from './correct-address-dialog';
import { UndeliveredMailCard } from './undelivered-mail-card';
import {
  useSendUndeliveredAgainMutation,
  useSettleUndeliveredMailMutation,
  useUndeliveredMailsPageQuery,
  type UndeliveredMailCard_MailFragment,
} from './undelivered-mails.generated';

/** 'Emails not delivered': their recipients, the reasons, and the possible actions for each. */
export function UndeliveredMailsPage() {
  useDocumentTitle('Emails not delivered');
  return (
    <StaffPage
      title="Emails not delivered"
      subtitle="Emails that were refused, that bounced, or that could not be delivered for three days."
      back={{ to: paths.dashboard, label: 'Back to Dashboard' }}
    >
      <Mails />
    </StaffPage>
  );
}

function Mails() {
  const { adminPages } = useOpens();
  // Always read from the server: mails that another member of staff handled must not return from the cache.
  const { data, error, refetch, fetchMore } = useUndeliveredMailsPageQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const {
    nodes: mails,
    button,
    startOver,
  } = useOlder(data?.undeliveredMails, 'emails', async (after) => {
    const older = await fetchMore({ variables: { after }, updateQuery: (before) => before });
    return older.data?.undeliveredMails;
  });
  const [correcting, setCorrecting] = useState<UndeliveredMailCard_MailFragment | null>(null);
  const [sendAgain] = useSendUndeliveredAgainMutation(refetchExcept('UndeliveredMailsPage'));
  const [settle] = useSettleUndeliveredMailMutation(refetchExcept('UndeliveredMailsPage'));
  const { saving, save } = useSaving();
  if (!data) return error ? <StaffLoadFailure error={error} onRetry={() => void refetch()} /> : <Loading each="h-44" />;
  const total = data.undeliveredMails.totalCount;
  const lookAgain = async () => {
    startOver();
    await bringUpToDate(refetch);
  };
  // Also after a refusal: somebody else may have been quicker.
  const act = async (failure: string, title: string, work: () => Promise<unknown>) => {
    const done = await save(failure, async () => void (await work()));
    if (done) showToast({ kind: 'success', title });
    await lookAgain();
  };
  const again = (id?: string) => sendAgain({ variables: { id } });
  if (mails.length === 0)
    return (
      <Notice title="Every email was delivered">
        <p>No one is waiting for an email that could not be delivered.</p>
      </Notice>
    );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold tabular-nums">
          {count(total, 'email')} not delivered
        </p>
        {total > 1 ? (
          <Button disabled={saving} onClick={() => void act('Failed to send email', 'Sending again', () => again())}>
            Send all again
          </Button>
        ) : null}
      </div>
      {adminPages ? null : (
        <p className="mb-4 text-muted">Is an address mistyped? Call the person and give the right one to an admin.</p>
      )}
      <ul className="grid gap-3">
        {mails.map((mail) => (
          <UndeliveredMailCard
            key={mail.id}
            mail={mail}
            busy={saving}
            onCorrect={mail.viewerCan.edit ? () => setCorrecting(mail) : undefined}
            onSendAgain={() => void act('Failed to send email', 'Sending again', () => again(mail.id))}
            onSettle={() =>
              void act('Failed to take it off the list', 'Taken off the list', () =>
                settle({ variables: { id: mail.id } }),
              )
            }
          />
        ))}
      </ul>
      {button}
      {correcting ? (
        <CorrectAddressDialog mail={correcting} onCorrected={lookAgain} onClose={() => setCorrecting(null)} />
      ) : null}
    </>
  );
}
