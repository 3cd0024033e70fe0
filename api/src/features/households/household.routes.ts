import { lookUpHouseholdInput, mergeVolunteersInput, volunteerName } from '../../contract/household.js';
import type { Route } from '../../platform/route.js';
import { signupFields } from '../signups/signup.json.js';
import { lookedUpMemberJson, lookedUpSignupFields, memberJson, volunteerFields } from './household.json.js';
import { lookUpHousehold } from './look-up-household.js';
import { mergeVolunteers } from './merge-volunteers.js';
import { readHousehold } from './read-household.js';
import { renameVolunteer } from './rename-volunteer.js';
import { replaceHouseholdLink } from './replace-household-link.js';

/** Households: by address, by mailed link, and their people. */
export const householdRoutes: Route[] = [
  {
    method: 'post',
    path: '/api/volunteer/lookup',
    summary:
      'The household of an e-mail address, without phone numbers; with LOOKUP_MODE=link its link is mailed instead',
    body: lookUpHouseholdInput,
    answer: async (ctx, { body }) => {
      const input = { ...(body as object), volunteer: volunteerFields, signups: lookedUpSignupFields };
      const found = await ctx.run(lookUpHousehold, input);
      return {
        body: found ? { email: found.email, household: found.members.map(lookedUpMemberJson) } : { sent: true },
      };
    },
  },
  {
    method: 'put',
    path: '/api/volunteer/{id}/name',
    summary: 'Rename a person; needs the cookie of the household, or an admin’s token',
    body: volunteerName,
    refusalField: 'error',
    answer: async (ctx, { params, body }) => ({
      body: await ctx.run(renameVolunteer, { ...(body as object), volunteerId: params.id }),
    }),
  },
  {
    method: 'post',
    path: '/api/volunteer/merge',
    summary: 'Make one person of two of a household; needs its cookie, or an admin’s token. Twice is no error',
    body: mergeVolunteersInput,
    answer: async (ctx, { body }) => ({ body: { success: true, volunteerId: await ctx.run(mergeVolunteers, body) } }),
  },
  {
    method: 'get',
    path: '/api/manage/{token}',
    summary: 'The household behind a mailed link; 404 unknown, 410 expired',
    answer: async (ctx, { params }) => {
      const { email, members } = await ctx.run(readHousehold, {
        token: params.token,
        volunteer: { ...volunteerFields, phone: true },
        signups: signupFields,
      });
      return { body: { email, household: members.map(memberJson) } };
    },
  },
  {
    method: 'post',
    path: '/api/manage/{token}/replace-link',
    summary: 'Close every link this household was mailed, and mail it a new one',
    answer: async (ctx, { params }) => ({ body: { success: await ctx.run(replaceHouseholdLink, params) } }),
  },
];
