import { z } from 'zod';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { isImageFile } from './image-files.js';

/** One version of an uploaded image, for everybody. NOT_FOUND: also before the upload is done. */
export const readImage = operation(
  {
    access: 'public',
    keyScope: 'read:programme',
    input: z.object({ name: z.string() }),
    refuses: ['NOT_FOUND'],
    transaction: false,
  },
  async function readImage(ctx, { name }): Promise<Buffer> {
    // A bucket serves its images itself.
    const image = isImageFile(name) && !ctx.services.images.origin ? await ctx.services.images.read(name) : undefined;
    if (!image) throw new DomainError('NOT_FOUND');
    return image;
  },
);
