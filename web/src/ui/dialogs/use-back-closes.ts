import { useEffectEvent, useLayoutEffect } from 'react';
import { openLayer } from './history-layers';

/**
 * While `open`, the browser's Back calls `close` instead of leaving the page. A `close` that leaves things open, say to ask about
 * unsaved text first, keeps both them and the page. `parameter`: the part of the address that opens it, where a link can.
 */
export function useBackCloses(open: boolean, close: () => void, parameter?: string): void {
  const closeNow = useEffectEvent(close);
  useLayoutEffect(() => (open ? openLayer(() => closeNow(), parameter) : undefined), [open, parameter]);
}
