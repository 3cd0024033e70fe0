import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchHistory } from '../ui/dialogs/history-layers';
import { startCheckIn } from './check-in';
import './check-in.css';
import { CheckInPage, type OpenedLink } from './page/check-in-page';
import { CheckInContext } from './page/use-check-in';
import type { CheckInStore } from './store/check-in-store';
import { openLastingStore } from './store/lasting-store';
import { pageStore } from './store/page-store';

/** The store of this browser, or one that lives as long as the page where the browser refuses. */
async function openStore(): Promise<CheckInStore> {
  try {
    return await openLastingStore();
  } catch (error) {
    console.warn('This browser keeps nothing', error);
    return pageStore();
  }
}

/** The link in the address: its token is in the fragment, which reaches no server and no log. Null where this phone has joined by it. */
async function openedLink(joinedBy: string | undefined): Promise<OpenedLink | null> {
  const token = /^#k=([\w-]{43})$/.exec(window.location.hash)?.[1];
  if (!token) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const linkHash = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (linkHash !== joinedBy) return { token, linkHash };
  window.history.replaceState(null, '', window.location.pathname);
  return null;
}

async function show(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element');
  const checkIn = await startCheckIn(await openStore());
  const link = await openedLink(checkIn.state().kept.meta.joined?.linkHash);
  // Dialogs lie over the page in its history, which counts from here.
  window.history.replaceState({ idx: 0, ...(window.history.state as object | null) }, '');
  watchHistory();
  createRoot(root).render(
    <StrictMode>
      <CheckInContext value={checkIn}>
        <CheckInPage link={link} />
      </CheckInContext>
    </StrictMode>,
  );
}

// A link opened in a tab that shows this page already changes the fragment alone.
window.addEventListener('hashchange', () => window.location.reload());
void show();
