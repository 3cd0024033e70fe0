import { useEffectEvent, useLayoutEffect } from 'react';
import { openLayer } from './history-layers';

/**
 * While `open`, the browser's Back calls `close` instead of leaving the page. A `close` that refuses, for example to ask about unsaved text
 * first, keeps the page. `parameter`: the parameter of the address that opens it, where a link can.
 */
export function useBackCloses(open: boolean, close: () => void, parameter?: string): void {
  const closeNow = useEffectEvent(close);
  useLayoutEffect(() => (open ? openLayer(() => closeNow(), parameter) : undefined), [open, parameter]);
}
