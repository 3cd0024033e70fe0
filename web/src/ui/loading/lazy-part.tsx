import { lazy, useEffect, useState, type ComponentType } from 'react';
import { Button } from '../button';
import { Dialog } from '../dialogs/dialog';

/** The pause after a failure before the code is loaded again. In milliseconds. */
const nextTry = 3000;

/** A dialog whose code is loaded when it is opened. Without a connection it opens, says so, and continues by itself. */
export function lazyDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  return lazyOrLater(load, WaitingDialog);
}

/** The same for a part of a page: it shows that in its place. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyOrLater(load, WaitingPart);
}

/** A placeholder until the code is loaded: the page around it stays. */
function lazyOrLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props & { onRetry: () => void }>,
) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn('A part of the page could not be fetched', error);
      return { default: later(load, Waiting) };
    }
  });
}

function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props & { onRetry: () => void }>,
): ComponentType<Props> {
  let code: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const [Loaded, setLoaded] = useState(() => code);
    const [tries, setTries] = useState(0);
    const again = () => setTries((before) => before + 1);
    useEffect(() => {
      if (Loaded) return undefined;
      let over = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const soon = () => {
        if (!over) timer = setTimeout(again, nextTry);
      };
      load().then((found) => {
        code = found;
        if (!over) setLoaded(() => found);
      }, soon);
      window.addEventListener('online', again);
      return () => {
        over = true;
        clearTimeout(timer);
        window.removeEventListener('online', again);
      };
    }, [Loaded, tries]);
    return Loaded ? <Loaded {...props} /> : <Waiting {...props} onRetry={again} />;
  };
}

const titleNow = () => (navigator.onLine ? 'This could not be loaded' : 'You are offline');

function WaitingDialog({ onClose, onRetry }: { onClose: () => void; onRetry: () => void }) {
  return (
    <Dialog title={titleNow()} onClose={onClose}>
      <WaitingWords onRetry={onRetry} />
    </Dialog>
  );
}

function WaitingPart({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="no-print my-4 rounded-control bg-warm-tint px-4 py-3">
      <p className="font-semibold">{titleNow()}</p>
      <WaitingWords onRetry={onRetry} />
    </div>
  );
}

function WaitingWords({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="mt-2">
      <p className="mb-4">This opens by itself as soon as you are connected again. Nothing was changed.</p>
      <Button kind="primary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
