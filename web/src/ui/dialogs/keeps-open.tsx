import { useContext, useEffect } from 'react';
import { CloseGuardContext } from './close-guard';

/** While `when`, the dialog around it refuses to close: what it sent brings something that is shown only once. */
export function KeepsOpen({ when }: { when: boolean }) {
  const guardRef = useContext(CloseGuardContext);
  useEffect(() => {
    if (!when || !guardRef) return undefined;
    guardRef.current = () => false;
    return () => {
      guardRef.current = null;
    };
  }, [when, guardRef]);
  return null;
}
