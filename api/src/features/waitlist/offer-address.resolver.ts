import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { opensHousehold } from '../../platform/operation/household-pass.js';
import { AllowAccess } from '../../platform/schema/access.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { derivedToken } from '../../platform/operation/secrets.js';
import { WaitlistEntry } from '../../records/waitlist-entry.js';
import { offerPurpose } from './waitlist.announcements.js';

@Resolver(() => WaitlistEntry)
export class OfferAddressResolver {
  @AllowAccess('public')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The address of the page that answers an offer, for a browser that opened the household's mailed link; null without an offer and for everybody else.",
  })
  offerAddress(
    @Root() { offerAddress: basis }: Partial<Pick<WaitlistEntry, 'offerAddress'>>,
    @Ctx() { household: pass, services }: RequestContext,
  ): string | null {
    if (!basis?.offerId || !basis.answerBy || !['WAITING', 'OFFERED'].includes(basis.state)) return null;
    if (pass?.source !== 'link') return null;
    const { emailKey, linksClosedAt, offerId } = basis;
    const passesSince = linksClosedAt ? new Date(linksClosedAt) : null;
    if (!opensHousehold(pass, { emailKey, passesSince })) return null;
    const { settings, secretKey } = services;
    return `${settings.publicUrl}/offer/${derivedToken(secretKey, offerPurpose, offerId)}`;
  }
}
