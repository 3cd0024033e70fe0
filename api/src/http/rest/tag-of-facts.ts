import type { Request } from 'express';
import { clock } from '../../platform/clock.js';
import { finalPlace } from '../../platform/facts/fact-places.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { derivedToken } from '../../platform/operation/secrets.js';

/** Milliseconds after which the tag changes in any case: operators may change rows by hand, and file names contain the day. */
const goodFor = 5 * 60_000;

/**
 * The tag of a streamed response whose changes are all covered by facts. It depends on the caller, the address, and the latest facts before
 * anything was read. So it costs one short statement and never stands for an older state than the response. Weak, because files contain
 * their creation time.
 */
export async function tagOfFacts({ viewer, services }: RequestContext, address: string): Promise<string> {
  const [row] = await services.rows.read<{ place: string; later: string | null }>({
    name: 'tag-of-facts',
    text,
    values: [],
  });
  const slot = Math.floor(clock.now().getTime() / goodFor);
  const content = JSON.stringify([viewer, address, row?.place, row?.later, slot]);
  return `W/"facts-${derivedToken(services.secretKey, 'tag-of-facts', content)}"`;
}

/** Whether the request has this tag: the caller received the response from us, with the same rights, and nothing has happened since. */
export function hasSameFacts(request: Request, tag: string): boolean {
  // A star does not count: such requests run normally, and may be refused.
  return (request.get('if-none-match') ?? '').split(',').some((one) => one.trim() === tag);
}

// Facts visible while older transactions still run are identified by their transactions: each becomes visible as a whole.
const text = `select ${finalPlace} as place, (
    select md5(string_agg(distinct transaction_id::text, ' ')) from fact where transaction_id >= pg_snapshot_xmin(pg_current_snapshot())
  ) as later`;
