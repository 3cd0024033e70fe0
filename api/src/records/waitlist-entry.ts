import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { WaitlistState as State } from '../contract/signups/waitlist.js';
import { BaseEntity, updatedAtIs } from '../database/base.entity.js';
import { InstantType } from '../database/instant-type.js';
import { enumType } from '../platform/schema/enum-type.js';
import { Instant } from '../platform/schema/graphql-scalars.js';
import type { At } from '../platform/reading/list-filter.js';
import { AllowAccess } from '../platform/schema/access.js';
import { ResolverNeeds, type Columns, ComputedColumn, FromLink, OrderedBy } from '../platform/reading/record.js';
import {
  OwnershipRules,
  ListedWhile,
  VisibleTo,
  PublicWhile,
  RowsVisibleTo,
} from '../platform/reading/access-scope.js';
import { inPublicEvent } from './parts/event-state.js';
import { Event } from './event.js';
import { Shift } from './shift.js';

/** GraphQL's names of the states of a waitlist entry. */
export const WaitlistState = enumType('WaitlistState', 'The states of somebody on a waitlist.', {
  WAITING: ['WAITING', 'They wait.'],
  OFFERED: ['OFFERED', 'Places are held for them until they answer.'],
  TAKEN: ['TAKEN', 'They took the places.'],
  DECLINED: ['DECLINED', 'They said no.'],
  EXPIRED: ['EXPIRED', 'They did not answer in time.'],
  WITHDRAWN: ['WITHDRAWN', 'They left the waitlist, or staff took them off it.'],
});

// Longer than most files: one record, with the SQL of all its computed columns.

/** People who wait for a shift together, and their offers. */
@AllowAccess('public', 'read:signups')
@OwnershipRules({
  lead: (at, lead) => `${at('shift.opportunity.category.leadId')} = ${lead}::uuid`,
  household: ofHousehold,
  link: ofHousehold,
  bound: (at, event) => `${at('eventId')} = ${event}::uuid`,
})
@RowsVisibleTo('lead', 'household', 'read:signups')
@PublicWhile(inPublicEvent, 'read:drafts')
@ListedWhile((at) => `not ${at('inert')}`)
@OrderedBy('number', 'id')
@Entity()
@ObjectType('WaitlistEntry', { description: 'People who wait together for places in a full shift.' })
export class WaitlistEntry extends BaseEntity {
  /** The shift's event, copied here; the database keeps both in step. */
  @ManyToOne(() => Event)
  event!: Rel<Event>;

  @FromLink('event.id')
  eventId!: string;

  @ManyToOne(() => Shift)
  @Field(() => Shift, { description: 'The shift.' })
  shift!: Rel<Shift>;

  @FromLink('shift.id')
  @Field(() => ID, { description: 'The shift.' })
  shiftId!: string;

  /** Assigned by the database: the order of the queue. */
  @Property({ type: 'bigint', persist: false })
  number!: string;

  @Property({ type: 'text' })
  @AllowAccess('public', 'read:contacts')
  @VisibleTo('lead', 'household', 'read:contacts')
  @Field(() => String, { nullable: true, description: 'E-mail address as typed; null for callers who may not see it.' })
  email!: string;

  /** The normalised address. */
  @Property({ type: 'text' })
  emailKey!: string;

  @Property({ type: 'text', nullable: true })
  @AllowAccess('public', 'read:contacts')
  @VisibleTo('lead', 'link', 'read:contacts')
  @Field(() => String, { nullable: true, description: 'Phone number as typed; null for callers who may not see it.' })
  phone: string | null = null;

  /** First and last names, and the normalised names. */
  @Property({ type: 'json', hidden: true })
  people!: { firstName: string; lastName: string; nameKey: string }[];

  /** How many people it added to the number of people who wait for the shift. */
  @Property({ type: 'integer', fieldName: 'people_count', hidden: true })
  countedPeople!: number;

  @ComputedColumn(({ people }) => `jsonb_array_length(${people})`)
  @Field(() => Int, { description: 'How many people wait together.' })
  peopleCount!: number;

  /**
   * An inert entry: created by a browser without access to the household, for people who were in the shift or already waiting. It is never
   * offered a place, and only that browser can read it.
   */
  @Property({ type: 'boolean', hidden: true })
  inert: boolean = false;

  /** For an inert entry: the entry by which the people it names actually wait. */
  @Property({ type: 'uuid', nullable: true, hidden: true })
  newcomersId: string | null = null;

  @ComputedColumn(namesOf)
  @Field(() => [String], { description: 'Their names, in the order in which they take places.' })
  names!: string[];

  @ComputedColumn(whoIsIn)
  @Field(() => [Int], {
    description:
      'Once they were offered places: who of `names` is in the shift already and needs none, each by the position there, from 0.',
  })
  alreadyIn!: number[];

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether fewer places than people may be offered.' })
  fewerIsFine: boolean = false;

  @Property({ type: 'text' })
  @Field(() => WaitlistState, { description: 'What became of it so far.' })
  state: State = 'WAITING';

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Places that are held for them until they answer.' })
  held: number = 0;

  /** The id from which the token of the offer's link is derived; only the token's hash is stored. */
  @Property({ type: 'uuid', nullable: true, hidden: true })
  offerId: string | null = null;

  @Property({ type: 'blob', nullable: true, hidden: true })
  offerHash: Buffer | null = null;

  @Property({ type: InstantType, nullable: true })
  @Field(() => Instant, {
    nullable: true,
    description:
      'When places were last offered, or, shortly before the start, when they were notified that one is free; null before.',
  })
  offeredAt: string | null = null;

  @Property({ type: InstantType, nullable: true })
  @Field(() => Instant, { nullable: true, description: 'Until when they can answer; null without an offer.' })
  answerBy: string | null = null;

  /** The signup of the person who cannot come and whose place they are offered. */
  @Property({ type: 'uuid', nullable: true, hidden: true })
  takesOverId: string | null = null;

  @ComputedColumn(({ takesOverId }) => `${takesOverId} is not null`)
  @Field(() => Boolean, {
    description:
      'Whether they are offered to take over the place of somebody who cannot come: nothing is held, and that somebody may come after all.',
  })
  takesOver!: boolean;

  /** What they took. */
  @Property({ type: 'json', hidden: true })
  signupIds: string[] = [];

  @ComputedColumn(({ signupIds }) => `jsonb_array_length(${signupIds})`)
  @Field(() => Int, { description: 'Places that they took.' })
  placesTaken!: number;

  @Property({ type: InstantType, nullable: true })
  @Field(() => Instant, {
    nullable: true,
    description: 'When they took, declined, let it run out or left; null before.',
  })
  endedAt: string | null = null;

  /** Only set by the database (trigger `tell_update`). */
  @Property({ type: InstantType, persist: false })
  @Field(() => Instant, { description: updatedAtIs })
  updatedAt!: string;

  /** When the household's links were last closed. ISO 8601; null if never. */
  @ComputedColumn(({ emailKey }) => `(select max(t.revoked_at) from household_token t where t.email_key = ${emailKey})`)
  linksClosedAt!: string | null;

  /** The id from which the address of their answer page is derived: `features/waitlist`. */
  @ResolverNeeds({ offerId: true, state: true, answerBy: true, emailKey: true, linksClosedAt: true })
  offerAddress!: Rel<WaitlistEntry> | null;
}

function ofHousehold(at: At, emailKey: string): string {
  return `${at('emailKey')} = ${emailKey}::text`;
}

function namesOf({ people }: Columns): string {
  return `(select jsonb_agg((p.one ->> 'firstName') || ' ' || (p.one ->> 'lastName') order by p.at) from jsonb_array_elements(${people}) with ordinality p (one, at))`;
}

/**
 * Anybody can type any name when joining a waitlist. So the entry shows nothing before an offer, and people who were in the shift already
 * wait by an inert entry, which is never offered a place. A person who got in since is shown: the household was mailed when it began to
 * wait.
 */
function whoIsIn({ people, shift, emailKey, offerId }: Columns): string {
  return `case when ${offerId} is null then '[]'::jsonb else (select coalesce(jsonb_agg(p.at - 1 order by p.at), '[]') from jsonb_array_elements(${people}) with ordinality p (one, at)
    where exists (select from signup g join volunteer v on v.id = g.volunteer_id
      where g.shift_id = ${shift} and g.status = 'active' and v.email_key = ${emailKey} and v.name_key = p.one ->> 'nameKey')) end`;
}
