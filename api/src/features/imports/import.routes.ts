import { z } from 'zod';
import { importResult } from '../../contract/programme/import-result.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { fileAnswer } from '../../platform/schema/documented-answer.js';
import { routesOf } from '../../platform/schema/route.js';
import { exportPlan } from './export-plan.js';
import { importWorkbook } from './import-workbook.js';
import { receiveUpload } from './receive-upload.js';
import { workbookType } from '../../platform/files/table-file.js';
import { flagOf } from '../../platform/schema/flag-parameter.js';
import { writeTemplate } from './write-template.js';

const importForm = z.object({
  file: z.string().meta({ contentMediaType: workbookType, description: 'The .xlsx, 10 MB at most.' }),
  eventId: z.string().meta({ format: 'uuid' }),
  moves: z.string().optional().describe('Entries of `looksMoved` to be moved, as JSON.'),
});

/** Importing an organiser's plan, and exporting it. */
export const importRoutes = routesOf('Import', [
  {
    method: 'post',
    path: '/api/admin/excel-import',
    id: 'importWorkbook',
    summary:
      'Import an .xlsx plan (multipart: file, eventId); good rows are imported, faulty ones reported. `moves` accepts entries of `looksMoved` (JSON)',
    of: importWorkbook,
    callers: ['staff'],
    body: importForm,
    answers: { 200: importResult },
    query: {
      dryRun: z.boolean().describe('true: only return what the import would do'),
      tellPeople: z.boolean().describe('true: mail everybody in a shift that moves'),
    },
    takes: 'upload',
    answer: async (ctx, { headers, stream, query }) => {
      const { fields, file, fileName } = await receiveUpload(ctx, headers, stream);
      const dryRun = flagOf('dryRun', query.dryRun ?? fields.dryRun) ?? false;
      const tellPeople = flagOf('tellPeople', query.tellPeople ?? fields.tellPeople) ?? false;
      const moves = readMoves(fields.moves);
      const input = { eventId: fields.eventId, bytes: file, dryRun, fileName, moves, tellPeople };
      return { body: await ctx.run(importWorkbook, input) };
    },
  },
  {
    method: 'get',
    path: '/api/admin/import-template',
    id: 'getImportTemplate',
    summary: 'An .xlsx with the headers of an import and two sample rows',
    of: writeTemplate,
    callers: ['staff'],
    answers: { 200: fileAnswer(workbookType) },
    answer: async (ctx) => ({ download: await ctx.run(writeTemplate, {}) }),
  },
  {
    method: 'get',
    path: '/api/admin/events/{id}/plan',
    id: 'getPlan',
    summary:
      "An event's shifts, questions, starts, posts and settings as an .xlsx; importing it unedited changes nothing",
    of: exportPlan,
    callers: ['staff'],
    answers: { 200: fileAnswer(workbookType) },
    changesHaveFacts: true,
    answer: async (ctx, { params }) => ({ download: await ctx.run(exportPlan, { eventId: params.id }) }),
  },
]);

/** Parses the form's `moves`; undefined if it is empty. The operation validates it. Error: INVALID_INPUT for invalid JSON. */
function readMoves(text: string | undefined): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const message = 'The field moves is not valid JSON.';
    throw new DomainError('INVALID_INPUT', { message, fields: { moves: message } });
  }
}
