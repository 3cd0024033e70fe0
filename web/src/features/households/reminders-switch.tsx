import { useState } from 'react';
import { changesNothingShown } from '../../graphql/after-changes';
import { genericMessage, readRequestError } from '../../graphql/request-error';
import { CheckField } from '../../ui/fields/check-field';
import { showToast } from '../../ui/toasts/toasts';
import { useSwitchMailsMutation } from './mails-page.generated';

/** Whether the household receives reminders and mails to groups; on or off at once. */
export function RemindersSwitch({ mailSwitch: { on, token } }: { mailSwitch: { on: boolean; token: string } }) {
  const [switchMails] = useSwitchMailsMutation(changesNothingShown);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [saved, setSaved] = useState<boolean | null>(null);
  const change = async (wanted: boolean) => {
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await switchMails({ variables: { token, on: wanted } });
      if (data) setSaved(data.switchMails.on);
      showToast({ kind: 'success', title: wanted ? 'Reminders are on.' : 'Reminders are off.' });
    } catch (error) {
      setFailure(`That was not saved. ${readRequestError(error).message ?? genericMessage}`);
    }
    setBusy(false);
  };
  return (
    <CheckField
      kind="switch"
      className="no-print mt-4"
      label="Remind me of my shifts by email"
      hint="Also emails to everyone at an event or in a team. You always get confirmations and changes of your own shifts."
      checked={saved ?? on}
      disabled={busy}
      failure={failure}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}
