import { Entity, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { Rel } from '@mikro-orm/core';
import { AllowAccess } from '../platform/schema/access.js';
import { ResolverNeeds, ComputedColumn } from '../platform/reading/record.js';
import { OwnershipRules, VisibleTo } from '../platform/reading/access-scope.js';
import type { At } from '../platform/reading/list-filter.js';
import { Volunteer } from './volunteer.js';

/** All people under one address. A database view: the first person by name determines the address as typed. */
@AllowAccess('public', 'read:contacts')
@OwnershipRules({ lead: helpsIn, link: (at, emailKey) => `${at('id')} = ${emailKey}::text` })
@Entity({
  view: true,
  expression: `select v.email_key as id, v.email from volunteer v where v.email is not null and not exists (select 1 from volunteer o
    where o.email_key = v.email_key and (o.first_name, o.last_name, o.id) < (v.first_name, v.last_name, v.id))`,
})
@ObjectType('Household', {
  description:
    'All people who signed up under one e-mail address. Reached only by its mailed link or its address, and as staff.',
})
export class Household {
  /** The normalised address. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The address.' })
  email!: string;

  @OneToMany(() => Volunteer, 'household')
  @Field(() => [Volunteer], { description: 'Its people by first name; for a lead those of their own categories.' })
  volunteers!: Volunteer[];

  @ComputedColumn(({ id }) => `exists (select from volunteer v where v.email_key = ${id} and v.may_be_asked)`)
  @VisibleTo('lead', 'link', 'read:contacts')
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether its people may be asked to take over when somebody drops out: one of them agreed. Null where an address alone was looked up.',
  })
  mayBeAsked!: boolean | null;

  /** The id of the newest mailed link that still works. */
  @ComputedColumn(
    ({ id }) => `(select t.id from household_token t
    where t.email_key = ${id} and t.revoked_at is null and t.expires_at > now() order by t.created_at desc limit 1)`,
  )
  livingLinkId?: string | null;

  /** When its links were last closed. ISO 8601; null if never. */
  @ComputedColumn(({ id }) => `(select max(t.revoked_at) from household_token t where t.email_key = ${id})`)
  linksClosedAt?: string | null;

  /** Whether it switched off unsolicited mails. */
  @ComputedColumn(({ id }) => `exists (select from email_opt_out opted where opted.email_key = ${id})`)
  hasOptedOut?: boolean;

  /** The id from which the address of its calendar is derived: `features/feeds`. */
  @ResolverNeeds({ id: true, livingLinkId: true, linksClosedAt: true })
  calendarAddress?: Rel<Household> | null;

  /** The id from which its mail switch is derived: `features/mail-switches`. */
  @ResolverNeeds({ id: true, livingLinkId: true, linksClosedAt: true, hasOptedOut: true })
  mailSwitch?: Rel<Household> | null;
}

/** Somebody in it has or had a place in a category of this lead. */
function helpsIn(at: At, lead: string): string {
  return `exists (select from volunteer v join signup g on g.volunteer_id = v.id join shift s on s.id = g.shift_id
    join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
    where v.email_key = ${at('id')} and c.lead_id = ${lead}::uuid)`;
}
