import { useSyncExternalStore } from 'react';

/** A short message about something that just happened. */
export interface Toast {
  title: string;
  description?: string;
  kind: 'success' | 'failure';
  /** Until somebody takes it away: what they have to look at. */
  stays?: boolean;
  /** What can be done about it, for as long as it shows. */
  action?: { label: string; run: () => void };
  /** The action undoes what was just done: Ctrl+Z does it too. */
  undoes?: boolean;
  /** How long it shows, with its action; not longer while somebody reads it, and it comes back from below others. */
  milliseconds?: number;
}

/** What takes one toast away. */
export type ToastKey = number;

/** How long a toast stays, in milliseconds. */
export const toastMilliseconds = 5000;

let current: (Toast & { key: number }) | null = null;
/** What stays, below the one that is shown. */
let below: (Toast & { key: number })[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let nextKey = 1;
const listeners = new Set<() => void>();

function show(toast: typeof current): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows one toast for five seconds; a new one takes the place of the old one, which comes back where it has to stay. */
export function showToast(toast: Toast): ToastKey {
  clearTimeout(timer);
  if (current?.stays || current?.milliseconds) below.push(current);
  const key = nextKey++;
  show({ ...toast, key });
  if (toast.milliseconds) setTimeout(() => endToast(key), toast.milliseconds);
  resumeToast();
  return key;
}

/** Takes one toast away, wherever it is. */
export function endToast(key: ToastKey): void {
  below = below.filter((toast) => toast.key !== key);
  if (current?.key === key) dismissToast();
}

/** Takes the toast away; one that stays and was below comes back. */
export function dismissToast(): void {
  clearTimeout(timer);
  show(below.pop() ?? null);
  resumeToast();
}

/** Takes away what stays: it is not for the next person at this screen. */
export function dismissStayingToasts(): void {
  below = [];
  if (current?.stays || current?.milliseconds) dismissToast();
}

/** Keeps the toast while somebody is reading it with the pointer or the focus on it. A toast that came up under a resting pointer goes. */
export function holdToast(): void {
  clearTimeout(timer);
}

/** Lets the five seconds run (again). */
export function resumeToast(): void {
  clearTimeout(timer);
  if (!current || current.stays || current.milliseconds) return;
  timer = setTimeout(dismissToast, toastMilliseconds);
}

/** The toast to show now, if any. */
export function useToast(): (Toast & { key: number }) | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
}

/** Runs the newest action that undoes something, also from below another toast; false when there is none. */
export function runUndo(): boolean {
  const newest = [...below, current].findLast((toast) => toast?.undoes && toast.action);
  newest?.action?.run();
  return newest !== undefined;
}
