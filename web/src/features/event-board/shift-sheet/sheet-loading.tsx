import { LoadFailure } from '../../../forms/load-failure';
import { Loading } from '../../../ui/loading/loading';
import { NotThere } from './deleted-meanwhile';

interface SheetLoadingProps {
  error: unknown;
  onRetry: () => void;
  what: 'shift' | 'volunteer role';
  /** The record does not exist, or no longer. */
  gone: boolean;
}

/** The content of a sheet until its record is loaded, or where there is none. */
export function SheetLoading({ error, onRetry, what, gone }: SheetLoadingProps) {
  if (error) return <LoadFailure error={error} onRetry={onRetry} />;
  if (gone) return <NotThere what={what} />;
  return <Loading each="h-16" className="mt-5 grid gap-4" />;
}
