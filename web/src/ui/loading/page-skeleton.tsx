import { Skeleton } from './skeleton';

/** A plain page while its code or data loads: a heading and a few lines. */
export function PageSkeleton() {
  return (
    <div className="page-width py-12">
      <p role="status" className="for-screen-readers">
        Loading...
      </p>
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="mt-4 h-5 w-96 max-w-full" />
      <Skeleton className="mt-8 h-40 w-full" />
    </div>
  );
}
