import { useSyncExternalStore } from 'react';

/** A short message about something that just happened. */
export interface Toast {
  title: string;
  description?: string;
  kind: 'success' | 'failure';
  /** Stays until somebody closes it: for messages that they have to read. */
  stays?: boolean;
  /** An action, for as long as it shows. */
  action?: { label: string; run: () => void };
  /** The action undoes what was just done: Ctrl+Z does it too. */
  undoes?: boolean;
  /** How long it shows, with its action. Reading it does not extend the time, and it returns when the toasts above it are gone. */
  milliseconds?: number;
}

/** What takes one toast away. */
export type ToastKey = number;

/** How long a toast stays, in milliseconds. */
export const toastMilliseconds = 5000;

let current: (Toast & { key: number }) | null = null;
/** The toasts that stay, below the shown one. */
let below: (Toast & { key: number })[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let nextKey = 1;
const listeners = new Set<() => void>();

function show(toast: typeof current): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows one toast for five seconds; a new one replaces the old one, which returns if it has to stay. */
export function showToast(toast: Toast): ToastKey {
  clearTimeout(timer);
  if (current?.stays || current?.milliseconds) below.push(current);
  const key = nextKey++;
  show({ ...toast, key });
  if (toast.milliseconds) setTimeout(() => endToast(key), toast.milliseconds);
  resumeToast();
  return key;
}

/** Removes one toast, wherever it is. */
export function endToast(key: ToastKey): void {
  below = below.filter((toast) => toast.key !== key);
  if (current?.key === key) dismissToast();
}

/** Removes the shown toast; one that stays and was below it returns. */
export function dismissToast(): void {
  clearTimeout(timer);
  show(below.pop() ?? null);
  resumeToast();
}

/** Removes the toasts that stay: they are not for the next person at this screen. */
export function dismissStayingToasts(): void {
  below = [];
  if (current?.stays || current?.milliseconds) dismissToast();
}

/** Keeps the toast while somebody is reading it with the pointer or the focus on it. A toast that appears under a resting pointer goes. */
export function holdToast(): void {
  clearTimeout(timer);
}

/** Starts the five seconds (again). */
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

/** Runs the newest action that undoes something, also of a toast below; false when there is none. */
export function runUndo(): boolean {
  const newest = [...below, current].findLast((toast) => toast?.undoes && toast.action);
  newest?.action?.run();
  return newest !== undefined;
}
