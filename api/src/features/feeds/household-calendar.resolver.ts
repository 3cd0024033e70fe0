import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AllowAccess } from '../../platform/schema/access.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { sealedId } from '../../platform/operation/secrets.js';
import { Household } from '../../records/household.js';
import { householdCalendarPurpose } from '../household-links/issue-household-link.js';
import { livingLinkOf } from '../household-links/living-link.js';

@Resolver(() => Household)
export class HouseholdCalendarResolver {
  @AllowAccess('public')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The address of the household's own calendar, for a browser that opened its mailed link; null for all others. Closing links closes it.",
  })
  calendarAddress(
    @Root() { calendarAddress: basis }: Partial<Pick<Household, 'calendarAddress'>>,
    @Ctx() { household: pass, services }: RequestContext,
  ): string | null {
    const linkId = basis && livingLinkOf(pass, basis);
    if (!linkId) return null;
    const { settings, secretKey } = services;
    return `${settings.publicUrl}/feeds/${sealedId(secretKey, householdCalendarPurpose, linkId)}.ics`;
  }
}
