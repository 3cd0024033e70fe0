import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { imageUploadInput } from '../../contract/programme/image.js';
import { tryOf } from '../../platform/limits/tries.js';
import { operation } from '../../platform/operation/operation.js';
import { hashToken, newToken } from '../../platform/operation/secrets.js';

const seconds = 15 * 60;

/**
 * Creates an upload address for one image by PUT within 15 minutes. The image is then shown at the same address without
 * its query.
 */
export const createImageUpload = operation(
  {
    access: 'staff',
    input: imageUploadInput,
    refuses: ['INVALID_INPUT', 'TOO_MANY_REQUESTS'],
    transaction: false,
    prepare: async (ctx) => {
      const { userId } = ctx.viewer;
      await ctx.services.limits.takeAll([tryOf('image-upload', userId)]);
    },
  },
  async function createImageUpload(ctx, { fileName }): Promise<{ uploadURL: string }> {
    const { images } = ctx.services;
    const [id, token] = [randomUUID(), newToken()];
    await ctx.run(openUpload, { id, token, fileName });
    return { uploadURL: (await images.presign?.(id, seconds)) ?? `${images.addressOf(id)}?signature=${token}` };
  },
);

const openUpload = operation(
  {
    access: 'staff',
    input: imageUploadInput.extend({ id: z.string(), token: z.string() }),
  },
  async function openUpload(ctx, { id, token, fileName }): Promise<void> {
    const { userId } = ctx.viewer;
    await ctx.execute(
      `insert into image_upload (id, token_hash, file_name, created_by, expires_at)
       values (?, ?, ?, ?, now() + make_interval(secs => ?))`,
      [id, hashToken(token), fileName, userId, seconds],
    );
  },
);
