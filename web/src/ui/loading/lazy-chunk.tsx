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

/** From the start of printing until its end nothing is removed. Chunks built for it may no longer listen, so this listens to the end itself. */
let printing = false;
if (typeof window !== 'undefined') window.addEventListener('afterprint', () => (printing = false));

interface LazyChunkProps {
  /** The height to reserve until the chunk is built, and while it is too far away to be laid out, as a CSS length. */
  height: string;
  /** Build at once: for the first screen, and what somebody navigates to. */
  eager?: boolean;
  /** Build when the browser is idle, too; false for the far end of a very long list, which is built when scrolled to. */
  whenIdle?: boolean;
  className?: string;
  render: () => ReactNode;
}

/**
 * A part of a long list that is built when it comes near the screen, or when the browser is idle, so that a list of a thousand rows
 * responds at once. The far end of a very long list is removed again when it is left, so that scrolling does not pile up elements; the part
 * with the focus stays. Printing builds all of it.
 */
export function LazyChunk({ height, eager = false, whenIdle = true, className = '', render }: LazyChunkProps) {
  const [built, setBuilt] = useState(eager);
  const element = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<number | null>(null);
  const stays = eager || whenIdle;
  if (eager && !built) setBuilt(true);

  // Where it is not painted yet it has its true height at once, not an estimate: nothing moves when it is reached.
  useLayoutEffect(() => {
    if (element.current && built && !eager && !printing) setMeasured(layOut(element.current));
  }, [built, eager]);

  // From its first moment: somebody may print a list that has just been filtered.
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
  const reserved = measured === null ? height : `${measured}px`;
  const room = { containIntrinsicBlockSize: built ? `auto ${reserved}` : reserved };
  return (
    <div ref={element} className={className} style={atServer ? undefined : room}>
      {built ? render() : <div style={{ minHeight: reserved }} />}
    </div>
  );
}
