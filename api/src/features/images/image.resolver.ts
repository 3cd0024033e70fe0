import { mutation, rootFields } from '../../platform/root-fields.js';
import { createImageUpload } from './create-image-upload.js';
import { CoverImage, CoverKind, ImageUpload } from './image.types.js';
import { setCoverImage } from './set-cover-image.js';

export const ImageResolver = rootFields({
  createImageUpload: mutation(createImageUpload, {
    gives: ImageUpload,
    description:
      'Creates an upload address for one image (JPEG, PNG, WebP, GIF or AVIF, up to 10 MB). Errors: NOT_SIGNED_IN, INVALID_INPUT, TOO_MANY_REQUESTS.',
    args: { fileName: 'What the file is called.' },
  }),
  setCoverImage: mutation(setCoverImage, {
    gives: CoverImage,
    description:
      'Sets or removes the cover image of an event, a category or a volunteer role. Errors: NOT_SIGNED_IN, FORBIDDEN, INVALID_INPUT, EVENT_NOT_FOUND, CATEGORY_NOT_FOUND, OPPORTUNITY_NOT_FOUND.',
    args: {
      kind: 'The kind of record.',
      id: 'Its UUID.',
      coverImageUrl: 'Address of an uploaded image or of a stock image; an empty text removes the cover.',
    },
    types: { kind: CoverKind },
  }),
});
