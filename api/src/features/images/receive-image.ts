import type { Readable } from 'node:stream';
import { z } from 'zod';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { hashToken } from '../../platform/operation/secrets.js';
import { encodeImage, largestImageBytes } from './encode-image.js';
import { idOfImageFile, imageFile, imageWidths } from './image-files.js';

/**
 * Accepts the bytes sent to an upload address: checks and re-encodes them, and only then uses the address up and shows
 * the image. After a refused file or a full disk the address stays valid for another attempt.
 */
export const receiveImage = operation(
  {
    access: 'public',
    input: z.object({ name: z.string(), signature: z.string().default(''), stream: z.custom<Readable>() }),
    refuses: ['BAD_REQUEST', 'NOT_FOUND', 'UPLOAD_OVER', 'FILE_TOO_LARGE', 'NOT_AN_IMAGE', 'NO_ROOM'],
    transaction: false,
  },
  async function receiveImage(ctx, { name, signature, stream }): Promise<void> {
    const id = idOfImageFile(name);
    if (!id) throw new DomainError('NOT_FOUND');
    await refuseUnlessOpen(ctx, id, signature);
    const versions = await encodeImage(await bytesOf(stream));
    await ctx.run(useUpload, { id });
    try {
      for (const { width, bytes } of versions) await ctx.services.images.write(imageFile(id, width), bytes);
    } catch (error) {
      await takeBack(ctx, id);
      throw isFull(error) ? new DomainError('NO_ROOM') : error;
    }
  },
);

/** Removes an incompletely stored picture and makes its address valid again for the rest of its time. */
async function takeBack(ctx: RequestContext, id: string): Promise<void> {
  for (const width of imageWidths) await ctx.services.images.remove(imageFile(id, width));
  await ctx.run(reopenUpload, { id });
}

function isFull(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG';
}

const reopenUpload = operation(
  {
    access: 'internal',
    input: z.object({ id: z.string() }),
  },
  async function reopenUpload(ctx, { id }): Promise<void> {
    await ctx.execute('update image_upload set used_at = null where id = ?', [id]);
  },
);

/** Uses an address up; of two at once one wins. */
const useUpload = operation(
  {
    access: 'internal',
    input: z.object({ id: z.string() }),
    refuses: ['UPLOAD_OVER'],
  },
  async function useUpload(ctx, { id }): Promise<void> {
    const [used] = await ctx.execute(
      'update image_upload set used_at = now() where id = ? and used_at is null and expires_at > now() returning id',
      [id],
    );
    if (!used) throw new DomainError('UPLOAD_OVER');
  },
);

async function refuseUnlessOpen(ctx: RequestContext, id: string, signature: string): Promise<void> {
  const [upload] = await ctx.services.rows.read<{ open: boolean }>({
    name: 'image-upload-by-token',
    text: `select used_at is null and expires_at > now() as open from image_upload where id = $1 and token_hash = $2`,
    values: [id, hashToken(signature)],
  });
  if (!upload) throw new DomainError('NOT_FOUND');
  if (!upload.open) throw new DomainError('UPLOAD_OVER');
}

/**
 * The body, read to its end even when it is too large, so that the sender receives the reason; but only up to a limit.
 */
async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largestImageBytes) chunks.push(chunk);
    else if (size > 10 * largestImageBytes) break;
  }
  if (size > largestImageBytes) throw new DomainError('FILE_TOO_LARGE', { message: 'This image is over 10 MB.' });
  return Buffer.concat(chunks);
}
