import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

const waiting = new Set<() => void>();
let scheduled = false;

function onceIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  else setTimeout(callback, 100);
}

// One chunk an idle moment: mounting them all at once would be the very long task that chunks avoid.
function pump(): void {
  if (scheduled || waiting.size === 0) return;
  scheduled = true;
  onceIdle(() => {
    scheduled = false;
    const [next] = waiting;
    if (next) {
      waiting.delete(next);
      next();
    }
    pump();
  });
}

/** The height that a chunk has when it is laid out, wherever it stands. */
function layOut(chunk: HTMLElement): number {
  chunk.style.contentVisibility = 'visible';
  const height = chunk.offsetHeight;
  chunk.style.contentVisibility = '';
  return height;
}

/** From the call for print until it is over nothing is put away. What was built for it may listen no more, so this hears the end itself. */
let printing = false;
if (typeof window !== 'undefined') window.addEventListener('afterprint', () => (printing = false));

interface LazyChunkProps {
  /** Height to keep free until the chunk is there, and while it is too far away to be laid out, as a CSS length. */
  height: string;
  /** Render at once: for what the first screen shows, and what somebody asks for now. */
  eager?: boolean;
  /** Build it when the browser is idle, too; false for the far end of a very long list, which waits until it is scrolled to. */
  whenIdle?: boolean;
  className?: string;
  render: () => ReactNode;
}

/**
 * A part of a long list that is built when it comes near the screen, or when the browser has nothing else to do, so that
 * a list of a thousand rows answers at once. The far end of a very long list is put away again when it is left, so that
 * scrolling through it does not pile up; what holds the focus stays. Printing builds all of it.
 */
export function LazyChunk({ height, eager = false, whenIdle = true, className = '', render }: LazyChunkProps) {
  const [built, setBuilt] = useState(eager);
  const element = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<number | null>(null);
  const stays = eager || whenIdle;
  if (eager && !built) setBuilt(true);

  // Where it is not painted yet it has its true height at once, not the one that was guessed: nothing moves when it is reached.
  useLayoutEffect(() => {
    if (element.current && built && !eager && !printing) setMeasured(layOut(element.current));
  }, [built, eager]);

  // From the moment on in which it stands: somebody may print a list that has just been filtered.
  useLayoutEffect(() => {
    if (built) return undefined;
    const buildToPrint = () => {
      printing = true;
      flushSync(() => setBuilt(true));
    };
    window.addEventListener('beforeprint', buildToPrint);
    return () => window.removeEventListener('beforeprint', buildToPrint);
  }, [built]);

  useEffect(() => {
    const chunk = element.current;
    if (!chunk || (built && stays)) return undefined;
    let near = false;
    const build = () => setBuilt(true);
    const putAway = () => {
      if (near || stays || printing || chunk.contains(document.activeElement)) return;
      setMeasured(chunk.offsetHeight);
      setBuilt(false);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        near = entries.at(-1)?.isIntersecting === true;
        if (near) build();
        else putAway();
      },
      { rootMargin: '1000px 0px' },
    );
    observer.observe(chunk);
    window.addEventListener('afterprint', putAway);
    const buildSoon = () => startTransition(build);
    if (whenIdle && !built) {
      waiting.add(buildSoon);
      pump();
    }
    return () => {
      observer.disconnect();
      window.removeEventListener('afterprint', putAway);
      waiting.delete(buildSoon);
    };
  }, [built, stays, whenIdle]);

  // The height is a child's: where that of the chunk itself changes, browsers no longer hold what is on the screen in its place.
  // The server sends only what the first screen shows, and no style attributes, which the page's policy refuses.
  const atServer = typeof window === 'undefined';
  if (!built && atServer) return null;
  const kept = measured === null ? height : `${measured}px`;
  const room = { containIntrinsicBlockSize: built ? `auto ${kept}` : kept };
  return (
    <div ref={element} className={className} style={atServer ? undefined : room}>
      {built ? render() : <div style={{ minHeight: kept }} />}
    </div>
  );
}
