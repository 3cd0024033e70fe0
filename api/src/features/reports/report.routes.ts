import { z } from 'zod';
import { exportSignupsInput } from '../../contract/signups/signup-table.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { questionKinds } from '../../contract/programme/answers.js';
import { countAnswer, fileAnswer, idAnswer, idQuery, dayQuery } from '../../platform/schema/documented-answer.js';
import { workbookType } from '../../platform/files/table-file.js';
import { filled, routesOf, type RouteRequest } from '../../platform/schema/route.js';
import { exportReport } from './export-report.js';
import { exportRoster } from './export-roster.js';
import { exportSignups } from './signup-table/export-signups.js';
import { listReports } from './list-reports.js';
import { readAnswerSums } from './read-answer-sums.js';
import { readAttendanceSums } from './read-attendance-sums.js';
import { reportsAnswer, reportsFields, reportsText } from './report.json.js';

const format = z.enum(['csv', 'xlsx']).describe('csv by default');
const tableFile = fileAnswer('text/csv', workbookType);
const answerSum = z.object({
  questionId: idAnswer,
  label: z.string().describe('The words of the question.'),
  kind: z.enum(questionKinds),
  role: z.string().nullable().describe('The volunteer role of the question; null for one of the whole event.'),
  people: z.int().describe('People who answered.'),
  sums: z
    .array(z.object({ value: z.string(), count: z.int() }))
    .describe('How many gave which answer, in the order of the choices; answers that nobody gave are left out.'),
  text: z.string().describe("The same in words, such as '12 M, 3 L'."),
});
const attendanceSum = z.object({
  categoryId: idAnswer,
  category: z.string().describe("The category's name."),
  expected: countAnswer.describe('Active signups of shifts that take place, without those who walked in.'),
  came: countAnswer.describe('Active signups that are here or left, with those who walked in.'),
  noShow: countAnswer.describe('Active signups that are marked as not here.'),
  walkIns: countAnswer.describe('Active signups of people who walked in.'),
  unsettled: countAnswer.describe(
    'Active signups whose shift is over and that nobody marked, or whose marks disagree.',
  ),
  cameAnyway: countAnswer.describe('Cancelled signups of people who came all the same. They count in no other sum.'),
});
const place = {
  eventId: idQuery('of this event'),
  categoryId: idQuery('of this category'),
  opportunityId: idQuery('of this volunteer role'),
};

/** Reports, the staff's lists of signups, and both as files. */
export const reportRoutes = routesOf('Reports and files', [
  {
    method: 'get',
    path: '/api/reports',
    id: 'listReports',
    summary: 'How full every shift is, with its people; for staff, a lead sees their own categories',
    of: listReports,
    callers: ['staff'],
    answers: { 200: reportsAnswer },
    changesHaveFacts: true,
    query: { eventId: idQuery('of this event'), date: dayQuery('the shifts of this day alone, YYYY-MM-DD') },
    answer: async (ctx, { query }) => ({
      json: reportsText(
        await ctx.run(listReports, { eventId: query.eventId, date: query.date, selection: reportsFields }),
      ),
    }),
  },
  {
    method: 'get',
    path: '/api/reports/answers',
    id: 'listAnswerSums',
    summary: 'What people with a spot in an event answered, added up question by question; a lead their own roles',
    of: readAnswerSums,
    callers: ['staff'],
    answers: { 200: z.array(answerSum) },
    query: { eventId: idQuery('of this event; required') },
    answer: async (ctx, { query }) => ({ body: await ctx.run(readAnswerSums, filled(query)) }),
  },
  {
    method: 'get',
    path: '/api/reports/attendance',
    id: 'listAttendanceSums',
    summary: 'How many people of each category of an event came; a lead their own categories',
    of: readAttendanceSums,
    callers: ['staff'],
    answers: { 200: z.array(attendanceSum) },
    query: { eventId: idQuery('of this event; required') },
    answer: async (ctx, { query }) => ({ body: await ctx.run(readAttendanceSums, filled(query)) }),
  },
  {
    method: 'get',
    path: '/api/exports/report',
    id: 'exportReport',
    summary: 'The report as a file, volunteer-report-{yyyy-MM-dd}; staff alone, a lead their own categories',
    of: exportReport,
    callers: ['staff'],
    answers: { 200: tableFile },
    changesHaveFacts: true,
    query: {
      format,
      eventId: idQuery('of this event'),
      date: dayQuery('the shifts of this day alone, YYYY-MM-DD'),
      search: z.string().describe('words in the name of event, category or role'),
    },
    answer: async (ctx, { query }) => ({ download: await ctx.run(exportReport, query) }),
  },
  {
    method: 'get',
    path: '/api/exports/signups',
    id: 'exportSignups',
    summary: 'All signups that match as a file; staff alone, a lead their own categories',
    of: exportSignups,
    callers: ['staff'],
    answers: { 200: tableFile },
    changesHaveFacts: true,
    query: {
      format,
      ...place,
      shiftId: idQuery('of this shift'),
      status: z.enum(['active', 'cancelled']),
      unconfirmed: z
        .enum(['true', 'false'])
        .describe('whether they have still to say, after their shift was moved, that they are coming'),
      calledOff: z
        .enum(['true', 'false'])
        .describe('whether what they signed up for is called off (the shift, or its event is cancelled)'),
      search: z.string().describe('words in name, e-mail address, phone number, role or category'),
      signedUpFrom: dayQuery('signed up on this day or later, YYYY-MM-DD'),
      signedUpTo: dayQuery('signed up on this day or earlier, YYYY-MM-DD'),
      sort: z
        .enum(['volunteer', 'contact', 'shift', 'opportunity', 'status', 'signedUp'])
        .describe('signedUp by default'),
      order: z.enum(['asc', 'desc']).describe('desc by default'),
    },
    answer: async (ctx, { query }) => ({ download: await exportOf(ctx, query) }),
  },
  {
    method: 'post',
    path: '/api/exports/signups',
    id: 'exportChosenSignups',
    summary: 'The same file for a filter that fits no address, such as signups chosen one by one; staff alone',
    of: exportSignups,
    callers: ['staff'],
    answers: { 200: tableFile },
    body: exportSignupsInput,
    answer: async (ctx, { body }) => ({ download: await ctx.run(exportSignups, body) }),
  },
  {
    method: 'get',
    path: '/api/exports/roster',
    id: 'exportRoster',
    summary: 'Who is where and when, as a file; staff alone, a lead their own categories',
    of: exportRoster,
    callers: ['staff'],
    answers: { 200: tableFile },
    changesHaveFacts: true,
    query: {
      format,
      eventId: idQuery('of this event; required'),
      categoryId: idQuery('of this category'),
      date: dayQuery('on this day, YYYY-MM-DD'),
    },
    answer: async (ctx, { query }) => ({ download: await ctx.run(exportRoster, filled(query)) }),
  },
]);

/** The values of a query as the operation expects them; it refuses any other word. */
const yesOrNo: Record<string, boolean | undefined> = { true: true, false: false };

function exportOf(ctx: RequestContext, query: RouteRequest['query']) {
  const { format, sort, order, unconfirmed, calledOff, ...filter } = filled(query);
  return ctx.run(exportSignups, {
    format,
    filter: {
      ...filter,
      ...(unconfirmed ? { unconfirmed: yesOrNo[unconfirmed] ?? unconfirmed } : {}),
      ...(calledOff ? { calledOff: yesOrNo[calledOff] ?? calledOff } : {}),
    },
    sort: { ...(sort ? { column: sort } : {}), ...(order ? { descending: order !== 'asc' } : {}) },
  });
}
