import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { RecordEntity } from '../../database/base.entity.js';
import { InstantType } from '../../database/instant-type.js';
import { Instant } from '../../platform/schema/graphql-scalars.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { FromLink, OrderedBy } from '../../platform/reading/record.js';
import { OwnershipRules, RowsVisibleTo } from '../../platform/reading/access-scope.js';
import { CheckInLink } from './check-in-link.js';

/** A helper's browser that joined by a link. Only the hash of its token is stored. */
@AllowAccess('staff')
@OwnershipRules({ lead: (at, lead) => `${at('link.category.leadId')} = ${lead}::uuid` })
@RowsVisibleTo('lead')
@OrderedBy('joinedAt', 'id')
@Entity()
@ObjectType('CheckInDevice', { description: "A helper's phone that joined by a check-in link." })
export class CheckInDevice extends RecordEntity {
  @ManyToOne(() => CheckInLink)
  link!: Rel<CheckInLink>;

  @FromLink('link.id')
  @Field(() => ID, { description: 'The link by which it joined.' })
  linkId!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Who uses it, as they said.' })
  name!: string;

  /** SHA-256 of the token. */
  @Property({ type: 'blob', hidden: true })
  tokenHash!: Buffer;

  @Property({ type: InstantType, defaultRaw: 'now()' })
  @Field(() => Instant, { description: 'When it joined.' })
  joinedAt!: string;

  @Property({ type: InstantType, defaultRaw: 'now()' })
  @Field(() => Instant, { description: 'When it was last heard from, to within a minute.' })
  lastHeardAt!: string;

  @Property({ type: InstantType, nullable: true })
  @Field(() => Instant, { nullable: true, description: 'When it was signed off; null while it was not.' })
  revokedAt: string | null = null;
}
