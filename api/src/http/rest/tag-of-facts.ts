import type { Request } from 'express';
import { clock } from '../../platform/clock.js';
import { finalPlace } from '../../platform/facts/fact-places.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { derivedToken } from '../../platform/operation/secrets.js';

/** Milliseconds after which a tag is another one, whatever happened: operators change rows by hand, and names of files hold the day. */
const goodFor = 5 * 60_000;

/**
 * The tag of an answer that is made while it is sent, and of which facts tell every change: who asks, for what, and how far the facts were
 * before anything was read. So it costs one short statement and never stands for less than the answer holds. Weak: files hold the moment
 * of their making.
 */
export async function tagOfFacts({ viewer, services }: RequestContext, address: string): Promise<string> {
  const [row] = await services.rows.read<{ place: string; later: string | null }>({
    name: 'tag-of-facts',
    text,
    values: [],
  });
  const slot = Math.floor(clock.now().getTime() / goodFor);
  const told = JSON.stringify([viewer, address, row?.place, row?.later, slot]);
  return `W/"facts-${derivedToken(services.secretKey, 'tag-of-facts', told)}"`;
}

/** Whether the asker names this tag, that is: had the answer from us, for the same rights, and nothing has happened since. */
export function hasSameFacts(request: Request, tag: string): boolean {
  // Not by a star: whoever names no tag of ours is answered by whoever reads, and hears there that they may not.
  return (request.get('if-none-match') ?? '').split(',').some((one) => one.trim() === tag);
}

// Those that are in sight while older transactions still run count by their transactions: each of them comes as a whole.
const text = `select ${finalPlace} as place, (
    select md5(string_agg(distinct transaction_id::text, ' ')) from fact where transaction_id >= pg_snapshot_xmin(pg_current_snapshot())
  ) as later`;
