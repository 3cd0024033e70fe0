import { z } from 'zod';
import { operation } from '../../platform/operation.js';
import type { RequestContext } from '../../platform/request-context.js';
import { imageFile, imageWidths } from './image-files.js';

/** So many are removed at a time: whoever asks for an upload address must not wait for a clean-up. */
const mostAtOnce = 10;

/**
 * Removes pictures that nothing has shown for a day: uploads that never became a cover, and covers that were replaced or whose event is
 * gone. Only pictures that were uploaded here are ever looked at, so a folder that another database knows more of loses nothing.
 */
export async function removeUnusedImages(ctx: RequestContext): Promise<void> {
  const { rows, images, log } = ctx.services;
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
  if (unused.length === 0) return;
  const ids = unused.map(({ id }) => id);
  try {
    for (const id of ids) for (const width of imageWidths) await images.remove(imageFile(id, width));
  } catch (error) {
    // A bucket that cannot be reached now: what is left stays on the list for the next time.
    log.warn({ err: error }, 'Unused pictures were not removed');
    return;
  }
  await ctx.run(forgetUploads, { ids });
}

const forgetUploads = operation({
  name: 'forgetUploads',
  openTo: 'everyone',
  input: z.object({ ids: z.array(z.string()) }),
  kind: 'writes',
  run: async (ctx, { ids }): Promise<void> => {
    await ctx.execute('delete from image_upload where id = any (?::uuid[])', [ids]);
  },
});
