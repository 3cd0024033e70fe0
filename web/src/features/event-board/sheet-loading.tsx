import { useEffect } from 'react';
import { LoadFailure } from '../../forms/load-failure';
import { Skeleton } from '../../ui/skeleton';

interface SheetLoadingProps {
  error: unknown;
  onRetry: () => void;
  /** There is no such record, or not any more. */
  gone: boolean;
  onClose: () => void;
}

/** What a sheet shows until its record is there. It closes where somebody else deleted that. */
export function SheetLoading({ error, onRetry, gone, onClose }: SheetLoadingProps) {
  useEffect(() => {
    if (gone) onClose();
  }, [gone, onClose]);
  if (error) return <LoadFailure error={error} onRetry={onRetry} />;
  return (
    <div role="status" className="mt-5 grid gap-4">
      <span className="for-screen-readers">Loading</span>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-28" />
    </div>
  );
}
