import { changesNothingShown } from '../../graphql/after-changes';
import { useRef, useState } from 'react';
import { count } from '../../formatting/counts';
import { readRequestError } from '../../graphql/request-error';
import type { SignupTableFilter } from '../../graphql/schema.generated';
import { Button } from '../../ui/button';
import { copyText } from '../../ui/copy-text';
import { showToast } from '../../ui/toasts/toasts';
import { useCopySignupEmailsMutation } from './signup-table.generated';

/** Copies the addresses of all matches, not of the page alone: each once, separated by semicolons. */
export function CopyEmailsButton({
  filter,
  disabled,
  label = 'Copy All Emails',
}: {
  filter: SignupTableFilter;
  disabled: boolean;
  label?: string;
}) {
  const [fetchEmails] = useCopySignupEmailsMutation(changesNothingShown);
  const [busy, setBusy] = useState(false);
  const begun = useRef(false);
  const copy = async () => {
    if (begun.current) return;
    begun.current = true;
    setBusy(true);
    try {
      const { data } = await fetchEmails({ variables: { filter } });
      const emails = data?.copySignupEmails ?? [];
      if (await copyText(emails.join('; '))) {
        showToast({
          kind: 'success',
          title: 'Copied',
          description: `${count(emails.length, 'email address', 'email addresses')} on the clipboard.`,
        });
      } else {
        showToast({ kind: 'failure', title: 'Failed to copy to clipboard. Please try again.' });
      }
    } catch (error) {
      console.warn('The addresses could not be fetched', error);
      showToast({
        kind: 'failure',
        title: 'Failed to copy to clipboard. Please try again.',
        description: readRequestError(error).message ?? undefined,
      });
    }
    begun.current = false;
    setBusy(false);
  };
  return (
    <Button disabled={disabled || busy} onClick={() => void copy()}>
      {busy ? 'Copying…' : label}
    </Button>
  );
}
