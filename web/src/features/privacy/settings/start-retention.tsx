import { useState } from 'react';
import { publicSettings } from '../../../app/settings';
import { formatLongMoment, formatMoment } from '../../../formatting/times';
import { genericMessage, readRequestError } from '../../../graphql/request-error';
import { Button } from '../../../ui/button';
import { ConfirmDialog, type ConfirmFailure } from '../../../ui/dialogs/confirm-dialog';
import { showToast } from '../../../ui/toasts/toasts';
import { useStartRetentionMutation, type PrivacySettings_RetentionFragment } from './privacy-settings-page.generated';
import { allThatGoes } from './retention-words';

/** After an upgrade nothing goes for 14 days: what will go on the first night, and the way to begin earlier. */
export function StartRetention({ retention }: { retention: PrivacySettings_RetentionFragment }) {
  const { startsAt, nextRunAt, rules } = retention;
  const { timeZone } = publicSettings();
  const [asking, setAsking] = useState(false);
  const [start] = useStartRetentionMutation();
  // Emails go each night already.
  const coming = rules.filter(({ kind }) => kind !== 'MAILS');
  const first = allThatGoes(coming.map(({ kind, wouldGo }) => ({ kind, count: wouldGo })));
  const confirm = async (): Promise<true | ConfirmFailure> => {
    try {
      await start();
    } catch (error) {
      console.warn('Old data does not go yet', error);
      return { title: 'It did not start', text: readRequestError(error).message ?? genericMessage };
    }
    showToast({ kind: 'success', title: 'Old data goes from tonight on.' });
    return true;
  };
  return (
    <section
      aria-labelledby="start-retention"
      className="rounded-card border border-hairline bg-warm-tint px-5 py-5 sm:px-6"
    >
      <h2 id="start-retention" className="text-lg">
        Old data does not go yet
      </h2>
      <p className="mt-2">
        It goes from the first night after {formatLongMoment(startsAt, timeZone)} on, except emails, which go already.
        On that night: <span className="font-semibold tabular-nums">{first ?? 'nothing'}</span>.
      </p>
      <p className="mt-2">Until then you can look at the days below and change them.</p>
      <p className="mt-4">
        <Button onClick={() => setAsking(true)}>Start now…</Button>
      </p>
      {asking ? (
        <ConfirmDialog
          title="Let old data go from tonight on?"
          confirm="Start now"
          busy="Starting…"
          danger
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <p>
            On {formatMoment(nextRunAt, timeZone)} everything older than the days that apply then goes
            {first ? `: at most ${first}` : ''}. This cannot be undone.
          </p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
