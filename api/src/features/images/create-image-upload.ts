import { randomUUID } from 'node:crypto';
import { imageUploadInput } from '../../contract/image.js';
import { authorize } from '../../platform/authorize.js';
import { operation } from '../../platform/operation.js';
import { hashToken, newToken } from '../../platform/secrets.js';

const seconds = 15 * 60;

/**
 * Hands out an address that takes one image by PUT within 15 minutes. Without its query it is where the image is then shown.
 * Errors: NOT_SIGNED_IN, FORBIDDEN, INVALID_INPUT, TOO_MANY_REQUESTS.
 */
export const createImageUpload = operation({
  name: 'createImageUpload',
  input: imageUploadInput,
  kind: 'writes',
  prepare: async (ctx) => {
    const { userId } = authorize(ctx.viewer, 'staff');
    await ctx.services.limits.take('image-upload', userId, { points: 100, seconds: 600 });
  },
  run: async (ctx, { fileName }): Promise<{ uploadURL: string }> => {
    const { userId } = authorize(ctx.viewer, 'staff');
    const { images } = ctx.services;
    const id = randomUUID();
    if (images.presign) return { uploadURL: await images.presign(id, seconds) };
    const token = newToken();
    await ctx.execute(`delete from image_upload where expires_at < now() - interval '1 day'`);
    await ctx.execute(
      `insert into image_upload (id, token_hash, file_name, created_by, expires_at)
       values (?, ?, ?, ?, now() + make_interval(secs => ?))`,
      [id, hashToken(token), fileName, userId, seconds],
    );
    return { uploadURL: `${images.addressOf(id)}?signature=${token}` };
  },
});
