import { z } from 'zod';
import { recordAnswer, successAnswer } from '../../../platform/schema/documented-answer.js';
import type { Operation } from '../../../platform/operation/operation.js';
import type { UntaggedRoute } from '../../../platform/schema/route.js';
import type { SignupsBelow } from './count-signups-below.js';

/** The wish to mail people, in a body. */
export const tellPeople = z.object({ tellPeople: z.boolean().nullish() });
/** The same in an address. */
export const tellPeopleQuery = {
  tellPeople: z.boolean().describe('`true` mails the people who are signed up; the body may say so too'),
};

/** The wish not to mail people, in an address. */
export const tellUnlessFalseQuery = {
  tellPeople: z.boolean().describe('`false` mails nobody of a new name, place or time zone; the body may say so too'),
};

/** What the address says of it; it counts before the body. */
export function tellUnlessFalse(query: { tellPeople?: string }): { tellPeople?: boolean } {
  return query.tellPeople === undefined ? {} : { tellPeople: query.tellPeople === 'true' };
}

const removedAnswer = successAnswer.extend({ removed: recordAnswer('RemovalPreview') });

/** The path that deletes a record with all below it, and answers what went; body or address say whether people are mailed. */
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
    body: tellPeople,
    heedsVersion: true,
    answer: async (ctx, { params, body, query, version }) => {
      const tells = tellPeople.safeParse(body).data?.tellPeople === true || query.tellPeople === 'true';
      const { opportunities, shifts, signups, people } = await ctx.run(remove, {
        ...{ id: params.id, tellPeople: tells, version },
      });
      return { body: { success: true, removed: { opportunities, shifts, signups, people } } };
    },
  };
}
