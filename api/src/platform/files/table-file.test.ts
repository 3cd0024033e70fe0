import { describe, expect, it } from '@jest/globals';
import { read, utils } from 'xlsx';
import { tableFile } from './table-file.js';
import type { Cell, Table } from './table.js';
import { withoutFormula } from '../../contract/text/csv-cell.js';

async function bytesOf(format: 'csv' | 'xlsx', table: Table): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const chunk of tableFile(format, 'x', table).chunks) pieces.push(Buffer.from(chunk));
  return Buffer.concat(pieces);
}

async function* batchesOf(...batches: Cell[][][]): AsyncGenerator<Cell[][]> {
  yield* batches;
}

const columns = [{ header: 'Näme' }, { header: 'Day', kind: 'day' }, { header: 'Fill %', kind: 'number' }] as const;

describe('a CSV file', () => {
  it('begins with the mark of UTF-8, quotes what needs it, and ends lines as spreadsheets expect', async () => {
    const batches = batchesOf([['Ødegård, "Ole"', '2027-02-20', 75]], [], [['two\nlines', null, 100]]);
    const text = (await bytesOf('csv', { title: 'T', columns, batches })).toString('utf8');
    expect(text).toBe('\ufeffNäme,Day,Fill %\r\n"Ødegård, ""Ole""",2027-02-20,75\r\n"two\nlines",,100\r\n');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1+1', "'+1+1"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    [' =1+1', "' =1+1"],
    ['+1-907-555-0100', "'+1-907-555-0100"],
    ['+47 900 12 345', '+47 900 12 345'],
    ['+1 (907) 555.0100', '+1 (907) 555.0100'],
    ['907-555-0100', '907-555-0100'],
    ['a=b', 'a=b'],
    ['', ''],
  ])('writes %j as %j', (text, written) => {
    expect(withoutFormula(text)).toBe(written);
  });
});

describe('an .xlsx file', () => {
  it('holds texts as texts, days as dates and numbers as numbers', async () => {
    const batches = batchesOf([['=1+1 <&> "Ærø"\u0001', '2027-02-20', 75]], [[' 李伟 ', null, null]]);
    const book = read(await bytesOf('xlsx', { title: 'R & S', columns, batches }), { cellFormula: true, cellNF: true });
    expect(book.SheetNames).toEqual(['R & S']);
    const sheet = book.Sheets['R & S'] ?? {};
    expect(utils.sheet_to_json(sheet, { header: 1, raw: true, UTC: true })).toEqual([
      ['Näme', 'Day', 'Fill %'],
      ['=1+1 <&> "Ærø"\u0001', new Date('2027-02-20T00:00:00Z'), 75],
      [' 李伟 '],
    ]);
    expect(sheet.A2).toMatchObject({ t: 's' });
    expect((sheet.A2 as { f?: string }).f).toBeUndefined();
    expect((sheet.B2 as { z?: string }).z).toMatch(/yyyy.*mm.*dd/);
  });

  it('holds times as times, and lets the first columns be filtered', async () => {
    const timed = [{ header: 'Name' }, { header: 'Start', kind: 'time' }, { header: 'Id' }] as const;
    const bytes = await bytesOf('xlsx', { title: 'T', columns: timed, batches: [[['A', '18:30', 'x']]], filtered: 2 });
    const sheet = read(bytes, { cellNF: true, cellStyles: true }).Sheets.T ?? {};
    expect(sheet.B2).toMatchObject({ v: 18.5 / 24, z: 'hh:mm', w: '18:30' });
    expect(sheet['!autofilter']).toEqual({ ref: 'A1:B2' });
  });

  it('has a sheet for each further table', async () => {
    const pieces: Buffer[] = [];
    const table = { title: 'One', columns, batches: [[['a', null, 1]]] };
    const further = { title: 'Two', columns: [{ header: 'Word' }], batches: [[['b']]] };
    for await (const chunk of tableFile('xlsx', 'x', table, [further]).chunks) pieces.push(Buffer.from(chunk));
    const book = read(Buffer.concat(pieces));
    expect(book.SheetNames).toEqual(['One', 'Two']);
    expect(utils.sheet_to_json(book.Sheets.Two ?? {}, { header: 1 })).toEqual([['Word'], ['b']]);
  });

  it('takes many rows in batches', async () => {
    async function* many(): AsyncGenerator<Cell[][]> {
      for (let batch = 0; batch < 20; batch += 1)
        yield Array.from({ length: 1000 }, (_, row) => [`row ${batch * 1000 + row}`, '2027-01-01', row]);
    }
    const book = read(await bytesOf('xlsx', { title: 'T', columns, batches: many() }));
    expect(utils.sheet_to_json(book.Sheets.T ?? {}, { header: 1 })).toHaveLength(20_001);
  });

  it('frees its source when the reader leaves', async () => {
    let freed = false;
    async function* endless(): AsyncGenerator<Cell[][]> {
      try {
        for (;;) yield Array.from({ length: 1000 }, () => [Math.random().toString(), null, 1]);
      } finally {
        freed = true;
      }
    }
    let seen = 0;
    for await (const chunk of tableFile('xlsx', 'x', { title: 'T', columns, batches: endless() }).chunks) {
      seen += chunk.length;
      if (seen > 100_000) break;
    }
    await new Promise((resolve) => setImmediate(resolve));
    expect(freed).toBe(true);
  });
});
