import { z } from 'zod';
import { lookUpHouseholdInput, mergeVolunteersInput, volunteerName } from '../../contract/people/household.js';
import { cookieAnswer, successAnswer, idAnswer } from '../../platform/schema/documented-answer.js';
import { routesOf } from '../../platform/schema/route.js';
import { personAnswer } from '../signups/signup.json.js';
import {
  householdAnswer,
  householdFields,
  lookedUpFields,
  lookedUpHouseholdAnswer,
  lookedUpMemberJson,
  memberJson,
} from './household.json.js';
import { lookUpHousehold } from './look-up-household.js';
import { mergeVolunteers } from './merge-volunteers.js';
import { readHousehold } from './read-household.js';
import { renameVolunteer } from './rename-volunteer.js';
import { replaceHouseholdLink } from './replace-household-link.js';

const linkToken = { token: z.string().describe('The token of the mailed link.') };
const renamedFields = { id: true, firstName: true, lastName: true, email: true } as const;

const lookedUpAnswer = z.union([
  lookedUpHouseholdAnswer,
  z
    .object({ sent: z.literal(true) })
    .describe('With LOOKUP_MODE=link: the link was mailed, if there is such a household.'),
]);

/** Households: by address, by mailed link, and their people. */
export const householdRoutes = routesOf('Households', [
  {
    method: 'post',
    path: '/api/volunteer/lookup',
    id: 'lookUpHousehold',
    summary:
      'The household of an e-mail address, without phone numbers; with LOOKUP_MODE=link its link is mailed instead',
    of: lookUpHousehold,
    callers: ['anybody'],
    answers: { 200: cookieAnswer(lookedUpAnswer, 'Gives this browser access to the household for 30 minutes.') },
    body: lookUpHouseholdInput,
    answer: async (ctx, { body }) => {
      const found = await ctx.run(lookUpHousehold, { ...(body as object), selection: { household: lookedUpFields } });
      const { email, volunteers } = found.household ?? {};
      return { body: volunteers ? { email, household: volunteers.map(lookedUpMemberJson) } : { sent: true } };
    },
  },
  {
    method: 'put',
    path: '/api/volunteer/{id}/name',
    id: 'renameVolunteer',
    summary: 'Rename a person; needs the cookie of the household, or an admin’s token',
    of: renameVolunteer,
    callers: ['household', 'staff'],
    answers: { 200: personAnswer(renamedFields, { name: 'RenamedVolunteer' }) },
    body: volunteerName,
    refusalField: 'error',
    answer: async (ctx, { params, body }) => ({
      body: await ctx.run(renameVolunteer, { ...(body as object), volunteerId: params.id }),
    }),
  },
  {
    method: 'post',
    path: '/api/volunteer/merge',
    id: 'mergeVolunteers',
    summary:
      'Merge two people: of one household with its cookie, also of two addresses with an admin’s token. Twice is no error',
    of: mergeVolunteers,
    callers: ['household', 'staff'],
    answers: { 200: successAnswer.extend({ volunteerId: idAnswer }) },
    body: mergeVolunteersInput,
    answer: async (ctx, { body }) => ({ body: { success: true, volunteerId: await ctx.run(mergeVolunteers, body) } }),
  },
  {
    method: 'get',
    path: '/api/manage/{token}',
    id: 'getHousehold',
    summary: 'The household behind a mailed link; 404 unknown, 410 expired',
    of: readHousehold,
    callers: ['anybody'],
    params: linkToken,
    answers: { 200: cookieAnswer(householdAnswer, 'Gives this browser access to the household for 24 hours.') },
    answer: async (ctx, { params }) => {
      const { email, volunteers } = await ctx.run(readHousehold, { token: params.token, selection: householdFields });
      return { body: { email, household: volunteers.map((member) => memberJson(ctx, member)) } };
    },
  },
  {
    method: 'post',
    path: '/api/manage/{token}/replace-link',
    id: 'replaceHouseholdLink',
    summary: 'Revoke all mailed links of the household, and mail it a new one',
    of: replaceHouseholdLink,
    callers: ['anybody'],
    params: linkToken,
    answers: { 200: cookieAnswer(successAnswer, 'Keeps this browser’s access to the household.') },
    answer: async (ctx, { params }) => ({ body: { success: await ctx.run(replaceHouseholdLink, params) } }),
  },
]);
