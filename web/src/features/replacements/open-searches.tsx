import { useEffect, useRef, useState } from 'react';
import { LoadFailureLine } from '../../forms/load-failure';
import { count } from '../../formatting/counts';
import { Button } from '../../ui/button';
import { StaffSearch } from './staff-search';
import { useOpenSearchesQuery } from './staff-searches.generated';

/** This many are shown above the board; the others on request. */
const shownAtFirst = 3;

interface OpenSearchesProps {
  eventId: string;
  /** The position of the page's event data: when it advances, the searches are fetched again. */
  position: string;
  onOpen: (shiftId: string) => void;
}

/** The open searches of an event, for its leads. Nothing where there are none. */
export function OpenSearches({ eventId, position, onOpen }: OpenSearchesProps) {
  const { data, error, refetch } = useOpenSearchesQuery({ variables: { eventId }, fetchPolicy: 'cache-and-network' });
  const [all, setAll] = useState(false);
  const seen = useRef(position);
  useEffect(() => {
    if (seen.current === position) return;
    seen.current = position;
    // After a failure the list stays as it is; the page shows that it is out of date.
    refetch().catch((failure: unknown) => console.warn('The open searches could not be fetched again', failure));
  }, [position, refetch]);
  if (!data) return error ? <LoadFailureLine error={error} onRetry={() => void refetch()} /> : null;
  const { nodes } = data.replacements;
  if (nodes.length === 0) return null;
  return (
    <section aria-labelledby="open-searches" className="mb-6 rounded-card border border-hairline bg-card">
      <h2 id="open-searches" className="border-b border-hairline px-4 py-3 text-base">
        {count(nodes.length, 'replacement')} wanted
      </h2>
      <ul className="divide-y divide-hairline">
        {(all ? nodes : nodes.slice(0, shownAtFirst)).map((search) => (
          <StaffSearch key={search.id} search={search} onOpen={onOpen} />
        ))}
      </ul>
      {!all && nodes.length > shownAtFirst ? (
        <p className="border-t border-hairline px-4 py-2">
          <Button kind="quiet" onClick={() => setAll(true)}>
            Show {nodes.length - shownAtFirst} more
          </Button>
        </p>
      ) : null}
    </section>
  );
}
