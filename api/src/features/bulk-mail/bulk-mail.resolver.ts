import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import { withIdempotencyKey, type RequestContext } from '../../platform/request-context.js';
import {
  BulkMail,
  MailContactType,
  MailGroupInputType,
  MailGroupKindName,
  MailGroupType,
  SendBulkMailInputType,
} from './bulk-mail.types.js';
import { readBulkMail, readBulkMails } from './read-bulk-mails.js';
import { readMailContacts, readMailGroups } from './read-mail-groups.js';
import { sendBulkMail } from './send-bulk-mail.js';
import { sendFailedAgain } from './send-failed-again.js';

@Resolver()
export class BulkMailResolver {
  @OpenTo('staff')
  @Query(() => [MailGroupType], {
    description: 'Whom one can write to, by event and name. A lead has her own categories. Errors: NOT_SIGNED_IN.',
  })
  mailGroups(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => MailGroupKindName, { description: 'What the groups are formed by.' }) kind: string,
    @Arg('eventId', () => ID, { nullable: true, description: 'Of this event.' }) eventId?: string,
  ): Promise<MailGroupType[]> {
    return ctx.run(readMailGroups, { kind, eventId });
  }

  @OpenTo('staff')
  @Query(() => [MailContactType], {
    description:
      'The people of a group, one for each e-mail address, by name. Errors: NOT_SIGNED_IN, EVENT_NOT_FOUND, CATEGORY_NOT_FOUND, OPPORTUNITY_NOT_FOUND.',
  })
  mailContacts(
    @Ctx() ctx: RequestContext,
    @Arg('group', () => MailGroupInputType, { description: 'The group.' }) group: MailGroupInputType,
  ): Promise<MailContactType[]> {
    return ctx.run(readMailContacts, group);
  }

  @OpenTo('staff')
  @Query(() => BulkMail, {
    description: 'How far a bulk mail has got. Errors: NOT_SIGNED_IN, BULK_MAIL_NOT_FOUND.',
  })
  bulkMail(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The bulk mail.' }) id: string,
  ): Promise<BulkMail> {
    return ctx.run(readBulkMail, { id });
  }

  @OpenTo('staff')
  @Query(() => [BulkMail], { description: 'The newest bulk mails, 20 at most. Errors: NOT_SIGNED_IN.' })
  bulkMails(@Ctx() ctx: RequestContext): Promise<BulkMail[]> {
    return ctx.run(readBulkMails, {});
  }

  @OpenTo('staff')
  @Mutation(() => BulkMail, {
    description:
      'Writes to everybody of a group with an active signup, one message for each e-mail address. Errors: NOT_SIGNED_IN, INVALID_INPUT, EVENT_NOT_FOUND, CATEGORY_NOT_FOUND, OPPORTUNITY_NOT_FOUND, NOBODY_TO_MAIL, IDEMPOTENCY_MISMATCH, TOO_MANY_REQUESTS.',
  })
  async sendBulkMail(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendBulkMailInputType, { description: 'To whom and what.' }) input: SendBulkMailInputType,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: 'The same key and input within 24 hours give the first answer again. At most 200 characters.',
    })
    idempotencyKey?: string,
  ): Promise<BulkMail> {
    const asked = idempotencyKey ? withIdempotencyKey(ctx, idempotencyKey) : ctx;
    return ctx.run(readBulkMail, { id: await asked.run(sendBulkMail, input) });
  }

  @OpenTo('staff')
  @Mutation(() => BulkMail, {
    description:
      'Lets the messages that failed, or one of them, go out once more. Errors: NOT_SIGNED_IN, BULK_MAIL_NOT_FOUND.',
  })
  async sendFailedAgain(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The bulk mail.' }) id: string,
    @Arg('mailId', () => ID, { nullable: true, description: 'One message; all that failed unless told.' })
    mailId?: string,
  ): Promise<BulkMail> {
    return ctx.run(readBulkMail, { id: await ctx.run(sendFailedAgain, { id, mailId }) });
  }
}
