import { Field, ObjectType } from 'type-graphql';
import { AllowAccess } from '../../platform/schema/access.js';

@AllowAccess('public')
@ObjectType('MailSwitch', { description: 'Which mails a household is sent besides those about its own signups.' })
export class MailSwitch {
  @Field(() => Boolean, { description: 'Whether it is sent reminders and mails to groups.' })
  on!: boolean;

  @Field(() => String, { description: 'With what it is switched: the last part of the address in these mails.' })
  token!: string;
}
