import { Entity, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import type { Role } from '../contract/roles.js';
import { BaseEntity } from '../database/base.entity.js';
import { Figure, OrderedBy } from '../platform/record.js';
import { Category } from './category.js';

/** A member of the staff: an admin, or a lead of categories. Volunteers have no account. */
@OrderedBy('lower(lastName)', 'lower(firstName)', 'id')
@Entity({ tableName: 'app_user' })
export class User extends BaseEntity {
  @Property({ type: 'text' })
  role!: Role;

  @Property({ type: 'text' })
  firstName!: string;

  @Property({ type: 'text' })
  lastName!: string;

  @Property({ type: 'text' })
  email!: string;

  /** The address as compared: trimmed, lower case. Unique. */
  @Property({ type: 'text' })
  emailKey!: string;

  /** argon2id; null until a password is set by the mailed link. */
  @Property({ type: 'text', nullable: true, hidden: true })
  passwordHash: string | null = null;

  @Figure(({ passwordHash }) => `(${passwordHash} is not null)`)
  hasPassword!: boolean;

  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  /** A demo sign-in, offered by the development page alone. */
  @Property({ type: 'boolean' })
  isDemo: boolean = false;

  /** The categories that they lead, by name. */
  @OneToMany(() => Category, 'lead')
  categories!: Category[];
}
