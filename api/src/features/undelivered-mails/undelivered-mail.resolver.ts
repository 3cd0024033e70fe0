import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Connection } from '../../platform/connection.js';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { selectionOf } from '../../platform/selection-of.js';
import { correctMailAddress } from './correct-mail-address.js';
import { readUndeliveredMails } from './read-undelivered-mails.js';
import { sendUndeliveredAgain } from './send-undelivered-again.js';
import { settleUndeliveredMail } from './settle-undelivered-mail.js';
import { UndeliveredMailConnection, type UndeliveredMail } from './undelivered-mail.types.js';

/** The mails that did not arrive, and what can be done about them. */
@Resolver()
export class UndeliveredMailResolver {
  @OpenTo('staff')
  @Query(() => UndeliveredMailConnection, {
    description:
      'The mails that were refused for good or given up, the newest first; leads have those of their own categories. Errors: NOT_SIGNED_IN, INVALID_INPUT, BAD_REQUEST for an unknown cursor.',
  })
  undeliveredMails(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('first', () => Int, { nullable: true, description: 'Mails on the page; 50 unless told, 200 at most.' })
    first?: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' }) after?: string,
  ): Promise<Connection<UndeliveredMail>> {
    return ctx.run(readUndeliveredMails, { first, after, selection: selectionOf(info) });
  }

  @OpenTo('staff')
  @Mutation(() => Int, {
    description:
      'Lets a mail that was not delivered, or all of them, 500 at a time, go out once more, to the address that its people have now. Gives how many. Errors: NOT_SIGNED_IN, MAIL_NOT_FOUND, SIGN_IN_LINK_OVER.',
  })
  sendUndeliveredAgain(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { nullable: true, description: 'The mail; all unless told.' }) id?: string,
  ): Promise<number> {
    return ctx.run(sendUndeliveredAgain, { id });
  }

  @OpenTo('admin')
  @Mutation(() => Int, {
    description:
      'Gives everybody behind an address that a mail did not reach another one, and lets what they were owed go there. Gives how many people moved. Errors: INVALID_INPUT, MAIL_NOT_FOUND, VOLUNTEER_NOT_FOUND, NAME_TAKEN.',
  })
  correctMailAddress(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The mail.' }) id: string,
    @Arg('email', () => String, { description: 'The right address.' }) email: string,
  ): Promise<number> {
    return ctx.run(correctMailAddress, { id, email });
  }

  @OpenTo('staff')
  @Mutation(() => Boolean, {
    description:
      'Takes a mail off the list without sending it: the person knows by other means. Errors: NOT_SIGNED_IN, MAIL_NOT_FOUND.',
  })
  settleUndeliveredMail(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The mail.' }) id: string,
  ): Promise<boolean> {
    return ctx.run(settleUndeliveredMail, { id });
  }
}
