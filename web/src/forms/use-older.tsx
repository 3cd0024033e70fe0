import { useState, type ReactNode } from 'react';
import { Button } from '../ui/button';
import { useSaving } from './use-saving';

interface Page<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/**
 * A list, the newest first, that loads older rows on request: all rows so far, and the button for more while there are any. `what`: the
 * noun for its rows; `fetchPage` fetches the page after a cursor; `startOver` resets to the first page.
 */
export function useOlder<Node>(
  first: Page<Node> | null | undefined,
  what: string,
  fetchPage: (after: string | null) => Promise<Page<Node> | null | undefined>,
): { nodes: Node[]; button: ReactNode; startOver: () => void } {
  const { saving, save } = useSaving();
  const [older, setOlder] = useState<Page<Node> | null>(null);
  const last = (older ?? first)?.pageInfo;
  const more = () =>
    save(`Failed to fetch older ${what}`, async () => {
      const page = await fetchPage(last?.endCursor ?? null);
      if (!page) throw new Error(`The answer with older ${what} is empty`);
      setOlder((before) => ({ ...page, nodes: [...(before?.nodes ?? []), ...page.nodes] }));
    });
  return {
    nodes: [...(first?.nodes ?? []), ...(older?.nodes ?? [])],
    button: last?.hasNextPage ? (
      <p className="mt-4 flex justify-center">
        <Button disabled={saving} onClick={() => void more()}>
          {saving ? 'Loading…' : `Show older ${what}`}
        </Button>
      </p>
    ) : null,
    startOver: () => setOlder(null),
  };
}
