import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import type { CoverOwner } from './set-cover-image.js';

/** What can have a cover, as GraphQL names it. */
export enum CoverKind {
  EVENT = 'event',
  CATEGORY = 'category',
  OPPORTUNITY = 'opportunity',
}
registerEnumType(CoverKind, {
  name: 'CoverKind',
  description: 'What can have a cover image.',
  valuesConfig: {
    EVENT: { description: 'An event.' },
    CATEGORY: { description: 'A category of an event.' },
    OPPORTUNITY: { description: 'A volunteer role.' },
  },
});

@OpenTo('staff')
@ObjectType('ImageUpload', { description: 'Where one image can be sent.' })
export class ImageUpload {
  @Field(() => String, {
    description:
      'Takes the image by PUT, once, within 15 minutes. Without its query it is the address where the image is then shown.',
  })
  uploadURL!: string;
}

@OpenTo('admin')
@ObjectType('CoverImage', { description: 'The cover of an event, a category or a volunteer role.' })
export class CoverImage {
  @Field(() => ID, { description: 'UUID of the record.' })
  id!: string;

  @Field(() => CoverKind, { description: 'The kind of record.' })
  kind!: CoverOwner;

  @Field(() => String, { nullable: true, description: 'Address of the cover image; null without one.' })
  coverImageUrl!: string | null;
}
