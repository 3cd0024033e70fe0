import { z } from 'zod';
import { replacementStates } from '../../contract/signups/replacement.js';
import { idQuery, pageAnswers, recordAnswer } from '../../platform/schema/documented-answer.js';
import { listQuery, listRoute, pageAnswer, pageQuery } from '../../platform/reading/list-operation.js';
import { routesOf } from '../../platform/schema/route.js';
import type { Selection } from '../../platform/reading/selection.js';
import { shiftAnswer } from '../shifts/shift.json.js';
import { personFields } from '../signups/signup.json.js';
import { largestPage, pageCandidates } from './list-candidates.js';
import { listReplacements } from './list-replacements.js';
import { searchFields, searchJson } from './replacement.routes.js';

const wantedFields: Selection = { ...searchFields, signupId: true, signup: { id: true, volunteer: personFields } };

const wantedAnswer = recordAnswer('Replacement', wantedFields, {
  name: 'ListedReplacement',
  besides: {
    shift: shiftAnswer,
    signup: recordAnswer(
      'Signup',
      { id: true, volunteer: true },
      {
        name: 'SignupToTakeOver',
        besides: { volunteer: recordAnswer('Volunteer', personFields, { name: 'SignedUpVolunteer' }) },
      },
    ),
  },
});

const askedFields: Selection = { answer: true, at: true, by: true };

/** The fields of a candidate in REST. */
export const candidateFields: Selection = {
  ...{ id: true, firstName: true, lastName: true, askedAt: true, heldBefore: true, came: true, missed: true },
  asked: askedFields,
  volunteer: personFields,
};

/** A candidate in REST's responses. */
export const candidateAnswer = recordAnswer('Candidate', candidateFields, {
  besides: {
    asked: recordAnswer('AskedNote', askedFields).nullable(),
    volunteer: recordAnswer('Volunteer', personFields, { name: 'SignedUpVolunteer' }).nullable(),
  },
});

const candidatesAnswer = z.object({ candidates: z.array(candidateAnswer) });

/** For staff: searches for replacements, and people who could do a shift. */
export const staffReplacementRoutes = routesOf('Signups and people', [
  listRoute({
    path: '/api/admin/replacements',
    summary: "Searches for replacements of every state: all for an admin, those of a lead's own categories",
    callers: ['staff', 'key'],
    list: listReplacements,
    fields: wantedFields,
    schema: wantedAnswer,
    wishes: {
      eventId: idQuery('of this event'),
      categoryId: idQuery('of this category'),
      shiftId: idQuery('of this shift'),
      state: z.enum(replacementStates).describe('in this state'),
      stillWanted: z.boolean().describe('only those that can still be answered; `false`: only the others'),
    },
    json: searchJson,
  }),
  {
    method: 'get',
    path: '/api/admin/shifts/{id}/candidates',
    id: 'listCandidates',
    summary:
      'People who could do a shift: who agreed to be asked and are free at that time; those who held the role and came most often first',
    of: pageCandidates,
    callers: ['staff'],
    answers: { 200: pageAnswers(candidatesAnswer) },
    query: {
      limit: z.int().min(1).max(largestPage).describe('how many at most; 20 by default'),
      cursor: pageQuery.cursor,
      first: z.int().min(1).max(largestPage).meta({ description: 'an older name of `limit`', deprecated: true }),
    },
    answer: async (ctx, request) => {
      const { limit, cursor } = listQuery(request);
      const selection = { nodes: candidateFields, pageInfo: true, totalCount: true } as const;
      const asked = { shiftId: request.params.id, first: limit, after: cursor, selection };
      return pageAnswer(ctx, request, await ctx.run(pageCandidates, asked), (candidates) => ({ candidates }));
    },
  },
]);
