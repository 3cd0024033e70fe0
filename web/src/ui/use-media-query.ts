import { useCallback, useSyncExternalStore } from 'react';

let phoneAssumed = false;

/** Sets the screen that the server assumes while it renders: a phone's narrow one or a laptop's. */
export function assumePhone(phone: boolean): void {
  phoneAssumed = phone;
}

/** Whether a media query matches now. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (listener) => {
        const list = window.matchMedia(query);
        list.addEventListener('change', listener);
        return () => list.removeEventListener('change', listener);
      },
      [query],
    ),
    () => window.matchMedia(query).matches,
    () => !phoneAssumed,
  );
}
