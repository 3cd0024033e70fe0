import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { opensHousehold } from '../../platform/household-pass.js';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { sealedId } from '../../platform/secrets.js';
import { Household } from '../../records/household.js';
import { householdCalendarPurpose } from '../household-links/issue-household-link.js';

@Resolver(() => Household)
export class HouseholdCalendarResolver {
  @OpenTo('everyone')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The address of the household's own calendar, for whoever opened its mailed link with this browser; null for everybody else. Closing links closes it.",
  })
  calendarAddress(
    @Root() { calendarAddress: basis }: Partial<Pick<Household, 'calendarAddress'>>,
    @Ctx() { household: pass, services }: RequestContext,
  ): string | null {
    if (!basis?.livingLinkId || pass?.source !== 'link') return null;
    const { id: emailKey, linksClosedAt, livingLinkId } = basis;
    const passesSince = linksClosedAt ? new Date(linksClosedAt) : null;
    if (!opensHousehold(pass, { emailKey, passesSince })) return null;
    const { settings, secretKey } = services;
    return `${settings.publicUrl}/feeds/${sealedId(secretKey, householdCalendarPurpose, livingLinkId)}.ics`;
  }
}
