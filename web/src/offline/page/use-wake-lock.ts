import { useEffect } from 'react';

/** Keeps the screen on while the page is open: people who check others in look at them, not at the phone. A browser may refuse, as at low battery. */
export function useWakeLock(): void {
  useEffect(() => {
    let ended = false;
    let lock: WakeLockSentinel | undefined;
    const ask = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (ended) await lock.release();
      } catch (error) {
        console.warn('The screen may go dark', error);
      }
    };
    const again = () => void ask();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
