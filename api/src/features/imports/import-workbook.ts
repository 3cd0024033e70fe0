import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import type { ImportResult } from '../../contract/programme/import.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { createConcurrencyLimit } from '../../platform/limits/concurrency-limit.js';
import { operation } from '../../platform/operation/operation.js';
import { importMoves, importRows } from './import-rows.js';
import { WorkbookRefused } from './workbook/archive/workbook-refused.js';
import { readWorkbookInWorker } from './workbook/archive/read-workbook-in-worker.js';

// A hostile workbook may use some hundred megabytes while it is read, so only one is read at a time.
const oneAtATime = createConcurrencyLimit(1);

/**
 * Imports an Excel plan into an event; with `dryRun` only returns what that would do. Valid rows become categories, roles and shifts, or
 * change their quantities and texts; faulty ones are reported as 'Row 17: …'. Importing the same file again creates nothing. The file is
 * read in a worker thread, before any transaction.
 */
export const importWorkbook = operation(
  {
    access: 'admin',
    input: z.object({
      eventId: z.string({ error: 'Please choose an event.' }),
      bytes: z.instanceof(Buffer),
      dryRun: z.boolean().default(false),
      fileName: z.string().optional(),
      moves: importMoves,
      tellPeople: z.boolean().default(false),
    }),
    refuses: [
      'BAD_REQUEST',
      'EVENT_NOT_FOUND',
      'CHANGED_MEANWHILE',
      'FILE_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'NOT_A_WORKBOOK',
    ],
    transaction: false,
  },
  async function importWorkbook(ctx, { eventId, bytes, dryRun, fileName, moves, tellPeople }): Promise<ImportResult> {
    const [event] = isId(eventId)
      ? await ctx.services.rows.read<{ first: string; last: string; shiftIds: string[] }>({
          name: 'event-days',
          text: `select to_char(start_date, 'YYYY-MM-DD') as first, to_char(end_date, 'YYYY-MM-DD') as last,
            array(select s.id::text from shift s where s.event_id = e.id) as "shiftIds" from event e where e.id = $1`,
          values: [eventId],
        })
      : [];
    if (!event) throw new DomainError('EVENT_NOT_FOUND');
    try {
      const plan = await oneAtATime(() =>
        readWorkbookInWorker(bytes, {
          eventStartDate: event.first,
          eventEndDate: event.last,
          shiftIds: new Set(event.shiftIds),
        }),
      );
      return await ctx.run(importRows, { eventId, rows: plan.rows, dryRun, fileName, moves, tellPeople });
    } catch (error) {
      if (error instanceof WorkbookRefused) throw new DomainError(error.code, { message: error.message });
      throw error;
    }
  },
);
