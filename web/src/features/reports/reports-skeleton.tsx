import { Skeleton } from '../../ui/loading/skeleton';

/** The shape of the reports while they are on their way. */
export function ReportsSkeleton() {
  return (
    <div>
      <p role="status" className="for-screen-readers">
        Loading...
      </p>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-28" />
        ))}
      </div>
      <Skeleton className="mt-6 h-40 w-full" />
      <Skeleton className="mt-6 h-72 w-full" />
    </div>
  );
}
