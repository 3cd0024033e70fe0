import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The parts of the address that a page keeps there, and how to write some of them: an empty one goes, and the rest stays as it is. */
export function useAddressParts(): [URLSearchParams, (parts: Readonly<Record<string, string | null>>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const write = useCallback(
    (parts: Readonly<Record<string, string | null>>) => {
      // As it is at this moment: two parts may be written before the page is drawn again.
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(parts)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      void navigate({ search: next.toString(), hash: window.location.hash }, { replace: true });
    },
    [navigate],
  );
  return [new URLSearchParams(search), write];
}
