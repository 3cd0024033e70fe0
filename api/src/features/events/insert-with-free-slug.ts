import type { RequestContext } from '../../platform/operation/request-context.js';

/**
 * Inserts an event under a slug, or with its next free suffix: `birkie-copy`, `birkie-copy-2`, `birkie-copy-3`. `insert` must do nothing if
 * the slug is taken, so that concurrent calls get different slugs. Returns the id.
 */
export async function insertWithFreeSlug(
  ctx: RequestContext,
  wanted: string,
  insert: (slug: string) => Promise<{ id: string }[]>,
): Promise<string> {
  const stem = stemOf(wanted);
  const known = await ctx.execute<{ slug: string }>('select slug from event where slug = ? or starts_with(slug, ?)', [
    wanted,
    stem,
  ]);
  const taken = new Set(known.map(({ slug }) => slug));
  for (let number = 0; ; number += 1) {
    const slug = number === 0 ? wanted : number === 1 ? stem : `${stem}-${number}`;
    const [made] = taken.has(slug) ? [] : await insert(slug);
    if (made) return made.id;
  }
}

/** Copies of copies continue the count: `birkie-copy-2` and `birkie-copy` share their stem; any other slug is copied as `…-copy`. */
function stemOf(slug: string): string {
  return /^.*-copy(?=-\d+$|$)/.exec(slug)?.[0] ?? `${slug}-copy`;
}
