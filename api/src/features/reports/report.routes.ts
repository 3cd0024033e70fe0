import { exportSignupsInput } from '../../contract/signup-table.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Route, RouteRequest } from '../../platform/route.js';
import { exportReport } from './export-report.js';
import { exportRoster } from './export-roster.js';
import { exportSignups } from './export-signups.js';
import { listReports } from './list-reports.js';
import { reportsFields, reportsText } from './report.json.js';

const format = 'csv (the default) or xlsx';
const place = { eventId: 'of this event', categoryId: 'of this category', opportunityId: 'of this volunteer role' };

/** Reports, the staff's lists of signups, and both as files. */
export const reportRoutes: Route[] = [
  {
    method: 'get',
    path: '/api/reports',
    summary: 'How full every shift is and with whom; staff alone, a lead their own categories',
    query: { eventId: 'of this event', date: 'the shifts of this day alone, YYYY-MM-DD' },
    answer: async (ctx, { query }) => ({
      json: reportsText(
        await ctx.run(listReports, { eventId: query.eventId, date: query.date, selection: reportsFields }),
      ),
    }),
  },
  {
    method: 'get',
    path: '/api/exports/report',
    summary: 'The report as a file, volunteer-report-{yyyy-MM-dd}; staff alone, a lead their own categories',
    query: {
      format,
      eventId: 'of this event',
      date: 'the shifts of this day alone, YYYY-MM-DD',
      search: 'words in the name of event, category or role',
    },
    answer: async (ctx, { query }) => ({ download: await ctx.run(exportReport, query) }),
  },
  {
    method: 'get',
    path: '/api/exports/signups',
    summary: 'All signups that match as a file; staff alone, a lead their own categories',
    query: {
      format,
      ...place,
      shiftId: 'of this shift',
      status: 'active or cancelled',
      search: 'words in name, e-mail address, phone number, role or category',
      signedUpFrom: 'signed up on this day or later, YYYY-MM-DD',
      signedUpTo: 'signed up on this day or earlier, YYYY-MM-DD',
      sort: 'volunteer, contact, shift, opportunity, status or signedUp (the default)',
      order: 'asc or desc (the default)',
    },
    answer: async (ctx, { query }) => ({ download: await exportOf(ctx, query) }),
  },
  {
    method: 'post',
    path: '/api/exports/signups',
    summary: 'The same file for a filter that fits no address, such as signups chosen one by one; staff alone',
    body: exportSignupsInput,
    answer: async (ctx, { body }) => ({ download: await ctx.run(exportSignups, body) }),
  },
  {
    method: 'get',
    path: '/api/exports/roster',
    summary: 'Who is where and when, as a file; staff alone, a lead their own categories',
    query: { format, eventId: 'of this event', categoryId: 'of this category', date: 'on this day, YYYY-MM-DD' },
    answer: async (ctx, { query }) => ({
      download: await ctx.run(exportRoster, { ...filled(query), eventId: query.eventId ?? '' }),
    }),
  },
];

function exportOf(ctx: RequestContext, query: RouteRequest['query']) {
  const { format, sort, order, ...filter } = filled(query);
  return ctx.run(exportSignups, {
    format,
    filter,
    sort: { ...(sort ? { column: sort } : {}), ...(order ? { descending: order !== 'asc' } : {}) },
  });
}

/** Without the empty ones, which a form sends for what was not chosen. */
function filled(query: RouteRequest['query']): RouteRequest['query'] {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}
