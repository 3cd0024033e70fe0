import { useState } from 'react';
import { clearSession } from '../../session/session';
import { forgetWantedPage } from '../../session/wanted-page';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { refusedMarks, waiting } from '../rules/waiting';
import { marksWords } from '../rules/strip';
import { call } from '../sending/call';
import { useCheckIn, useCheckInState } from './use-check-in';

/** Signs out, of the session or of the link, and forgets the list. Marks that wait are sent first, or lost knowingly, as are those that the server refused. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const checkIn = useCheckIn();
  const { kept, session, hasLine } = useCheckInState();
  const [busy, setBusy] = useState(false);
  const waits = waiting(kept);
  const refused = refusedMarks(kept);
  const lost = waits + refused;
  const leave = async () => {
    setBusy(true);
    const byLink = kept.meta.joined !== null;
    await checkIn.leave({ marks: true });
    if (session && !byLink) {
      // A session that the server could not end expires by itself; here it ends in any case.
      await call('/api/auth/logout', { method: 'POST', token: session.token, body: {} });
      clearSession();
      forgetWantedPage();
    }
    onClose();
  };
  return (
    <Dialog title="Sign out" onClose={onClose}>
      <div className="mt-4 grid gap-4">
        <p role="status">
          {waits > 0 ? `${marksWords(waits)} ${waits === 1 ? 'is' : 'are'} not sent. ` : ''}
          {refused > 0 ? `${marksWords(refused)} could not be sent: please tell the lead first what you saw. ` : ''}
          {lost === 0 ? 'The list of names is deleted from this phone.' : ''}
          {waits > 0 && hasLine === false ? 'There is no line at the moment.' : ''}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          {lost > 0 ? (
            <>
              <Button kind="danger" busy={busy} onClick={() => void leave()}>
                Sign out and lose {lost === 1 ? 'it' : 'them'}
              </Button>
              {waits > 0 ? (
                <Button kind="primary" onClick={checkIn.send}>
                  Send first
                </Button>
              ) : (
                <Button kind="primary" onClick={onClose}>
                  Cancel
                </Button>
              )}
            </>
          ) : (
            <>
              <Button onClick={onClose}>Cancel</Button>
              <Button kind="primary" busy={busy} onClick={() => void leave()}>
                Sign out
              </Button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
