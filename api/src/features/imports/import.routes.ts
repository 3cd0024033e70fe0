import type { Route } from '../../platform/route.js';
import { importWorkbook } from './import-workbook.js';
import { receiveUpload } from './receive-upload.js';

/** Importing an organiser's plan. */
export const importRoutes: Route[] = [
  {
    method: 'post',
    path: '/api/admin/excel-import',
    summary: 'Import an .xlsx plan (multipart: file, eventId); good rows are imported, faulty ones reported',
    takes: 'upload',
    answer: async (ctx, { headers, stream }) => {
      const { fields, file } = await receiveUpload(ctx, headers, stream);
      return { body: await ctx.run(importWorkbook, { eventId: fields.eventId, bytes: file }) };
    },
  },
];
