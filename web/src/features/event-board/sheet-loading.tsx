import { useEffect } from 'react';
import { LoadFailure } from '../../forms/load-failure';
import { Loading } from '../../ui/loading';

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
  return <Loading each="h-16" className="mt-5 grid gap-4" />;
}
