import { grouped } from '../../formatting/counts';
import { Skeleton } from '../../ui/loading/skeleton';
import type { SignupFigures_TableFragment } from './signup-table.generated';

interface SignupFiguresProps {
  table: SignupFigures_TableFragment | undefined;
  coverage: boolean;
}

/**
 * The number of matching signups, active and cancelled; and how many different people cover how many shifts. On a phone they are cards that
 * can be unfolded; on a laptop they are one line, to leave room for the list.
 */
export function SignupFigures({ table, coverage }: SignupFiguresProps) {
  if (!table) return <Skeleton className="h-24 w-full md:h-11 md:w-80" />;
  const { total, active, calledOff, cancelled, uniqueVolunteers, totalShifts } = table;
  const cards = [
    ['Total Signups', total],
    ['Active', active],
    ...(calledOff > 0 ? [['Called off', calledOff] as const] : []),
    ['Cancelled', cancelled],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-3 md:flex md:min-h-11 md:flex-wrap md:gap-0 md:rounded-control md:border md:border-hairline md:bg-card">
      {cards.map(([label, value]) => (
        <div key={label} className={card}>
          <dt className={name}>{label}</dt>
          <dd className={figure}>{grouped(value)}</dd>
        </div>
      ))}
      {coverage ? (
        <div className={`${card} col-span-3`}>
          <dt className={name}>Coverage</dt>
          <dd className={figure}>
            {grouped(uniqueVolunteers)} / {grouped(totalShifts)}
            <span className="text-sm font-normal tracking-normal text-muted max-md:block md:ml-2">
              unique volunteers / total shifts
            </span>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

const card =
  'rounded-card border border-hairline bg-card p-3 sm:p-4 md:flex md:items-baseline md:bg-transparent md:gap-2 md:rounded-none md:border-0 md:border-r md:px-3 md:py-2.5 md:text-sm md:last:border-r-0';
const name = 'text-sm font-semibold text-muted';
const figure = 'text-2xl font-bold tracking-tight tabular-nums md:text-sm md:tracking-normal';
