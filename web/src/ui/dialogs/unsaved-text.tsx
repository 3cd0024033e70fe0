import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { CloseGuardContext } from './close-guard';
import { ConfirmDialog } from './confirm-dialog';
import { guardLeaving } from './leave-guard';
import { useBackCloses } from './use-back-closes';

/** Whether this page is our first one in the tab: Back then leads nowhere, or to another site. */
function isFirstPage(): boolean {
  const state = window.history.state as { idx?: number; layer?: number } | null;
  // The router's count restarts at every load of a page; the browser knows what was there before.
  const index = browserIndex() ?? state?.idx ?? 0;
  return index - (state?.layer ?? 0) <= 0;
}

/** The index of this entry among the tab's entries of this site; older browsers do not provide it. */
function browserIndex(): number | undefined {
  return 'navigation' in window ? window.navigation.currentEntry?.index : undefined;
}

/** Goes back to the page before, past the entries that closed layers left on this one. The returned function stops that. */
function leaveByBack(): () => void {
  const here = window.location.href;
  let left = 5;
  const further = () => {
    left -= 1;
    if (window.location.href === here && left > 0) window.history.back();
    else window.removeEventListener('popstate', further);
  };
  window.addEventListener('popstate', further);
  window.history.back();
  return () => window.removeEventListener('popstate', further);
}

interface UnsavedTextProps {
  /** Whether there is something that would be lost. */
  when: boolean;
  what?: string;
}

/**
 * While `when`, typed text is not lost by accident: Escape, the cross, a press outside, Back, a link away, another event in the bar and a
 * reload ask first. It stands inside the dialog that it guards, or on the page. A form's own Cancel does not ask, and navigation after
 * saving is not stopped.
 */
export function UnsavedText({ when, what = 'what you typed' }: UnsavedTextProps) {
  const guardRef = useContext(CloseGuardContext);
  const navigate = useNavigate();
  const [go, setGo] = useState<(() => void) | null>(null);
  const [released, setReleased] = useState(false);
  // Saved or started again: later changes are guarded again.
  if (released && !when) setReleased(false);
  const guarded = when && !released;
  const ask = (next: () => void) => setGo(() => next);

  const guardDialog = useEffectEvent((close: () => void) => {
    ask(close);
    return false;
  });
  useEffect(() => {
    if (!guarded || !guardRef) return undefined;
    guardRef.current = (close) => guardDialog(close);
    return () => {
      guardRef.current = null;
    };
  }, [guarded, guardRef]);

  // On a page of its own Back would leave the page; in a dialog it closes the dialog, which asks by itself.
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  useBackCloses(guarded && guardRef === null, () =>
    ask(() => {
      if (isFirstPage()) void navigate('/dashboard', { replace: true });
      else stop.current = leaveByBack();
    }),
  );

  const askNow = useEffectEvent(ask);
  useEffect(() => (guarded ? guardLeaving((next) => askNow(next)) : undefined), [guarded]);

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // Links that open elsewhere leave this page alone; for another site the browser asks.
    if (link.target === '_blank' || link.hasAttribute('download') || link.origin !== window.location.origin) return;
    const { pathname, search, hash } = link;
    if (pathname === window.location.pathname && search === window.location.search) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => void navigate({ pathname, search, hash }));
  });
  useEffect(() => {
    if (!guarded) return undefined;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => follow(event);
    window.addEventListener('beforeunload', keep);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', keep);
      document.removeEventListener('click', onClick, true);
    };
  }, [guarded]);

  if (!go) return null;
  const discard = () => {
    flushSync(() => {
      setGo(null);
      setReleased(true);
    });
    go();
    return Promise.resolve(false);
  };
  return (
    <ConfirmDialog
      title={`Discard ${what}?`}
      confirm="Discard"
      busy="Discard"
      keep="Keep editing"
      danger
      onConfirm={discard}
      onClose={() => setGo(null)}
    >
      <p>It is not saved yet.</p>
    </ConfirmDialog>
  );
}
