import { Skeleton } from './skeleton';

/** Grey shapes, `each` of a size, while a list or a form is loading; announced to screen readers. */
export function Loading({
  each,
  rows = 3,
  className = 'grid gap-3',
}: {
  each: string;
  rows?: number;
  className?: string;
}) {
  return (
    <div role="status" className={className}>
      <span className="for-screen-readers">Loading...</span>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={each} />
      ))}
    </div>
  );
}
