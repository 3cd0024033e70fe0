import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { ApiKeyScope } from '../contract/people/api-key.js';
import { RecordEntity } from '../database/base.entity.js';
import { InstantType } from '../database/instant-type.js';
import { Instant } from '../platform/schema/graphql-scalars.js';
import { AllowAccess } from '../platform/schema/access.js';
import { FromLink, OrderedBy } from '../platform/reading/record.js';
import { OwnershipRules } from '../platform/reading/access-scope.js';
import { Event } from './event.js';
import { User } from './user.js';

/** The API key of a program, which can read its own. Only the hash of its token is stored. */
@AllowAccess('admin', 'any')
@OwnershipRules({ bound: (at, event) => `${at('eventId')} = ${event}::uuid` })
@OrderedBy('-createdAt', 'id')
@Entity()
@ObjectType('ApiKey', {
  description: 'A key with which a program calls the API. Its token was shown once, when the key was created.',
})
export class ApiKey extends RecordEntity {
  @Property({ type: InstantType, defaultRaw: 'now()' })
  @Field(() => Instant, { description: 'When it was made.' })
  createdAt!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The program that uses it, and what for.' })
  name!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The first 8 characters of its token, to tell keys apart.' })
  prefix!: string;

  /** SHA-256 of the token. */
  @Property({ type: 'blob', hidden: true })
  tokenHash!: Buffer;

  @Property({ type: 'json' })
  @Field(() => [String], { description: 'What it may do, such as `read:programme`.' })
  scopes!: ApiKeyScope[];

  @ManyToOne(() => Event, { nullable: true })
  @Field(() => Event, { nullable: true, description: 'The one event that it may see; null for all events.' })
  event: Rel<Event> | null = null;

  @FromLink('event.id')
  @Field(() => ID, { nullable: true, description: 'The one event that it may see; null for all events.' })
  eventId!: string | null;

  @ManyToOne(() => User, { nullable: true })
  @AllowAccess('admin')
  @Field(() => User, { nullable: true, description: 'Who made it; null once that account is deleted.' })
  createdBy: Rel<User> | null = null;

  @Property({ type: InstantType, nullable: true })
  @Field(() => Instant, { nullable: true, description: 'When it stops working; null when it never does by itself.' })
  expiresAt: string | null = null;

  @Property({ type: InstantType, nullable: true })
  @Field(() => Instant, { nullable: true, description: 'When it was revoked; null while it was not.' })
  revokedAt: string | null = null;

  @Property({ type: InstantType, nullable: true })
  @Field(() => Instant, {
    nullable: true,
    description: 'When it was last used, to within a minute; null while it never was.',
  })
  lastUsedAt: string | null = null;
}
