import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button';
import { waiting } from '../rules/waiting';
import { registerWorker, takeOver, waitingVersion, watchVersion } from '../worker/register-worker';
import { useCheckIn, useCheckInState } from './use-check-in';

/** Keeps the page on the phone once a list is taken along, and says when a newer version of it is there. */
export function UpdateBar() {
  const checkIn = useCheckIn();
  const { kept } = useCheckInState();
  const isTaken = kept.list !== null && checkIn.lasts;
  useEffect(() => {
    if (!isTaken) return;
    void registerWorker(() => waiting(checkIn.state().kept) === 0);
    // Asked for and not insisted on: a browser may refuse.
    navigator.storage
      ?.persist?.()
      .catch((error: unknown) => console.warn('This browser may forget what the page keeps', error));
  }, [isTaken, checkIn]);
  const version = useSyncExternalStore(watchVersion, waitingVersion);
  if (!version) return null;
  return (
    <div role="status" className="flex items-center justify-center gap-3 bg-primary-tint px-4 py-2 text-sm">
      <span>A new version is ready</span>
      <Button onClick={takeOver}>Update</Button>
    </div>
  );
}
