import { checkInPath } from '@trailcrew/api/contract/check-in/check-in-path';
import { readsCodes } from '../scan/find-decoder';

/* The page works without a line because its worker keeps it. The worker is registered when a list is first taken along, by this page alone. */

const script = '/check-in-worker.js';

let isRegistered = false;
let ready: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** A new version of the page that is kept whole and waits; null where there is none. */
export function waitingVersion(): ServiceWorker | null {
  return ready;
}

export function watchVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps our own decoder for tickets as well, once the list is there, where the browser has none. */
async function keepScanner({ serviceWorker }: Navigator): Promise<void> {
  if (await readsCodes()) return;
  (await serviceWorker.ready).active?.postMessage('keep scanner');
}

/** The waiting version takes over, and the page is loaded in it. */
export function takeOver(): void {
  ready?.postMessage('take over');
}

/**
 * Registers the worker, or looks for a newer one. `mayUpdate`: nothing is unsent as the page opens, so that a newer version may take over at
 * once.
 */
export async function registerWorker(mayUpdate: () => boolean): Promise<void> {
  if (isRegistered || !('serviceWorker' in navigator) || import.meta.env.DEV) return;
  isRegistered = true;
  const { serviceWorker } = navigator;
  // The very first worker takes a page over that is of its own version.
  let wasControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (wasControlled) window.location.reload();
    wasControlled = true;
  });
  try {
    const registration = await serviceWorker.register(script, { scope: checkInPath, updateViaCache: 'none' });
    const note = () => {
      if (!registration.active || registration.waiting === ready) return;
      ready = registration.waiting;
      for (const listener of listeners) listener();
    };
    const updates = Boolean(registration.waiting && registration.active && mayUpdate());
    if (updates) registration.waiting?.postMessage('take over if alone');
    const follow = () => registration.installing?.addEventListener('statechange', note);
    registration.addEventListener('updatefound', follow);
    follow();
    note();
    document.addEventListener('visibilitychange', () => {
      // Without a line there is nothing newer.
      if (document.visibilityState === 'visible')
        registration.update().catch((error: unknown) => console.warn('No newer version was found', error));
    });
    // A worker that is given work while another wants its place keeps that place for longer.
    if (!updates) await keepScanner(navigator);
  } catch (error) {
    console.warn('This browser does not keep the page', error);
  }
}
