import { Download } from 'lucide-react';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { withoutFormula } from '@trailcrew/api/contract/text/csv-cell';
import { count } from '../../formatting/counts';
import { saveBlob } from '../../graphql/save-file';
import { Button } from '../../ui/button';
import { rowsOfAnswer, type AnswerRows } from './answer-rows';

const mostShown = 200;

/** The list of a response as a table, to read or to export; nothing where there is none. */
export function AnswerTable({ data }: { data: unknown }) {
  const table = rowsOfAnswer(data);
  const { columns, rows } = table;
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="as-a-table" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="as-a-table" className="text-lg">
          As a table
        </h2>
        <Button onClick={() => saveBlob(new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }), 'answer.csv')}>
          <Download aria-hidden="true" className="size-4" />
          Download CSV
        </Button>
      </div>
      <p className="mt-1 text-sm text-muted">
        {count(rows.length, 'line')}
        {rows.length > mostShown ? `; the first ${mostShown} are shown, the file has all` : ''}
      </p>
      <div
        tabIndex={0}
        role="region"
        aria-labelledby="as-a-table"
        className="mt-3 max-h-[32rem] overflow-auto rounded-card border border-hairline bg-card"
      >
        <table className="w-full text-left text-sm">
          <thead className="sticky top-0 bg-sunken">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="px-3 py-2 font-semibold whitespace-nowrap">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-hairline">
            {rows.slice(0, mostShown).map((row, index) => (
              <tr key={index}>
                {columns.map((column) => (
                  <td key={column} className="px-3 py-2">
                    {textOf(row[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function csvOf({ columns, rows }: AnswerRows): string {
  const lines = rows.map((row) => columns.map((column) => withoutFormula(textOf(row[column]))));
  return `\ufeff${stringify([columns, ...lines], { record_delimiter: 'windows', quoted_match: /[\r\n]/ })}`;
}

function textOf(value: AnswerRows['rows'][number][string] | undefined): string {
  return value === undefined || value === null ? '' : String(value);
}
