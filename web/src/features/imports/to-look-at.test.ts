import type { ImportedRow } from '@trailcrew/api/contract/programme/import';
import { toLookAtFile } from './to-look-at';

const row = (parts: Partial<ImportedRow>): ImportedRow => ({
  sheet: 'Plan',
  row: 2,
  outcome: 'create',
  shift: null,
  about: null,
  makes: [],
  changes: [],
  signups: 0,
  reason: null,
  cells: [],
  warnings: [],
  ...parts,
});

describe('the file of what needs a look', () => {
  it('has a line for each fault and each warning, with the columns', () => {
    const rows = [
      row({}),
      row({
        row: 17,
        outcome: 'error',
        reason: 'The time "25:00" is none, nor is the day',
        cells: ['D17', 'F17', 'F17'],
      }),
      row({ row: 18, warnings: ['Ends the next day', 'Two\nlines'] }),
    ];
    expect(toLookAtFile({ rows })).toBe(
      '\ufeffSheet,Row,Column,What,Message\r\n' +
        'Plan,17,D F,Faulty,"The time ""25:00"" is none, nor is the day"\r\n' +
        'Plan,18,,Note,Ends the next day\r\n' +
        'Plan,18,,Note,"Two\nlines"\r\n',
    );
  });

  it('runs nothing in a spreadsheet', () => {
    const rows = [row({ sheet: '=1+1', outcome: 'error', reason: '@SUM(A1)', cells: ['AB2'] })];
    expect(toLookAtFile({ rows })).toContain("'=1+1,2,AB,Faulty,'@SUM(A1)");
  });
});
