import { Entity, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { OpenTo } from '../platform/open-to.js';
import { Volunteer } from './volunteer.js';

/** All people under one address. The database has a view of it: whose name comes first gives the address as typed. */
@OpenTo('everyone', 'read:contacts')
@Entity({
  view: true,
  expression: `select v.email_key as id, v.email from volunteer v where not exists (select 1 from volunteer o
    where o.email_key = v.email_key and (o.first_name, o.last_name, o.id) < (v.first_name, v.last_name, v.id))`,
})
@ObjectType('Household', {
  description:
    'All people who signed up under one e-mail address. Reached only by its mailed link or its address, and as staff.',
})
export class Household {
  /** The address as compared. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The address.' })
  email!: string;

  @OneToMany(() => Volunteer, 'household')
  @Field(() => [Volunteer], { description: 'Its people by first name; for a lead those of their own categories.' })
  volunteers!: Volunteer[];
}
