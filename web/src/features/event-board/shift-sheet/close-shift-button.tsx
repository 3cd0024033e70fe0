import { useApolloClient } from '@apollo/client/react';
import { showFailure } from '../../../forms/failure-toast';
import { useOnce } from '../../../forms/use-once';
import { refreshAfterChange } from '../../../graphql/after-changes';
import { Button } from '../../../ui/button';
import { showToast } from '../../../ui/toasts/toasts';
import { useUpdateShiftMutation } from './editing.generated';

interface CloseShiftButtonProps {
  shift: { id: string; closed: boolean };
}

/** Closes a shift for everybody but staff, or opens it again. Its people stay. */
export function CloseShiftButton({ shift: { id, closed } }: CloseShiftButtonProps) {
  const client = useApolloClient();
  const [updateShift] = useUpdateShiftMutation();
  const [busy, once] = useOnce();
  const press = () =>
    once(async () => {
      try {
        await updateShift({ variables: { id, input: { closed: !closed } } });
        showToast({
          kind: 'success',
          title: closed ? 'Shift is open again' : 'Shift closed',
          description: closed
            ? undefined
            : 'Volunteers can no longer sign up themselves. Everyone signed up keeps their spot.',
        });
      } catch (error) {
        const code = showFailure('Update failed', error, 'Failed to update shift');
        if (code === 'SHIFT_NOT_FOUND') await refreshAfterChange(client);
      }
    });
  return (
    <Button disabled={busy} onClick={() => void press()}>
      {closed ? 'Open again' : 'Close shift'}
    </Button>
  );
}
