import { z } from 'zod';
import { recordAnswer, successAnswer } from '../../../platform/schema/documented-answer.js';
import type { Operation } from '../../../platform/operation/operation.js';
import type { UntaggedRoute } from '../../../platform/schema/route.js';
import type { SignupsBelow } from './count-signups-below.js';

/** The option to mail people, in a body. */
export const tellPeopleBody = z.object({ tellPeople: z.boolean().nullish() });
/** The option to mail people, in a query string. */
export const tellPeopleQuery = {
  tellPeople: z.boolean().describe('`true` mails the people who are signed up; may also be in the body'),
};

/** The option not to mail people, in a query string. */
export const tellUnlessFalseQuery = {
  tellPeople: z
    .boolean()
    .describe('`false` mails nobody about a new name, place or time zone; may also be in the body'),
};

/** The option from the query string, which takes precedence over the body. */
export function tellUnlessFalse(query: { tellPeople?: string }): { tellPeople?: boolean } {
  return query.tellPeople === undefined ? {} : { tellPeople: query.tellPeople === 'true' };
}

const removedAnswer = successAnswer.extend({ removed: recordAnswer('RemovalPreview') });

/** The path that deletes a record with all below it, and returns the counts; `tellPeople` is in the body or the query string. */
export function removalRoute(
  remove: Operation<{ id: string; tellPeople?: boolean | null; version?: number | null }, SignupsBelow>,
  route: Pick<UntaggedRoute, 'path' | 'id' | 'summary'>,
): UntaggedRoute {
  return {
    ...route,
    method: 'delete',
    callers: ['staff', 'key'],
    of: remove,
    bodyIsOptional: true,
    answers: { 200: removedAnswer },
    query: tellPeopleQuery,
    body: tellPeopleBody,
    heedsVersion: true,
    answer: async (ctx, { params, body, query, version }) => {
      const notifies = tellPeopleBody.safeParse(body).data?.tellPeople === true || query.tellPeople === 'true';
      const { opportunities, shifts, signups, people } = await ctx.run(remove, {
        ...{ id: params.id, tellPeople: notifies, version },
      });
      return { body: { success: true, removed: { opportunities, shifts, signups, people } } };
    },
  };
}
