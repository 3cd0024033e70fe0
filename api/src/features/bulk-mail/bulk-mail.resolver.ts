import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Connection } from '../../platform/connection.js';
import { OpenTo } from '../../platform/open-to.js';
import { withIdempotencyKey, type RequestContext } from '../../platform/request-context.js';
import { replayAnswer } from '../../platform/replay-answer.js';
import { selectionOf } from '../../platform/selection-of.js';
import { BulkMail } from '../../records/bulk-mail.js';
import {
  BulkMailConnection,
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
    description:
      'The groups that can be mailed, by event and name. A lead has their own categories. Errors: NOT_SIGNED_IN.',
  })
  mailGroups(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => MailGroupKindName, { description: 'The kind of group.' }) kind: string,
    @Arg('eventId', () => ID, { nullable: true, description: 'Of this event.' }) eventId?: string,
  ): Promise<MailGroupType[]> {
    return ctx.run(readMailGroups, { kind, eventId });
  }

  @OpenTo('staff')
  @Query(() => [MailContactType], {
    description:
      'The people of a group, one for each e-mail address, by name. Errors: NOT_SIGNED_IN, EVENT_NOT_FOUND, CATEGORY_NOT_FOUND, OPPORTUNITY_NOT_FOUND, SHIFT_NOT_FOUND, SIGNUP_NOT_FOUND.',
  })
  mailContacts(
    @Ctx() ctx: RequestContext,
    @Arg('group', () => MailGroupInputType, { description: 'The group.' }) group: object,
  ): Promise<MailContactType[]> {
    return ctx.run(readMailContacts, group);
  }

  @OpenTo('staff')
  @Query(() => BulkMail, {
    description: 'The progress of a bulk mail. Errors: NOT_SIGNED_IN, BULK_MAIL_NOT_FOUND.',
  })
  bulkMail(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The bulk mail.' }) id: string,
  ): Promise<BulkMail> {
    return ctx.run(readBulkMail, { id });
  }

  @OpenTo('staff')
  @Query(() => BulkMailConnection, {
    description:
      'The bulk mails, the newest first. Errors: NOT_SIGNED_IN, INVALID_INPUT, BAD_REQUEST for an unknown cursor.',
  })
  bulkMails(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('first', () => Int, { nullable: true, description: 'Mails on the page; 20 unless told, 200 at most.' })
    first?: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' }) after?: string,
  ): Promise<Connection<BulkMail>> {
    return ctx.run(readBulkMails, { first, after, selection: selectionOf(info) });
  }

  @OpenTo('staff')
  @Mutation(() => BulkMail, {
    description:
      'Mails everybody of a group who has an active signup, one message per e-mail address. Errors: NOT_SIGNED_IN, INVALID_INPUT, EVENT_NOT_FOUND, CATEGORY_NOT_FOUND, OPPORTUNITY_NOT_FOUND, SHIFT_NOT_FOUND, SIGNUP_NOT_FOUND, NOBODY_TO_MAIL, IDEMPOTENCY_MISMATCH, TOO_MANY_REQUESTS.',
  })
  async sendBulkMail(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendBulkMailInputType, { description: 'The recipients and the message.' })
    input: object,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: 'The same key and input within 24 hours give the first answer again. At most 200 characters.',
    })
    idempotencyKey?: string,
  ): Promise<BulkMail> {
    const asked = idempotencyKey ? withIdempotencyKey(ctx, idempotencyKey) : ctx;
    return replayAnswer(asked, ['sendBulkMail', input], async () =>
      ctx.run(readBulkMail, { id: await asked.run(sendBulkMail, input) }),
    );
  }

  @OpenTo('staff')
  @Mutation(() => BulkMail, {
    description: 'Sends the failed messages, or one of them, again. Errors: NOT_SIGNED_IN, BULK_MAIL_NOT_FOUND.',
  })
  async sendFailedAgain(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The bulk mail.' }) id: string,
    @Arg('mailId', () => ID, { nullable: true, description: 'A single message; by default all that failed.' })
    mailId?: string,
  ): Promise<BulkMail> {
    return ctx.run(readBulkMail, { id: await ctx.run(sendFailedAgain, { id, mailId }) });
  }
}
