import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Day } from '../../platform/graphql-scalars.js';
import { OpenTo } from '../../platform/open-to.js';
import type { RequestContext } from '../../platform/request-context.js';
import { selectionOf } from '../../platform/selection-of.js';
import { copySignupEmails } from './copy-signup-emails.js';
import { readNeeds } from './read-needs.js';
import { readReport } from './read-report.js';
import { readSignupTable } from './read-signup-table.js';
import { Needs, Report } from './report.types.js';
import { SignupTable, SignupTableFilter, SignupTableSort } from './signup-table.types.js';

@Resolver()
export class ReportResolver {
  @OpenTo('staff')
  @Query(() => Report, {
    description:
      'How full one event is or all of them, of all days or of one: ask for exactly what you need. A lead sees their own categories. Errors: NOT_SIGNED_IN, INVALID_INPUT, EVENT_NOT_FOUND.',
  })
  report(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('eventId', () => ID, { nullable: true, description: 'Of this event; of all unless told.' }) eventId?: string,
    @Arg('date', () => Day, {
      nullable: true,
      description: 'The shifts of this day alone, and their figures.',
    })
    date?: string,
  ): Promise<Partial<Report>> {
    return ctx.run(readReport, { eventId, date, selection: selectionOf(info) });
  }

  @OpenTo('staff')
  @Query(() => Needs, {
    description:
      'Where people are missing in the next 14 days, of all events. A lead sees their own categories. Errors: NOT_SIGNED_IN.',
  })
  needs(@Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo): Promise<Needs> {
    return ctx.run(readNeeds, { selection: selectionOf(info) });
  }

  @OpenTo('staff')
  @Query(() => SignupTable, {
    description: 'A page of signups. A lead sees their own categories. Errors: NOT_SIGNED_IN, INVALID_INPUT.',
  })
  signupTable(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => SignupTableFilter, { nullable: true, description: 'Which ones; all by default.' })
    filter?: object,
    @Arg('sort', () => SignupTableSort, {
      nullable: true,
      description: 'In which order; newest first by default.',
    })
    sort?: SignupTableSort,
    @Arg('first', () => Int, { nullable: true, description: 'Rows of a page, 1 to 200; 50 by default.' })
    first?: number,
    @Arg('offset', () => Int, { nullable: true, description: 'Rows to pass over; 0 by default.' }) offset?: number,
  ): Promise<SignupTable> {
    return ctx.run(readSignupTable, { filter, sort, first, offset, selection: selectionOf(info) });
  }

  @OpenTo('staff')
  @Mutation(() => [String], {
    description:
      'The e-mail addresses of all signups that match, each once, to be copied; noted in the audit log. A lead has their own categories. Errors: NOT_SIGNED_IN, INVALID_INPUT.',
  })
  copySignupEmails(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => SignupTableFilter, { nullable: true, description: 'Which ones; all by default.' })
    filter?: object,
  ): Promise<string[]> {
    return ctx.run(copySignupEmails, filter ?? {});
  }
}
