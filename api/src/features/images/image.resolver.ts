import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { createImageUpload } from './create-image-upload.js';
import { CoverImage, CoverKind, ImageUpload } from './image.types.js';
import { setCoverImage } from './set-cover-image.js';

@Resolver()
export class ImageResolver {
  @OpenTo('staff')
  @Mutation(() => ImageUpload, {
    description:
      'Creates an upload address for one image (JPEG, PNG, WebP, GIF or AVIF, up to 10 MB). Errors: NOT_SIGNED_IN, INVALID_INPUT, TOO_MANY_REQUESTS.',
  })
  createImageUpload(
    @Ctx() ctx: RequestContext,
    @Arg('fileName', () => String, { description: 'What the file is called.' }) fileName: string,
  ): Promise<ImageUpload> {
    return ctx.run(createImageUpload, { fileName });
  }

  @OpenTo('admin')
  @Mutation(() => CoverImage, {
    description:
      'Sets or removes the cover image of an event, a category or a volunteer role. Errors: NOT_SIGNED_IN, FORBIDDEN, INVALID_INPUT, EVENT_NOT_FOUND, CATEGORY_NOT_FOUND, OPPORTUNITY_NOT_FOUND.',
  })
  setCoverImage(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => CoverKind, { description: 'The kind of record.' }) kind: CoverKind,
    @Arg('id', () => ID, { description: 'Its UUID.' }) id: string,
    @Arg('coverImageUrl', () => String, {
      description: 'Address of an uploaded image or of a stock image; an empty text removes the cover.',
    })
    coverImageUrl: string,
  ): Promise<CoverImage> {
    return ctx.run(setCoverImage, { kind, id, coverImageUrl });
  }
}
