import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AllowAccess } from '../../platform/schema/access.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { Signup } from '../../records/signup.js';
import { calendarPass } from './signup-calendar-pass.js';

@Resolver(() => Signup)
export class SignupCalendarResolver {
  @AllowAccess('public')
  @FieldResolver(() => String, {
    description:
      'The address of the signup as a calendar file: a path that works for 24 hours, in browsers without cookies too.',
  })
  calendarAddress(@Root() { id }: { id: string }, @Ctx() { services }: RequestContext): string {
    return `/api/signups/${encodeURIComponent(id)}/calendar?pass=${calendarPass(services.secretKey, id)}`;
  }
}
