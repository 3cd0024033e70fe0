import { updateVolunteerInput } from '../../contract/volunteer.js';
import type { Route } from '../../platform/route.js';
import { updateVolunteer } from './update-volunteer.js';

/** Correcting people's details. */
export const volunteerEditingRoutes: Route[] = [
  {
    method: 'put',
    path: '/api/admin/volunteers/{id}',
    summary: "Correct a volunteer's details",
    body: updateVolunteerInput,
    answer: async (ctx, { body, params }) => ({
      body: await ctx.run(updateVolunteer, { ...(body as object), id: params.id }),
    }),
  },
];
