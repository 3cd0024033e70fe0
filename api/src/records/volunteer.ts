import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { RecordEntity, updatedAtIs } from '../database/base.entity.js';
import { InstantType } from '../database/instant-type.js';
import { Instant } from '../platform/schema/graphql-scalars.js';
import { Filterable, type At } from '../platform/reading/list-filter.js';
import { AllowAccess } from '../platform/schema/access.js';
import { ComputedColumn, FromLink, OrderedBy } from '../platform/reading/record.js';
import { OwnershipRules, VisibleTo, RowsVisibleTo } from '../platform/reading/access-scope.js';
import { isOutside } from './parts/event-state.js';
import { Household } from './household.js';
import { SignupFilter } from './parts/signup-filter.js';
import { Signup } from './signup.js';

/** One person: an e-mail address plus a name, both normalised. All people under one address are a household. */
@AllowAccess('public', 'read:signups')
@OwnershipRules({ lead: helpsIn, household: ofHousehold, link: ofHousehold, bound: helpsAt })
@RowsVisibleTo('lead', 'household', 'read:signups')
@OrderedBy('plain(firstName)', 'plain(lastName)', 'id')
@Entity()
@ObjectType('Volunteer', {
  description:
    'One person who helps. Reached only through what the caller may see: their own signup, their household, or as staff. A lead sees the people who hold or held a place in their own categories.',
})
export class Volunteer extends RecordEntity {
  @Property({ type: InstantType, defaultRaw: 'now()' })
  createdAt!: string;

  /** Only set by the database (trigger `tell_update`). */
  @Property({ type: InstantType, persist: false })
  @Field(() => Instant, {
    nullable: true,
    description: `${updatedAtIs} Null in the answer to a signup or a change of the person.`,
  })
  updatedAt!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Property({ type: 'text', nullable: true })
  @AllowAccess('public', 'read:contacts')
  @VisibleTo('lead', 'household', 'read:contacts')
  @Field(() => String, {
    nullable: true,
    description:
      'E-mail address as typed; null for callers who may not see it, and for people who walked in without giving one.',
  })
  email!: string | null;

  @Property({ type: 'text', nullable: true })
  @AllowAccess('public', 'read:contacts')
  @VisibleTo('lead', 'link', 'read:contacts')
  @Field(() => String, {
    nullable: true,
    description: 'Phone number as typed; null where only an address was looked up, and for callers who may not see it.',
  })
  phone: string | null = null;

  /** Whether they may be asked when someone drops out. */
  @Property({ type: 'boolean', hidden: true })
  mayBeAsked: boolean = false;

  /** When they were made nameless. */
  @Property({ type: InstantType, nullable: true, hidden: true })
  erasedAt: string | null = null;

  @ComputedColumn(({ erasedAt }) => `(${erasedAt} is not null)`)
  @Field(() => Boolean, {
    description:
      "Whether they were erased: then they are called 'Removed person', have no address, and stay that way. Programs that keep a copy erase it too.",
  })
  erased!: boolean;

  @ManyToOne(() => Household, { fieldName: 'email_key' })
  @AllowAccess('public', 'read:contacts')
  @VisibleTo('lead', 'household', 'read:contacts')
  @Field(() => Household, {
    nullable: true,
    description:
      'Everybody under the same address; null for callers who may not see the address, and in the answer to a signup or a change of the person.',
  })
  household!: Rel<Household> | null;

  /** The normalised address; the household's key. */
  @FromLink('household.id')
  emailKey!: string;

  /** The normalised name; unique within a household. */
  @Property({ type: 'text' })
  nameKey!: string;

  @ComputedColumn(({ household }) => mailFailsTo(`${household}`))
  @AllowAccess('staff', 'read:contacts')
  @VisibleTo('lead', 'read:contacts')
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether mail does not arrive at their address: one was not delivered or came back, nobody has seen to it yet, and no later one arrived; null in the answer to a change. Errors: NOT_SIGNED_IN.',
  })
  mailFails!: boolean | null;

  @OneToMany(() => Signup, 'volunteer')
  @VisibleTo('lead', 'household', 'read:signups')
  @Filterable(() => SignupFilter)
  @Field(() => [Signup], {
    nullable: true,
    description:
      'Their signups of every state by day and start time, for a lead those in their own categories; null in the answer to a signup or a change of the person.',
  })
  signups!: Signup[] | null;
}

/** They have or had a place in a category of this lead. */
function helpsIn(at: At, lead: string): string {
  return `${at('id')} in (select g.volunteer_id from signup g join shift s on s.id = g.shift_id
    join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id where c.lead_id = ${lead}::uuid)`;
}

/** They have or had a place at this event; people of a draft are hidden from callers without drafts. */
function helpsAt(at: At, event: string, drafts: boolean): string {
  const shown = drafts ? '' : ` and ${isOutside('g.event_id')}`;
  return `${at('id')} in (select g.volunteer_id from signup g where g.event_id = ${event}::uuid${shown})`;
}

function ofHousehold(at: At, emailKey: string): string {
  return `${at('emailKey')} = ${emailKey}::text`;
}

/**
 * SQL: whether a mail to a (normalised) address was refused for good, came back or was given up, nobody has handled it, and no later one
 * arrived. Failed mails are few, and are read once for all people of a response.
 */
function mailFailsTo(emailKey: string): string {
  return `${emailKey} in (select x.recipient_key from outbox x where x.state = 'failed' and x.settled_at is null
    and x.reached_at is null)`;
}
