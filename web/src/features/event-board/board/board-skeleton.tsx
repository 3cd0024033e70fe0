import { Skeleton } from '../../../ui/loading/skeleton';

/** The board while it loads: categories on the left, lines on the right. */
export function BoardSkeleton({ inside = false }: { inside?: boolean }) {
  return (
    <div className={inside ? '' : 'page-width py-6 md:py-10'}>
      <p role="status" className="for-screen-readers">
        Loading...
      </p>
      {inside ? null : <Skeleton className="mb-8 h-9 w-72 max-w-full" />}
      <div className="lg:grid lg:grid-cols-[17rem_1fr] lg:gap-8">
        <div className="mb-6 grid gap-2">
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} className={`h-13 w-full ${index > 0 ? 'hidden lg:block' : ''}`} />
          ))}
        </div>
        <div className="grid gap-2">
          <Skeleton className="mb-4 h-11 w-full" />
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="h-14 w-full" />
          ))}
        </div>
      </div>
    </div>
  );
}
