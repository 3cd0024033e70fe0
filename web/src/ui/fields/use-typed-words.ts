import { useEffect, useEffectEvent, useState } from 'react';

const pauseMilliseconds = 250;

/**
 * Text being typed that is stored elsewhere, such as in the address: it updates at once here and arrives there after a short pause. When it
 * changes there, by Back or by a button that clears it, it changes here too.
 */
export function useTypedWords(stored: string, store: (words: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(stored);
  const [seen, setSeen] = useState(stored);
  // Texts that were sent there and did not come back yet. More may have been typed since: only changes from elsewhere are taken over.
  const [sent, setSent] = useState<readonly string[]>([]);
  if (stored !== seen) {
    setSeen(stored);
    const own = sent.indexOf(stored);
    setSent(own < 0 ? [] : sent.slice(own + 1));
    if (own < 0 && typed.trim() !== stored) setTyped(stored);
  }
  const storeNow = useEffectEvent(store);
  useEffect(() => {
    if (typed.trim() === stored) return undefined;
    const timer = setTimeout(() => {
      setSent((before) => [...before, typed.trim()]);
      storeNow(typed.trim());
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed, stored]);
  return [typed, setTyped];
}
