import { flushSync } from 'react-dom';

/*
 * What lies over a page (a dialog, a sheet, a menu) is a layer. The browser's Back closes the topmost one and stays on the page.
 *
 * For that, each open layer stands on an entry of the history of its own: the page's address again, marked with how many layers lie
 * over it (`layer` in the entry's state, beside what the router keeps there). Closing a layer in the usual way leaves its entry
 * where it is: going back in code takes effect only later, and would meet whatever the page does next. Such a left entry is taken over by the
 * next layer, and passed over when somebody goes back or forward across it, so that one press of Back is always one step.
 */

interface Entry {
  /** The router's index of the entry; NaN where there is none. */
  index: number;
  /** The number of layers over the page in this entry. */
  depth: number;
  /** The address over which the first of them was opened. */
  over: string | null;
  href: string;
  state: unknown;
}

/** Closes its layer; may refuse by leaving it open, for example to ask about unsaved text first. */
type CloseLayer = () => void;

const open: CloseLayer[] = [];
let current: Entry = { index: 0, depth: 0, over: null, href: '', state: null };
/** The index that our own navigation leads to, while it is under way. */
let expected: number | null = null;
/** While Back closes layers, a layer that opens to ask gets its entry only once it is known which layers stay. */
let closing = false;

function read(): Entry {
  const state = window.history.state as { idx?: unknown; layer?: unknown; over?: unknown } | null;
  return {
    index: typeof state?.idx === 'number' ? state.idx : Number.NaN,
    depth: typeof state?.layer === 'number' ? state.layer : 0,
    over: typeof state?.over === 'string' ? state.over : null,
    href: window.location.href,
    state,
  };
}

/** Navigates by this many entries, unnoticed by the router. */
function pass(event: PopStateEvent, at: Entry, steps: number): void {
  event.stopImmediatePropagation();
  expected = at.index + steps;
  window.history.go(steps);
}

/** Closes layers until no more than `depth` are open. False when one refused. */
function closeDownTo(depth: number): boolean {
  closing = true;
  try {
    while (open.length > depth) {
      const before = open.length;
      const close = open[before - 1];
      // Synchronously: only then is it known whether the layer closed or refused.
      flushSync(() => close?.());
      if (open.length >= before) return false;
    }
    return true;
  } finally {
    closing = false;
  }
}

function onPopState(event: PopStateEvent): void {
  const from = current;
  const at = read();
  const own = expected !== null && at.index === expected;
  expected = null;
  current = at;
  const back = at.index < from.index;
  if (!own && at.index === from.index - 1) {
    // On entries that closed layers left, the page is further away than it seems.
    if (from.depth > open.length) return pass(event, at, open.length - from.depth);
    if (open.length === 0 && at.depth > 0) return pass(event, at, -at.depth);
  }
  if (!own && at.index > from.index && at.depth > open.length && at.href === from.href) {
    // A forward step may lead to an entry that a closed layer left; if not, nothing happens.
    expected = at.index + 1;
    window.history.go(1);
    return;
  }
  if (back && open.length > at.depth && !closeDownTo(at.depth)) {
    event.stopImmediatePropagation();
    // A layer that refused stays open, and so does the one that it opened to ask: each has an entry again.
    markOpen(from.href);
  }
}

/** Gives every open layer an entry of the history; the address stays `href`. */
function markOpen(href = window.location.href): void {
  while (current.depth < open.length) {
    const { state, index, depth, over } = current;
    const marks = { idx: index + 1, layer: depth + 1, over: over ?? current.href };
    window.history.pushState({ ...(state as object | null), ...marks }, '', href);
    expected = null;
    current = read();
  }
}

/** Listens to Back and Forward. Call it once, before the router listens. */
export function watchHistory(): void {
  current = read();
  window.addEventListener('popstate', onPopState);
}

/** Call it after every change of the address by the router. */
export function noteNavigation(): void {
  const at = read();
  const { depth, over } = current;
  // The router overwrites an entry's state when it replaces the address: open layers stay. An entry that a closed layer left stays one as
  // long as it shows the same as the page under it.
  if (at.index === current.index && at.depth < depth && (open.length >= depth || at.href === over)) {
    window.history.replaceState({ ...(at.state as object | null), layer: depth, over }, '');
  }
  current = read();
  expected = null;
  markOpen();
}

/**
 * Registers a layer that opened; the returned function removes it. `parameter`: the parameter of the address that opens it, where a link
 * can: going back leads to the address without it.
 */
export function openLayer(close: CloseLayer, parameter?: string): () => void {
  open.push(close);
  if (current.depth < open.length && !closing) {
    const { href } = window.location;
    const closed = new URL(href);
    if (parameter && closed.searchParams.has(parameter)) {
      closed.searchParams.delete(parameter);
      window.history.replaceState(window.history.state, '', closed);
    }
    current = read();
    markOpen(href);
  }
  return () => {
    open.splice(open.indexOf(close), 1);
  };
}
