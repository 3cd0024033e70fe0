import type { ImportedRow, ImportResult } from '@trailcrew/api/contract/programme/import';
import { useState } from 'react';
import { count } from '../../formatting/counts';
import { formatShortDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import { Button } from '../../ui/button';
import { countsOfCreated, countsOfUpdated, fieldWords, inBrief, outcomeWords } from './import-words';

type Shown = ImportedRow['outcome'] | 'all' | 'warnings';

const rowsAtOnce = 50;

const tones: Record<ImportedRow['outcome'], string> = {
  create: 'bg-good-tint text-good',
  move: 'bg-warm-tint text-warm',
  change: 'bg-warm-tint text-warm',
  exists: 'bg-other-tint text-other',
  error: 'bg-danger-tint text-danger',
};

/** The result or preview of an import: the counts, then every row; rows that need attention come first. */
export function ImportReport({ result }: { result: ImportResult }) {
  const { rows, dryRun } = result;
  const faulty = rows.filter(({ outcome }) => outcome === 'error').length;
  const [shown, setShown] = useState<Shown>(faulty > 0 ? 'error' : 'all');
  const [most, setMost] = useState(rowsAtOnce);
  const several = new Set(rows.map(({ sheet }) => sheet)).size > 1;
  const of = (kind: Shown) =>
    rows.filter(({ outcome, warnings, changes }) => {
      if (kind === 'all') return true;
      if (kind === 'warnings') return warnings.length > 0;
      // A row with a new shift can bring another text for its role.
      return outcome === kind || (kind === 'change' && changes.length > 0);
    });
  const choices: [Shown, string, number][] = [
    ['all', 'All rows', rows.length],
    ...(['error', 'create', 'move', 'change', 'exists'] as const).map((outcome): [Shown, string, number] => [
      outcome,
      outcomeWords[outcome],
      of(outcome).length,
    ]),
    ['warnings', 'Notes', of('warnings').length],
  ];
  const listed = of(shown);
  return (
    <section aria-label={dryRun ? 'What the import would do' : 'What the import did'} className="grid gap-4">
      <dl className="grid gap-x-8 gap-y-1 text-sm sm:grid-cols-[max-content_1fr]">
        <Fact term={dryRun ? 'Will be created' : 'Created'}>{countsOfCreated(result.created)}</Fact>
        <Fact term={dryRun ? 'Will be changed' : 'Changed'}>{countsOfUpdated(result.updated)}</Fact>
        <Fact term="Already there">{count(result.unchanged, 'row')}, left as they are</Fact>
        <Fact term={dryRun ? 'Cannot be imported' : 'Not imported'}>{count(faulty, 'faulty row')}</Fact>
      </dl>
      <div role="group" aria-label="Show rows" className="flex flex-wrap gap-2">
        {choices
          .filter(([kind, , number]) => kind === 'all' || number > 0)
          .map(([kind, label, number]) => (
            <button
              key={kind}
              type="button"
              aria-pressed={shown === kind}
              onClick={() => {
                setShown(kind);
                setMost(rowsAtOnce);
              }}
              className="min-h-11 rounded-full border border-control px-4 text-sm font-semibold tabular-nums hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:text-primary"
            >
              {label} ({number})
            </button>
          ))}
      </div>
      <ul aria-label="Rows of the sheet" className="rounded-card border border-hairline bg-card">
        {listed.slice(0, most).map((row) => (
          <ReportRow key={`${row.sheet} ${row.row}`} row={row} several={several} />
        ))}
      </ul>
      {listed.length > most ? (
        <Button className="justify-self-center" onClick={() => setMost(most + 4 * rowsAtOnce)}>
          Show more ({listed.length - most} left)
        </Button>
      ) : null}
    </section>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="font-semibold">{term}</dt>
      <dd className="mb-1 tabular-nums sm:mb-0">{children}</dd>
    </>
  );
}

function cellsOf({ cells }: ImportedRow): string {
  return `${cells.length === 1 ? 'Cell' : 'Cells'} ${cells.join(', ')}`;
}

function ReportRow({ row, several }: { row: ImportedRow; several: boolean }) {
  const { shift, outcome } = row;
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-hairline px-4 py-3 text-sm last:border-b-0 md:grid-cols-[9.5rem_minmax(0,1fr)_minmax(0,1.2fr)]">
      <p className="flex flex-wrap items-center gap-2 self-start">
        <span className="font-semibold tabular-nums">
          Row {row.row}
          {several ? <span className="block text-xs font-normal text-muted">{row.sheet}</span> : null}
        </span>
        <span className={`rounded-full px-2.5 py-0.5 text-xs font-semibold ${tones[outcome]}`}>
          {outcomeWords[outcome]}
        </span>
      </p>
      {shift ? (
        <div className="min-w-0">
          <p className="font-semibold">
            {shift.role} <span className="font-normal text-muted">· {shift.category}</span>
          </p>
          <p className="text-muted tabular-nums">
            {formatShortDay(shift.date)}, {formatTimeRange(shift.startTime, shift.endTime)} · {shift.quantity} needed
            {shift.location ? ` · ${shift.location}` : ''}
          </p>
        </div>
      ) : row.about ? (
        <p className="min-w-0 break-words">
          {row.about}
          {row.cells.length > 0 ? <span className="block text-muted tabular-nums">{cellsOf(row)}</span> : null}
        </p>
      ) : (
        <p className="text-muted tabular-nums">{row.cells.length > 0 ? cellsOf(row) : 'Whole row'}</p>
      )}
      <div className="min-w-0 empty:hidden">
        {row.signups > 0 ? <p>{count(row.signups, 'person moves', 'people move')} with it</p> : null}
        {row.reason ? <p className="text-danger">{row.reason}</p> : null}
        {row.makes.length > 0 ? (
          <p>{`New ${row.makes.map((kind) => (kind === 'category' ? 'category' : 'role')).join(' and ')}`}</p>
        ) : null}
        {row.changes.map(({ field, from, to }) => (
          <p key={field}>
            {fieldWords[field]}: {from ? <s className="text-muted">{inBrief(from)}</s> : 'none'} →{' '}
            <span className="font-semibold">{to ? inBrief(to) : 'none'}</span>
          </p>
        ))}
        {row.warnings.map((warning) => (
          <p key={warning} className="text-warm">
            {warning}
          </p>
        ))}
      </div>
    </li>
  );
}
