import { z } from 'zod';
import { jobKind } from '../../platform/runner/jobs.js';
import { operation } from '../../platform/operation/operation.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { imageFile, imageWidths } from './image-files.js';

/** Pictures that are removed before that is recorded. */
const mostAtOnce = 10;

/**
 * Removes pictures that nothing has shown for a day: uploads that never became a cover, and covers that were replaced
 * or whose event is gone. Checks only pictures of this database's uploads, so a folder shared with another database
 * loses nothing.
 */
export const removeUnusedImages = jobKind({
  name: 'remove-unused-images',
  payload: z.object({}),
  mostTries: 1,
  schedule: { everySeconds: 60 * 60 },
  run: async (ctx, _payload, stopped): Promise<void> => {
    while (!stopped.aborted && (await removeSome(ctx)) === mostAtOnce);
  },
});

/** Returns how many it removed. */
async function removeSome(ctx: RequestContext): Promise<number> {
  const { rows, images } = ctx.services;
  const unused = await rows.read<{ id: string }>({
    name: 'unused-image-uploads',
    text: `
      with cover as (
        select cover_image_url as url from event union all
        select cover_image_url from category union all
        select cover_image_url from opportunity
      )
      select u.id from image_upload u
      where u.expires_at < now() - interval '1 day'
        and not exists (select 1 from cover where position(u.id::text in cover.url) > 0)
      order by u.expires_at limit $1`,
    values: [mostAtOnce],
  });
  if (unused.length === 0) return 0;
  const ids = unused.map(({ id }) => id);
  // An unreachable bucket fails the job: what is left stays on the list for the next run.
  for (const id of ids) for (const width of imageWidths) await images.remove(imageFile(id, width));
  await ctx.run(cleanUpUploads, { ids });
  return ids.length;
}

const cleanUpUploads = operation(
  {
    access: 'internal',
    input: z.object({ ids: z.array(z.string()) }),
  },
  async function cleanUpUploads(ctx, { ids }): Promise<void> {
    await ctx.execute('delete from image_upload where id = any (?::uuid[])', [ids]);
  },
);
