import { z } from 'zod';
import { instantAnswer, type DocumentedAnswer } from '../../platform/schema/documented-answer.js';
import { routesOf } from '../../platform/schema/route.js';
import { exportVolunteerData, readHouseholdData, type HouseholdData } from './read-household-data.js';

const plain = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** A value of the file, or a list or object of such: people who wait are a list of people with lists of answers. */
const around = <Inner extends z.ZodType>(inner: Inner) => z.union([plain, z.array(inner), z.record(z.string(), inner)]);
const rows = z.array(z.record(z.string(), around(around(around(around(plain))))));

const householdData: DocumentedAnswer = {
  schema: z.object({
    format: z.literal('trailcrew-my-data'),
    version: z.literal(1).describe('Fields may be added; another form has another version.'),
    madeAt: instantAnswer,
    household: z.object({
      email: z.string(),
      links: rows.describe('Mailed links, without what opens them.'),
      mailsOffSince: instantAnswer.nullable().describe('Since when reminders are switched off.'),
    }),
    people: rows.describe('With `keptUntil`, as most rows: the last day on which it is kept, YYYY-MM-DD.'),
    signups: rows.describe('With attendance and hours that were corrected.'),
    vouchers: rows.describe('Meal vouchers that were used.'),
    answers: rows,
    consents: rows,
    waitlist: rows,
    replacements: z.object({ asked: rows, askedToTakeOver: rows }),
    mails: rows.describe('What they were, when, and whether they arrived.'),
    log: z.object({ byStaff: rows, askedByPhone: rows }),
  }),
  headers: { 'Content-Disposition': z.string().describe('`attachment`, and the name of the file.') },
};

/** What people may do with what is kept about them. */
export const privacyRoutes = routesOf('Households', [
  {
    method: 'get',
    path: '/api/household/data',
    id: 'exportHouseholdData',
    summary:
      'People, signups, answers, waiting, mails and log of the household, as a file trailcrew-my-data-{yyyy-MM-dd}.json; needs the cookie of its mailed link',
    of: readHouseholdData,
    callers: ['household'],
    answers: { 200: householdData },
    answer: async (ctx) => fileAnswer(await ctx.run(readHouseholdData, {})),
  },
  {
    method: 'get',
    path: '/api/admin/volunteers/{id}/data',
    id: 'exportVolunteerData',
    summary: 'The same file about the household of a volunteer, for an admin whom they asked for it',
    of: exportVolunteerData,
    callers: ['staff'],
    answers: { 200: householdData },
    answer: async (ctx, { params: { id } }) => fileAnswer(await ctx.run(exportVolunteerData, { volunteerId: id })),
  },
]);

function fileAnswer({ fileName, data }: HouseholdData) {
  return {
    headers: { 'Content-Type': 'application/json', 'Content-Disposition': `attachment; filename="${fileName}"` },
    body: Buffer.from(JSON.stringify(data, null, 2)),
  };
}
