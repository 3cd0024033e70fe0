import { useCallback, useRef, useState } from 'react';

/** Runs one piece of work at a time: a second click while the first is on its way does nothing. */
export function useOnce(): [busy: boolean, once: (work: () => Promise<void>) => Promise<void>] {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const once = useCallback(async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return [busy, once];
}
