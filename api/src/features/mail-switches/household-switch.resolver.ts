import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AllowAccess } from '../../platform/schema/access.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { sealedId } from '../../platform/operation/secrets.js';
import { Household } from '../../records/household.js';
import { livingLinkOf } from '../household-links/living-link.js';
import { mailSwitchPurpose } from './mail-switch.js';
import { MailSwitch } from './mail-switch.types.js';

@Resolver(() => Household)
export class HouseholdSwitchResolver {
  @AllowAccess('public')
  @FieldResolver(() => MailSwitch, {
    nullable: true,
    description:
      'Whether it is sent reminders and mails to groups, and the token that switches them, for a browser that opened its mailed link; null for all others.',
  })
  mailSwitch(
    @Root() { mailSwitch: basis }: Partial<Pick<Household, 'mailSwitch'>>,
    @Ctx() { household: pass, services: { secretKey } }: RequestContext,
  ): MailSwitch | null {
    const linkId = basis && livingLinkOf(pass, basis);
    return linkId ? { on: !basis.hasOptedOut, token: sealedId(secretKey, mailSwitchPurpose, linkId) } : null;
  }
}
