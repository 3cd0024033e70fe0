import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
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

interface LazyChunkProps {
  /** Height to keep free until the chunk is there, as a CSS length. */
  height: string;
  /** Render at once: for what the first screen shows. */
  eager?: boolean;
  /** Build it when the browser is idle, too; false for the far end of a very long list, which waits until it is scrolled to. */
  whenIdle?: boolean;
  className?: string;
  render: () => ReactNode;
}

/**
 * A part of a long list that is built when it comes near the screen, or when the browser has nothing else to do, so that
 * a list of a thousand rows answers at once. Printing builds all of it.
 */
export function LazyChunk({ height, eager = false, whenIdle = true, className = '', render }: LazyChunkProps) {
  const [built, setBuilt] = useState(eager);
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (built || !element.current) return undefined;
    const build = () => setBuilt(true);
    const buildSoon = () => startTransition(build);
    const buildNow = () => flushSync(build);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) build();
      },
      { rootMargin: '1000px 0px' },
    );
    observer.observe(element.current);
    window.addEventListener('beforeprint', buildNow);
    if (whenIdle) {
      waiting.add(buildSoon);
      pump();
    }
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', buildNow);
      waiting.delete(buildSoon);
    };
  }, [built, whenIdle]);

  // The server sends only what the first screen shows.
  if (!built && typeof window === 'undefined') return null;
  return (
    <div ref={element} className={className} style={built ? undefined : { minHeight: height }}>
      {built ? render() : null}
    </div>
  );
}
