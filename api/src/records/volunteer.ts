import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../database/base.entity.js';

/** One person: an e-mail address plus a name, both compared without case and odd spaces. All under one address are a household. */
@Entity()
export class Volunteer extends BaseEntity {
  @Property({ type: 'text' })
  firstName!: string;

  @Property({ type: 'text' })
  lastName!: string;

  /** As typed. */
  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  /** The address as compared; the household's key. */
  @Property({ type: 'text' })
  emailKey!: string;

  /** The name as compared; unique within a household. */
  @Property({ type: 'text' })
  nameKey!: string;
}
