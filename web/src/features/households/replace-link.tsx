import { refetchExcept } from '../../graphql/after-changes';
import { useState } from 'react';
import { genericMessage, readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { ConfirmDialog, type ConfirmFailure } from '../../ui/dialogs/confirm-dialog';
import { useReplaceLinkMutation } from './replace-link.generated';

interface ReplaceLinkProps {
  token: string;
  email: string;
  /** Called when the link of this page no longer opens it. */
  onReplaced: () => void;
}

/** For a link in the wrong hands: revokes every mailed link of the household and mails it a new one. */
export function ReplaceLink({ token, email, onReplaced }: ReplaceLinkProps) {
  const [asking, setAsking] = useState(false);
  const [replaceLink] = useReplaceLinkMutation(refetchExcept('HouseholdPage'));
  const replace = async (): Promise<true | ConfirmFailure> => {
    try {
      await replaceLink({ variables: { token } });
      onReplaced();
      return true;
    } catch (error) {
      return { title: 'The link was not replaced', text: readRequestError(error).message ?? genericMessage };
    }
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Replace this link</Button>
      {asking ? (
        <ConfirmDialog
          title="Replace this link?"
          confirm="Replace the link"
          busy="Replacing…"
          onConfirm={replace}
          onClose={() => setAsking(false)}
        >
          <p>
            Anyone with the link can change these signups. If someone else has it, close every link sent so far and send
            a new one to {email}.
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
