import { LoadFailure } from '../../../forms/load-failure';
import { Loading } from '../../../ui/loading/loading';
import { NotThere } from './deleted-meanwhile';

interface SheetLoadingProps {
  error: unknown;
  onRetry: () => void;
  what: 'shift' | 'volunteer role';
  /** There is no such record, or not any more. */
  gone: boolean;
}

/** What a sheet shows until its record is there, or where there is none. */
export function SheetLoading({ error, onRetry, what, gone }: SheetLoadingProps) {
  if (error) return <LoadFailure error={error} onRetry={onRetry} />;
  if (gone) return <NotThere what={what} />;
  return <Loading each="h-16" className="mt-5 grid gap-4" />;
}
