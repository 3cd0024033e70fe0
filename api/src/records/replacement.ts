import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ReplacementState as State } from '../contract/signups/replacement.js';
import { BaseEntity, updatedAtIs } from '../database/base.entity.js';
import { InstantType } from '../database/instant-type.js';
import { enumType } from '../platform/schema/enum-type.js';
import { Instant } from '../platform/schema/graphql-scalars.js';
import type { At } from '../platform/reading/list-filter.js';
import { AllowAccess } from '../platform/schema/access.js';
import { ResolverNeeds, type Columns, ComputedColumn, FromLink, OrderedBy } from '../platform/reading/record.js';
import { OwnershipRules, VisibleTo, PublicWhile, RowsVisibleTo } from '../platform/reading/access-scope.js';
import { inPublicEvent } from './parts/event-state.js';
import { Event } from './event.js';
import { Shift } from './shift.js';
import { Signup } from './signup.js';

/** GraphQL's names of the states of a search for a replacement. */
export const ReplacementState = enumType('ReplacementState', 'What became of the search for a replacement.', {
  OPEN: ['OPEN', 'Somebody is looked for; the place is theirs until then.'],
  TAKEN: ['TAKEN', 'Somebody took over.'],
  WITHDRAWN: ['WITHDRAWN', 'They come after all, and nobody is looked for any more.'],
  GIVEN_BACK: ['GIVEN_BACK', 'The place was given back without waiting; the link still takes it while it is free.'],
  ENDED: ['ENDED', 'The signup stands in another shift now, or went up in another one.'],
});

/** Somebody who cannot come and looks for a person to take over their place. */
@AllowAccess('public', 'read:signups')
@OwnershipRules({
  lead: (at, lead) => `${at('shift.opportunity.category.leadId')} = ${lead}::uuid`,
  household: ofHousehold,
  link: ofHousehold,
  bound: (at, event) => `${at('eventId')} = ${event}::uuid`,
})
@RowsVisibleTo('lead', 'household', 'read:signups')
@PublicWhile(inPublicEvent, 'read:drafts')
@OrderedBy('createdAt', 'id')
@Entity()
@ObjectType('Replacement', { description: 'The search for somebody who takes over a place.' })
export class Replacement extends BaseEntity {
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

  @ManyToOne(() => Signup)
  @AllowAccess('public', 'read:signups')
  @VisibleTo('lead', 'household', 'read:signups')
  @Field(() => Signup, {
    nullable: true,
    description: 'The signup whose place it is; null for callers who only have the link.',
  })
  signup!: Rel<Signup> | null;

  @FromLink('signup.id')
  @AllowAccess('public', 'read:signups')
  @VisibleTo('lead', 'household', 'read:signups')
  @Field(() => ID, {
    nullable: true,
    description: 'The signup whose place it is; null for callers who only have the link.',
  })
  signupId!: string | null;

  @FromLink('signup.volunteer.firstName')
  @Field(() => String, { description: 'First name of the person who cannot come.' })
  firstName!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Their message to people who might take over; null when nothing.',
  })
  message: string | null = null;

  @Property({ type: 'text' })
  @Field(() => ReplacementState, { description: 'What became of it so far.' })
  state: State = 'OPEN';

  @ComputedColumn(waitsForWaitlist)
  @Field(() => Boolean, {
    description: 'Whether somebody on the waitlist is asked first: until they answer, the link takes nothing.',
  })
  waitlistFirst!: boolean;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, {
    description: 'Whether people who agreed to be asked are asked, five at a time.',
  })
  asksOthers: boolean = false;

  /** When the next five people are asked. */
  @Property({ type: InstantType, nullable: true, hidden: true })
  nextAskAt: string | null = null;

  /** When the lead was notified that nobody has taken over yet. */
  @Property({ type: InstantType, nullable: true, hidden: true })
  leadToldAt: string | null = null;

  @ComputedColumn(({ id }) => `(select count(*)::int from replacement_ask a where a.replacement_id = ${id})`)
  @Field(() => Int, { description: 'How many people were asked so far.' })
  askedCount!: number;

  /** The hash of the link's token, which is derived from the id. */
  @Property({ type: 'blob', hidden: true })
  tokenHash!: Buffer;

  /** The signup of the person who took over. */
  @Property({ type: 'uuid', nullable: true, hidden: true })
  takenById: string | null = null;

  @Property({ type: InstantType, nullable: true })
  @Field(() => Instant, { nullable: true, description: 'When it ended; null while somebody is looked for.' })
  endedAt: string | null = null;

  /** Only set by the database (trigger `tell_update`). */
  @Property({ type: InstantType, persist: false })
  @Field(() => Instant, { description: updatedAtIs })
  updatedAt!: string;

  /** The id from which the link is derived; who may see it: `features/replacements`. */
  @ResolverNeeds({
    id: true,
    state: true,
    signup: { id: true, linksClosedAt: true, volunteer: { emailKey: true } },
    shift: { opportunity: { category: { leadId: true } } },
    event: { state: true },
  })
  address!: Rel<Replacement> | null;

  /** The same for the last part of it. */
  @ResolverNeeds({
    id: true,
    state: true,
    signup: { id: true, linksClosedAt: true, volunteer: { emailKey: true } },
    shift: { opportunity: { category: { leadId: true } } },
    event: { state: true },
  })
  token!: Rel<Replacement> | null;
}

function ofHousehold(at: At, emailKey: string): string {
  return `${at('signup.volunteer.emailKey')} = ${emailKey}::text`;
}

function waitsForWaitlist({ signup }: Columns): string {
  return `exists (select from waitlist_entry w where w.takes_over_id = ${signup} and w.state = 'OFFERED')`;
}
