import { Skeleton } from '../../ui/loading/skeleton';

/** The landing page's list while it loads. */
export function EventListSkeleton() {
  return (
    <div>
      <p role="status" className="mb-4 text-muted">
        Loading events...
      </p>
      <div className="grid gap-6">
        {[0, 1].map((card) => (
          <div key={card} className="overflow-hidden rounded-card border border-hairline bg-card md:flex md:min-h-72">
            <Skeleton className="h-40 w-full rounded-none! md:h-auto md:w-2/5" />
            <div className="flex flex-1 flex-col gap-4 p-5 md:p-7">
              <Skeleton className="h-4 w-44" />
              <Skeleton className="h-7 w-4/5" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="mt-auto h-11 w-52" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Title and subtitle of the landing page, there from the first moment. */
export function EventsHeading() {
  return (
    <header className="pt-10 pb-8 md:pt-16 md:pb-10">
      <h1 className="text-3xl">Volunteer Events</h1>
      <p className="mt-2 text-lg text-muted">Choose an event to view volunteer shifts and sign up</p>
    </header>
  );
}

/** The landing page before its code and data are there. */
export function EventsPageSkeleton() {
  return (
    <div className="page-width pb-16">
      <EventsHeading />
      <EventListSkeleton />
    </div>
  );
}
