import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The parameters of the address that a page stores there, and how to write some of them: an empty one is removed, and the others stay. */
export function useAddressParts(): [URLSearchParams, (parts: Readonly<Record<string, string | null>>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const write = useCallback(
    (parts: Readonly<Record<string, string | null>>) => {
      // The current address: two parameters may be written before the page renders again.
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
