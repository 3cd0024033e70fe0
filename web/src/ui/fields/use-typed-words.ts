import { useEffect, useEffectEvent, useState } from 'react';

const pauseMilliseconds = 250;

/**
 * Text being typed that is stored elsewhere, such as in the address: it updates at once here and arrives there after a short pause. When it
 * changes there, by Back or by a button that clears it, it changes here too.
 */
export function useTypedWords(kept: string, keep: (words: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(kept);
  const [seen, setSeen] = useState(kept);
  // Texts that were sent there and did not come back yet. More may have been typed since: only changes from elsewhere are taken over.
  const [sent, setSent] = useState<readonly string[]>([]);
  if (kept !== seen) {
    setSeen(kept);
    const own = sent.indexOf(kept);
    setSent(own < 0 ? [] : sent.slice(own + 1));
    if (own < 0 && typed.trim() !== kept) setTyped(kept);
  }
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    if (typed.trim() === kept) return undefined;
    const timer = setTimeout(() => {
      setSent((before) => [...before, typed.trim()]);
      keepNow(typed.trim());
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed, kept]);
  return [typed, setTyped];
}
