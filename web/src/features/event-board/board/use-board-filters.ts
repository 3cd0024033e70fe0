import { useCallback, useMemo } from 'react';
import { useAddressParts } from '../../../ui/use-address-parts';
import { useTypedWords } from '../../../ui/fields/use-typed-words';
import type { BoardFilters } from './filter-board';

const day = /^\d{4}-\d{2}-\d{2}$/;

interface BoardAddress {
  filters: BoardFilters;
  /** The category that was picked; null until then. */
  category: string | null;
  change: (part: Partial<BoardFilters> & { category?: string }) => void;
}

/** The filters of the board, stored in its address: `?day=2027-02-20&missing=1&q=soup&category=…`. Reload, Back and a shared link keep them. */
export function useBoardFilters(): BoardAddress {
  const [address, write] = useAddressParts();
  const [text, setText] = useTypedWords(address.get('q') ?? '', (q) => write({ q }));
  const dayAsked = address.get('day') ?? '';
  const onlyMissing = address.get('missing') === '1';
  const filters = useMemo(
    () => ({ text, day: day.test(dayAsked) ? dayAsked : null, onlyMissing }),
    [text, dayAsked, onlyMissing],
  );
  const change = useCallback<BoardAddress['change']>(
    (part) => {
      const parts: Record<string, string | null> = {};
      if (part.text !== undefined) setText(part.text);
      // The search text is cleared in the same update as the other filters.
      if (part.text === '') parts.q = null;
      if (part.day !== undefined) parts.day = part.day;
      if (part.onlyMissing !== undefined) parts.missing = part.onlyMissing ? '1' : null;
      if (part.category !== undefined) parts.category = part.category;
      if (Object.keys(parts).length > 0) write(parts);
    },
    [setText, write],
  );
  return { filters, category: address.get('category'), change };
}
