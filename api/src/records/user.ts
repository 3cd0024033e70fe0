import { enumType } from '../platform/schema/enum-type.js';
import type { Rel } from '@mikro-orm/core';
import { Entity, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import type { Role } from '../contract/people/roles.js';
import { Field, Int, ObjectType } from 'type-graphql';
import { RecordEntity } from '../database/base.entity.js';
import { InstantType } from '../database/instant-type.js';
import { Instant } from '../platform/schema/graphql-scalars.js';
import { AllowAccess } from '../platform/schema/access.js';
import { AlsoOrderedBy, ComputedColumn, OrderedBy } from '../platform/reading/record.js';
import { Category } from './category.js';

/** GraphQL's names of the staff roles. */
export const RoleName = enumType('Role', 'The roles of staff.', {
  ADMIN: ['admin', 'Runs everything.'],
  LEAD: ['lead', 'Runs their own categories.'],
});

/** SQL: whether a user has a second factor, or a connected sign-in, which counts as one. `userId`: the expression of their id. */
export function hasSecondFactor(userId: string): string {
  return `(exists (select from second_factor x where x.user_id = ${userId}) or exists (select from oidc_identity x where x.user_id = ${userId}))`;
}

/** An admin, or a lead of categories. Volunteers have no account. */
@AllowAccess('public', 'read:programme')
@OrderedBy('plain(lastName)', 'plain(firstName)', 'id')
@AlsoOrderedBy('ROLE', 'role', 'plain(lastName)', 'plain(firstName)', 'id')
@Entity({ tableName: 'app_user' })
@ObjectType('User', {
  description:
    'A staff member: an admin or a lead. Reached only through what the caller may see: themselves, a demo sign-in in development, or as staff.',
})
export class User extends RecordEntity {
  @Property({ type: InstantType, defaultRaw: 'now()' })
  @AllowAccess('admin')
  @Field(() => Instant, { description: 'When the record was made. Errors: FORBIDDEN.' })
  createdAt!: string;

  @Property({ type: 'text' })
  @Field(() => RoleName, { description: 'Their role.' })
  role!: Role;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Property({ type: 'text' })
  @AllowAccess('public', 'read:contacts')
  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  /** The normalised address: trimmed, lower case. Unique. */
  @Property({ type: 'text' })
  emailKey!: string;

  /** argon2id; null until a password is set by the mailed link. */
  @Property({ type: 'text', nullable: true, hidden: true })
  passwordHash: string | null = null;

  @ComputedColumn(({ passwordHash }) => `(${passwordHash} is not null)`)
  @AllowAccess('admin')
  @Field(() => Boolean, {
    description: 'Whether they have set a password; false while the mailed set-up link waits. Errors: FORBIDDEN.',
  })
  hasPassword!: boolean;

  @ComputedColumn(({ id }) => hasSecondFactor(`${id}`))
  @AllowAccess('admin')
  @Field(() => Boolean, {
    description: 'Whether they have a second factor, or a connected sign-in, which counts as one. Errors: FORBIDDEN.',
  })
  hasSecondFactor!: boolean;

  @ComputedColumn(({ id }) => `(select count(*)::int from category x where x.lead_id = ${id})`)
  @AllowAccess('admin')
  @Field(() => Int, { description: 'Number of categories that they lead. Errors: FORBIDDEN.' })
  categoryCount!: number;

  @Property({ type: 'text', nullable: true })
  @AllowAccess('staff', 'read:contacts')
  @Field(() => String, {
    nullable: true,
    description: 'Phone number, for staff alone; null where none is known. Errors: NOT_SIGNED_IN.',
  })
  phone: string | null = null;

  /** A demo sign-in, offered only by the development page. */
  @Property({ type: 'boolean' })
  isDemo: boolean = false;

  @OneToMany(() => Category, 'lead')
  @AllowAccess('staff')
  @Field(() => [Category], { description: 'The categories that they lead, by name. Errors: NOT_SIGNED_IN.' })
  categories!: Rel<Category>[];
}
