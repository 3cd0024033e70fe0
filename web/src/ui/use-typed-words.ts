import { useEffect, useEffectEvent, useState } from 'react';

const pauseMilliseconds = 250;

/**
 * Words being typed that are kept elsewhere, such as in the address: they answer at once here and arrive there after a short pause.
 * When they change there, by Back or by a button that clears them, they change here too.
 */
export function useTypedWords(kept: string, keep: (words: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(kept);
  const [seen, setSeen] = useState(kept);
  if (kept !== seen) {
    setSeen(kept);
    if (typed.trim() !== kept) setTyped(kept);
  }
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    if (typed.trim() === kept) return undefined;
    const timer = setTimeout(() => keepNow(typed.trim()), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed, kept]);
  return [typed, setTyped];
}
