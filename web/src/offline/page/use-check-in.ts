import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { CheckIn, CheckInState } from '../check-in-state';

/** The page's dealings with the store and the server. */
export const CheckInContext = createContext<CheckIn | null>(null);

export function useCheckIn(): CheckIn {
  const checkIn = useContext(CheckInContext);
  if (!checkIn) throw new Error('The page has no check-in');
  return checkIn;
}

/** What the page shows, updated on changes. */
export function useCheckInState(): CheckInState {
  const checkIn = useCheckIn();
  return useSyncExternalStore(checkIn.watch, checkIn.state);
}

/** The server's clock as the phone knows it, in milliseconds; moves every 15 seconds. */
export function useServerNow(): number {
  const { kept } = useCheckInState();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  // Whatever happened last, such as an answer of the server, is no later than now.
  return Math.max(now + (kept.meta.offset ?? 0), kept.meta.heardAt ?? 0);
}
