import { useCallback, useRef, useState } from 'react';
import { genericMessage, readRequestError } from '../graphql/request-error';
import { endToast, showToast, type ToastKey } from '../ui/toasts/toasts';
import { useOnce } from './use-once';

/** How a form or dialog saves: one at a time, with failures shown in a toast and beside the form. */
export interface Saving {
  /** The last failure, until the next try. */
  failure: string | null;
  saving: boolean;
  /**
   * Runs the work unless it is running already; true when it succeeded. A refusal is shown with the title; its field errors go to
   * `onFields`. Typed values stay.
   */
  save: (
    failureTitle: string,
    work: () => Promise<void>,
    onFields?: (fields: Record<string, string>) => void,
  ) => Promise<boolean>;
}

/** Saving with one busy state and one failure; a second click while the first is under way does nothing. */
export function useSaving(): Saving {
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, once] = useOnce();
  const refusal = useRef<ToastKey>(undefined);
  const save = useCallback<Saving['save']>(
    async (failureTitle, work, onFields) => {
      let saved = false;
      await once(async () => {
        setFailure(null);
        // The earlier refusal says nothing about this try.
        if (refusal.current !== undefined) endToast(refusal.current);
        try {
          await work();
          saved = true;
        } catch (error) {
          const refused = readRequestError(error);
          const message = refused.message ?? genericMessage;
          onFields?.(refused.fields);
          setFailure(message);
          refusal.current = showToast({ kind: 'failure', title: failureTitle, description: message });
        }
      });
      return saved;
    },
    [once],
  );
  return { failure, saving, save };
}
