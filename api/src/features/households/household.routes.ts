import type { Route } from '../../platform/route.js';
import { shiftFields, shiftJson } from '../programme/programme.json.js';
import { readHousehold } from './read-household.js';

/** The household behind a mailed link. */
export const householdRoutes: Route[] = [
  {
    method: 'get',
    path: '/api/manage/{token}',
    summary: 'The household behind a mailed link; 404 unknown, 410 expired',
    answer: async (ctx, { params }) => {
      const { email, members } = await ctx.run(readHousehold, {
        token: params.token,
        volunteer: { id: true, firstName: true, lastName: true, email: true, phone: true, createdAt: true },
        signups: { id: true, status: true, createdAt: true, cancelledAt: true, shift: shiftFields },
      });
      return {
        body: {
          email,
          household: members.map(({ volunteer, signups }) => ({
            volunteer,
            signups: signups.map((signup) => ({
              ...signup,
              signupDate: signup.createdAt,
              shift: shiftJson(signup.shift),
            })),
          })),
        },
      };
    },
  },
];
