import { enumType } from '../platform/schema/enum-type.js';
import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { AttendanceState as State } from '../contract/check-in/attendance.js';
import type { SignupStatus as Status } from '../contract/signups/signup.js';
import { BaseEntity, updatedAtIs } from '../database/base.entity.js';
import { InstantType } from '../database/instant-type.js';
import { Day, Instant } from '../platform/schema/graphql-scalars.js';
import { FilteredBy, type At } from '../platform/reading/list-filter.js';
import { AllowAccess } from '../platform/schema/access.js';
import { OwnershipRules, VisibleTo, PublicWhile, RowsVisibleTo } from '../platform/reading/access-scope.js';
import {
  ResolverNeeds,
  type Columns,
  ComputedColumn,
  FieldGroup,
  FromLink,
  OrderedBy,
} from '../platform/reading/record.js';
import { Answer } from './answer.js';
import { Attendance } from './check-in/attendance.js';
import { AttendanceMark } from './check-in/attendance-mark.js';
import { cameAnyway, isLate } from './parts/attendance-sql.js';
import { seesAttendance } from './parts/attendance-words.js';
import { hours } from './parts/hours-sql.js';
import { inPublicEvent } from './parts/event-state.js';
import { Event } from './event.js';
import { GuardianConsent } from './guardian-consent.js';
import { Shift } from './shift.js';
import { SignupFilter } from './parts/signup-filter.js';
import { localAt, zoneOfEvent } from './parts/shift-hours.js';
import { SignupStatus } from './parts/signup-status.js';
import { Volunteer } from './volunteer.js';

// Longer than most files: a noun's columns, links and figures stand together, with the SQL of those figures.

/** GraphQL's names of who is notified of a cancellation. */
export const CancelTells = enumType('CancelTells', 'Who is notified of a cancellation besides the household.', {
  LEAD: ['lead', "The category's lead."],
  ORGANIZERS: ['organizers', "Without a lead: the event's organizer, else all admins."],
});

/** At most one active signup per person and shift; never more active ones than places (both enforced by the database). */
@AllowAccess('public', 'read:signups')
@OwnershipRules({
  lead: ofLead,
  household: ofHousehold,
  link: ofHousehold,
  bound: (at, event) => `${at('eventId')} = ${event}::uuid`,
})
@RowsVisibleTo('lead', 'household', 'read:signups')
@FilteredBy(() => SignupFilter)
@PublicWhile(inPublicEvent, 'read:drafts')
@OrderedBy('shift.date', 'shift.startTime', 'createdAt', 'id')
@Entity()
@ObjectType('Signup', { description: "A person's place in a shift." })
export class Signup extends BaseEntity {
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

  @ManyToOne(() => Volunteer)
  @Field(() => Volunteer, { description: 'Whose it is.' })
  volunteer!: Rel<Volunteer>;

  @FromLink('volunteer.id')
  @Field(() => ID, { description: 'Whose it is.' })
  volunteerId!: string;

  @Property({ type: 'text' })
  @Field(() => SignupStatus, { description: 'Whether the signup is active or cancelled.' })
  status: Status = 'active';

  @Property({ type: 'boolean' })
  @AllowAccess('staff', 'read:signups')
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Assigned by staff beyond the places, on purpose; null in the answer to a signup. Errors: NOT_SIGNED_IN.',
  })
  overCapacity: boolean = false;

  /** How often the browser that created it moved it to another address. */
  @Property({ type: 'smallint' })
  emailCorrections: number = 0;

  /** Added to the shift's changes in its calendar entry, so that the revision never decreases when it moves to another shift. */
  @Property({ type: 'integer' })
  revisionBase: number = 0;

  /** The waitlist entry for which its place was held. */
  @Property({ type: 'uuid', nullable: true })
  waitlistEntryId: string | null = null;

  @Property({ type: InstantType, nullable: true })
  @Field(() => Instant, { nullable: true, description: 'When it was cancelled; null while active.' })
  cancelledAt: string | null = null;

  @Property({ type: InstantType, nullable: true })
  @Field(() => Instant, {
    nullable: true,
    description:
      "Since when it waits for the household's 'Still coming', after its shift was moved with many others; null when it waits for nothing.",
  })
  unconfirmedSince: string | null = null;

  /** Whether staff cancelled it without a mail to its household, and none was requested since. */
  @Property({ type: 'boolean', fieldName: 'unnotified', hidden: true })
  withoutMail: boolean = false;

  /** Whether they came without a signup and got it at the post. */
  @Property({ type: 'boolean', hidden: true })
  walkedIn: boolean = false;

  /* What its marks add up to: written by `features/attendance` alone. */
  @Property({ type: 'text', hidden: true })
  attendanceState: State = 'EXPECTED';

  @Property({ type: InstantType, nullable: true, hidden: true })
  arrivedAt: string | null = null;

  @Property({ type: InstantType, nullable: true, hidden: true })
  leftAt: string | null = null;

  @Property({ type: 'boolean', hidden: true })
  contradicted: boolean = false;

  @Property({ type: 'array', columnType: 'uuid[]', hidden: true })
  attendanceHeads: string[] = [];

  /** When they were gone in between: a multirange, of which SQL alone makes use. */
  @Property({ columnType: 'tstzmultirange', hidden: true, persist: false, lazy: true })
  away!: string;

  /** Written by `features/start-board/send-on` alone. */
  @Property({ type: InstantType, nullable: true, hidden: true })
  sentAt: string | null = null;

  /** They were sent here, or from here: what was planned says little of their hours. Merges take it along. */
  @Property({ type: 'boolean', hidden: true })
  wasSent: boolean = false;

  /** Written by `features/hours`; merges take it along. */
  @Property({ type: 'integer', nullable: true, hidden: true })
  correctedMinutes: number | null = null;

  @ComputedColumn((signup) => hoursColumn(signup, 'minutes'))
  minutes!: number | null;

  @ComputedColumn((signup) => hoursColumn(signup, 'kind'))
  minutesFrom!: string | null;

  @OneToMany(() => AttendanceMark, 'signup')
  attendanceMarks!: AttendanceMark[];

  @ComputedColumn(isLateSignup)
  isLate!: boolean;

  @ComputedColumn(({ status, attendanceState }) => cameAnyway(`${status}`, `${attendanceState}`))
  cameAnyway!: boolean;

  @FieldGroup({
    state: 'attendanceState',
    isLate: 'isLate',
    arrivedAt: 'arrivedAt',
    leftAt: 'leftAt',
    contradicted: 'contradicted',
    cameAnyway: 'cameAnyway',
    sentAt: 'sentAt',
    minutes: 'minutes',
    minutesFrom: 'minutesFrom',
    heads: 'attendanceHeads',
    marks: 'attendanceMarks',
  })
  @VisibleTo(...seesAttendance)
  @Field(() => Attendance, {
    nullable: true,
    description:
      'Whether they came; null for callers who may not see it (the household sees it by its mailed link, a lead in their own categories), and in the answer to a signup.',
  })
  attendance!: Attendance | null;

  @ComputedColumn((signup) => `(${signup.withoutMail} and not ${wasBack(signup)})`)
  @AllowAccess('staff', 'read:signups')
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether staff cancelled it without a mail to its household, `notifyOfCancellation` was not asked for since, and the person did not come back to the shift; null in the answer to a signup. Errors: NOT_SIGNED_IN.',
  })
  unnotified!: boolean | null;

  /** Only set by the database (trigger `tell_update`). */
  @Property({ type: InstantType, persist: false })
  @Field(() => Instant, { description: updatedAtIs })
  updatedAt!: string;

  /** The id from which the address of its calendar file is derived: `features/signups`. */
  @ResolverNeeds({ id: true })
  calendarAddress!: Rel<Signup>;

  /** What its ticket is derived from, and who may see it: `features/tickets`. */
  @ResolverNeeds({
    eventId: true,
    linksClosedAt: true,
    volunteer: { emailKey: true },
    shift: { opportunity: { category: { leadId: true } } },
  })
  ticket!: Pick<Rel<Signup>, 'eventId' | 'linksClosedAt' | 'volunteer' | 'shift'>;

  @ComputedColumn(signedUpOn)
  @AllowAccess('staff', 'read:signups')
  @Field(() => Day, { description: "The day they signed up, in the event's time zone. Errors: NOT_SIGNED_IN." })
  signedUpOn!: string;

  @ComputedColumn(whoCancelled)
  @AllowAccess('staff', 'read:signups')
  @Field(() => String, {
    nullable: true,
    description:
      'The member of the staff who cancelled it, also by merging two people who both had the place; null where the household did, and while it is active. Errors: NOT_SIGNED_IN.',
  })
  cancelledBy!: string | null;

  @FromLink('shift.opportunity.category.lead.email')
  @AllowAccess('public', 'read:contacts')
  @Field(() => String, {
    nullable: true,
    description:
      "The address of the category's lead, for the household; null without a lead and in the answer to a signup.",
  })
  leadEmail!: string | null;

  @ComputedColumn(recipientsSql)
  @Field(() => CancelTells, {
    nullable: true,
    description:
      'Who is notified besides the household when it is cancelled; null when there is nobody, and in the answer to a signup.',
  })
  cancelTells!: string | null;

  /** When the links of its household were last closed: access granted before is void. ISO 8601; null if never. */
  @ComputedColumn(whenLinksClosed)
  linksClosedAt!: string | null;

  @OneToMany(() => Answer, 'signup')
  @AllowAccess('staff', 'read:contacts')
  @VisibleTo('lead', 'read:contacts')
  @Field(() => [Answer], {
    nullable: true,
    description:
      'What they answered when they took the place; null for a lead of another category. Errors: NOT_SIGNED_IN.',
  })
  answers!: Answer[] | null;

  @OneToMany(() => GuardianConsent, 'signup')
  @AllowAccess('staff', 'read:contacts')
  @VisibleTo('lead', 'read:contacts')
  @Field(() => [GuardianConsent], {
    nullable: true,
    description:
      'The consents of guardians, where they are younger than the role needs; null for a lead of another category. Errors: NOT_SIGNED_IN.',
  })
  consents!: GuardianConsent[] | null;

  /** Determines what the caller may do with it: `features/rights`. */
  @ResolverNeeds({
    id: true,
    linksClosedAt: true,
    volunteer: { emailKey: true },
    shift: { opportunity: { category: { leadId: true } } },
    event: { state: true },
  })
  viewerCan!: Rel<Signup>;
}

/** SQL: whether the person of a cancelled signup later had a place in its shift again. */
export function wasBack({ id, shift, volunteer, cancelledAt }: Columns): string {
  return `exists (select from signup later where later.volunteer_id = ${volunteer} and later.shift_id = ${shift} and later.id <> ${id}
    and (later.status = 'active' or later.cancelled_at > ${cancelledAt}))`;
}

function ofLead(at: At, lead: string): string {
  return `${at('shift.opportunity.category.leadId')} = ${lead}::uuid`;
}

function ofHousehold(at: At, emailKey: string): string {
  return `${at('volunteer.emailKey')} = ${emailKey}::text`;
}

function isLateSignup({ status, attendanceState, shift, sentAt }: Columns): string {
  const late = isLate({
    ...{ status: `${status}`, state: `${attendanceState}`, startsAt: `greatest(s.starts_at, ${sentAt})` },
    ...{ calledOffAt: 's.cancelled_at', eventState: 'e.state' },
  });
  return `exists (select from shift s join event e on e.id = s.event_id where s.id = ${shift} and ${late})`;
}

function hoursColumn(signup: Columns, column: 'minutes' | 'kind'): string {
  const { status, attendanceState, contradicted, arrivedAt, leftAt, away, wasSent, correctedMinutes, shift } = signup;
  const worked = hours({
    ...{ status: `${status}`, state: `${attendanceState}`, contradicted: `${contradicted}` },
    ...{ arrivedAt: `${arrivedAt}`, leftAt: `${leftAt}`, away: `${away}` },
    ...{ wasSent: `${wasSent}`, correctedMinutes: `${correctedMinutes}` },
  });
  return `(select h.${column} from shift s join event e on e.id = s.event_id cross join lateral ${worked} h where s.id = ${shift})`;
}

function signedUpOn({ createdAt, event }: Columns): string {
  return `(select to_char(${localAt(`${createdAt}`, zoneOfEvent('e.time_zone'))}, 'YYYY-MM-DD') from event e where e.id = ${event})`;
}

function whenLinksClosed({ volunteer }: Columns): string {
  return `(select max(t.revoked_at) from household_token t where t.email_key = (select v.email_key from volunteer v where v.id = ${volunteer}))`;
}

/** Taken from the audit log, which does not record what households do. */
function whoCancelled({ id, status }: Columns): string {
  return `(select a.actor_name from audit_entry a where a.record_id = ${id} and a.action = 'signup.cancelled' and ${status} = 'cancelled'
    order by a.happened_at desc limit 1)`;
}

function recipientsSql({ shift }: Columns): string {
  return `(select case when c.lead_id is not null then 'lead'
      when e.organizer_id is not null or exists (select 1 from app_user where role = 'admin') then 'organizers' end
    from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id join event e on e.id = o.event_id
    where s.id = ${shift})`;
}
