import { Skeleton } from '../../ui/loading/skeleton';
import { HeroFrame } from './event-hero';

/** The event page while it loads: hero, filter bar and the first shifts as grey shapes. */
export function EventPageSkeleton() {
  return (
    <div>
      <p role="status" className="for-screen-readers">
        Loading event...
      </p>
      <HeroFrame cover={<Skeleton className="size-full rounded-none!" />}>
        <Skeleton className="h-8 w-3/4 max-w-xl md:h-11" />
        <Skeleton className="mt-1 h-5 w-64 md:mt-3" />
      </HeroFrame>
      <div className="page-width pt-4 pb-16 md:pt-8">
        <Skeleton className="h-7 w-72" />
        <Skeleton className="mt-1 h-5 w-96 max-w-full" />
        <Skeleton className="mt-4 h-11 w-full" />
        <div className="mt-20 overflow-hidden rounded-card border border-hairline bg-card">
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <div
              key={row}
              className="flex flex-col gap-3 border-b border-hairline p-4 last:border-b-0 lg:flex-row lg:items-center lg:gap-8"
            >
              <Skeleton className="h-6 w-44" />
              <Skeleton className="h-5 w-60 lg:flex-1" />
              <Skeleton className="h-11 w-28" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
