import { enumType } from '../../platform/schema/enum-type.js';
import { mutation, rootFields } from '../../platform/schema/root-fields.js';
import { createImageUpload } from './create-image-upload.js';
import { type CoverOwner, setCoverImage } from './set-cover-image.js';
import { Field, ID, ObjectType } from 'type-graphql';
import { AllowAccess } from '../../platform/schema/access.js';

/** What can have a cover, as GraphQL names it. */
const CoverKind = enumType('CoverKind', 'What can have a cover image.', {
  EVENT: ['event', 'An event.'],
  CATEGORY: ['category', 'A category of an event.'],
  OPPORTUNITY: ['opportunity', 'A volunteer role.'],
});

@AllowAccess('staff')
@ObjectType('ImageUpload', { description: 'Where one image can be sent.' })
class ImageUpload {
  @Field(() => String, {
    description:
      'Takes the image by PUT, once, within 15 minutes. Without its query it is the address where the image is then shown.',
  })
  uploadURL!: string;
}

@AllowAccess('admin')
@ObjectType('CoverImage', { description: 'The cover of an event, a category or a volunteer role.' })
class CoverImage {
  @Field(() => ID, { description: 'UUID of the record.' })
  id!: string;

  @Field(() => CoverKind, { description: 'The kind of record.' })
  kind!: CoverOwner;

  @Field(() => String, { nullable: true, description: 'Address of the cover image; null without one.' })
  coverImageUrl!: string | null;
}

export const ImageResolver = rootFields({
  createImageUpload: mutation(createImageUpload, {
    gives: ImageUpload,
    description: 'Creates an upload address for one image (JPEG, PNG, WebP, GIF or AVIF, up to 10 MB).',
    args: { fileName: 'What the file is called.' },
  }),
  setCoverImage: mutation(setCoverImage, {
    gives: CoverImage,
    description: 'Sets or removes the cover image of an event, a category or a volunteer role.',
    args: {
      kind: 'The kind of record.',
      id: 'Its UUID.',
      coverImageUrl: 'Address of an uploaded image or of a stock image; an empty text removes the cover.',
    },
    types: { kind: CoverKind },
  }),
});
