import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { CloseGuardContext } from '../../../../ui/dialogs/close-guard';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog';

/** While `when`, the dialog around it asks before it closes, whether the recovery codes in it are kept somewhere. */
export function AskBeforeClosing({ when }: { when: boolean }) {
  const guardRef = useContext(CloseGuardContext);
  const [close, setClose] = useState<(() => void) | null>(null);
  const ask = useEffectEvent((next: () => void) => {
    setClose(() => next);
    return false;
  });
  useEffect(() => {
    if (!when || !guardRef) return undefined;
    guardRef.current = (next) => ask(next);
    return () => {
      guardRef.current = null;
    };
  }, [when, guardRef]);
  if (!close) return null;
  const confirm = () => {
    flushSync(() => setClose(null));
    close();
    return Promise.resolve(false);
  };
  return (
    <ConfirmDialog
      title="Close without keeping the codes?"
      confirm="Close"
      busy="Close"
      keep="Back to the codes"
      danger
      onConfirm={confirm}
      onClose={() => setClose(null)}
    >
      <p>You have neither copied nor saved them. You will not see them again.</p>
    </ConfirmDialog>
  );
}
