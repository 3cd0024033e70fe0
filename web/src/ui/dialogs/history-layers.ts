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
  /** The router's count of the entry; NaN where it keeps none. */
  index: number;
  /** How many layers lie over the page in this entry. */
  depth: number;
  /** The address that the first of them was opened over. */
  over: string | null;
  href: string;
  state: unknown;
}

/** Closes its layer; may refuse by leaving it open, say to ask about unsaved text first. */
type CloseLayer = () => void;

const open: CloseLayer[] = [];
let current: Entry = { index: 0, depth: 0, over: null, href: '', state: null };
/** The index that a step of our own leads to, while it is on its way. */
let expected: number | null = null;
/** While Back closes layers, one that opens to ask gets its entry only when it is plain which of them stay. */
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

/** Goes further by so many entries, unseen by the router. */
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
      // At once: only then it is plain whether the layer closed or refused.
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
    // Standing on entries that closed layers left, one is further from the page than one seems to be.
    if (from.depth > open.length) return pass(event, at, open.length - from.depth);
    if (open.length === 0 && at.depth > 0) return pass(event, at, -at.depth);
  }
  if (!own && at.index > from.index && at.depth > open.length && at.href === from.href) {
    // Something may follow on an entry that a closed layer left; if not, nothing happens.
    expected = at.index + 1;
    window.history.go(1);
    return;
  }
  if (back && open.length > at.depth && !closeDownTo(at.depth)) {
    event.stopImmediatePropagation();
    // What refused stays open, and so does what it opened to ask: each has an entry again.
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

/** Listens to Back and Forward. To be called once, before the router listens. */
export function watchHistory(): void {
  current = read();
  window.addEventListener('popstate', onPopState);
}

/** To be told after every change of the address by the router. */
export function noteNavigation(): void {
  const at = read();
  const { depth, over } = current;
  // The router writes an entry's state anew when it replaces the address: open layers stay. An entry that a closed one left
  // stays one as long as it shows the same as the page under it.
  if (at.index === current.index && at.depth < depth && (open.length >= depth || at.href === over)) {
    window.history.replaceState({ ...(at.state as object | null), layer: depth, over }, '');
  }
  current = read();
  expected = null;
  markOpen();
}

/**
 * Notes a layer that opened; the returned function takes it back. `parameter`: the part of the address that opens it, where a link can:
 * going back leads to the address without it.
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
