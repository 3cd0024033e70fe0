import { createRequire } from 'node:module';
import type pg from 'pg';
import type * as Xlsx from 'xlsx';
import { median } from './contest.ts';
import { largeEvent } from './large-event.ts';
import { signIn } from './time-tables.ts';

const { utils, write } = createRequire(import.meta.url)('xlsx') as typeof Xlsx;

const times = 3;

/** How long the import of a workbook of 5,000 rows and the CSV of 50,000 signups take: the median of three. */
export async function timeLongWork({ product, pool }: { product: string; pool: pg.Pool }): Promise<string> {
  const headers = { authorization: `Bearer ${await signIn(product)}` };
  const eventId = await largeEvent(pool, { shifts: 2000, signups: 50_000 });
  const file = workbook(5_000);
  const imports: number[] = [];
  const exports: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const into = await largeEvent(pool, { shifts: 10, signups: 40 });
    const form = new FormData();
    form.append('eventId', into);
    form.append('file', new Blob([new Uint8Array(file)]), 'plan.xlsx');
    imports.push(
      await timed(() => fetch(`${product}/api/admin/excel-import`, { method: 'POST', body: form, headers })),
    );
    const { rows } = await pool.query<{ made: number }>('select count(*)::int as made from shift where event_id = $1', [
      into,
    ]);
    if (rows[0]?.made !== 5_010) throw new Error(`The import made ${(rows[0]?.made ?? 10) - 10} shifts of 5,000`);
    exports.push(await timed(() => fetch(`${product}/api/exports/signups?eventId=${eventId}`, { headers })));
  }
  return [
    'Long work',
    `  import of 5,000 rows    ${median(imports).toFixed(0).padStart(6)} ms`,
    `  CSV of 50,000 signups   ${median(exports).toFixed(0).padStart(6)} ms`,
  ].join('\n');
}

async function timed(call: () => Promise<Response>): Promise<number> {
  const start = performance.now();
  const answer = await call();
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${body.slice(0, 300)}`);
  return performance.now() - start;
}

/** A plan with so many shifts in fifty roles, as the form of import has it. */
function workbook(rows: number): Buffer {
  const head = [
    'Category',
    'Role/Position',
    'Description (short)',
    'Location (optional)',
    'Date',
    'Start Time',
    'End Time',
    'Quantity/Slots',
  ];
  const body = Array.from({ length: rows }, (_, row) => [
    `Area ${row % 5}`,
    `Role ${row % 50}`,
    '',
    `Place ${Math.floor(row / 50)}`,
    `2027-02-${18 + (row % 4)}`,
    `${String(6 + (row % 12)).padStart(2, '0')}:00`,
    `${String(8 + (row % 12)).padStart(2, '0')}:00`,
    1 + (row % 20),
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([head, ...body]), 'Plan');
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array);
}
