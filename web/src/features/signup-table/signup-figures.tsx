import { grouped } from '../../formatting/counts';
import { Skeleton } from '../../ui/skeleton';
import type { SignupFigures_TableFragment } from './signup-table.generated';

interface SignupFiguresProps {
  table: SignupFigures_TableFragment | undefined;
  coverage: boolean;
}

/** How many signups match in all, active and cancelled; and how many different people cover how many shifts. */
export function SignupFigures({ table, coverage }: SignupFiguresProps) {
  if (!table) return <Skeleton className="h-24 w-full" />;
  const { total, active, calledOff, cancelled, uniqueVolunteers, totalShifts } = table;
  const cards = [
    ['Total Signups', total],
    ['Active', active],
    ...(calledOff > 0 ? [['Called off', calledOff] as const] : []),
    ['Cancelled', cancelled],
  ] as const;
  return (
    <dl className={`grid grid-cols-3 gap-3 ${coverage ? 'lg:grid-cols-5' : ''}`}>
      {cards.map(([label, value]) => (
        <div key={label} className="rounded-card border border-hairline bg-card p-3 sm:p-4">
          <dt className="text-sm font-semibold text-muted">{label}</dt>
          <dd className="text-2xl font-bold tracking-tight tabular-nums">{grouped(value)}</dd>
        </div>
      ))}
      {coverage ? (
        <div className="col-span-3 rounded-card border border-hairline bg-card p-3 sm:p-4 lg:col-span-2">
          <dt className="text-sm font-semibold text-muted">Coverage</dt>
          <dd className="text-2xl font-bold tracking-tight tabular-nums">
            {grouped(uniqueVolunteers)} / {grouped(totalShifts)}
            <span className="block text-sm font-normal tracking-normal text-muted">
              unique volunteers / total shifts
            </span>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
