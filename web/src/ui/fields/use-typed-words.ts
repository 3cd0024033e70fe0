import { useEffect, useEffectEvent, useState } from 'react';

const pauseMilliseconds = 250;

/**
 * Words being typed that are kept elsewhere, such as in the address: they answer at once here and arrive there after a short pause.
 * When they change there, by Back or by a button that clears them, they change here too.
 */
export function useTypedWords(kept: string, keep: (words: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(kept);
  const [seen, setSeen] = useState(kept);
  // What was sent there and did not come back yet. More may have been typed since: only what others wrote is taken over.
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
