import { updateVolunteerInput } from '../../contract/people/volunteer.js';
import { routesOf } from '../../platform/schema/route.js';
import { personAnswer } from '../signups/signup.json.js';
import { updateVolunteer } from './update-volunteer.js';

/** Correcting people's details. */
export const volunteerEditingRoutes = routesOf('Signups and people', [
  {
    method: 'put',
    path: '/api/admin/volunteers/{id}',
    id: 'updateVolunteer',
    summary: "Correct a volunteer's details",
    of: updateVolunteer,
    callers: ['staff'],
    answers: { 200: personAnswer() },
    body: updateVolunteerInput,
    answer: async (ctx, { body, params }) => ({
      body: await ctx.run(updateVolunteer, { ...(body as object), id: params.id }),
    }),
  },
]);
