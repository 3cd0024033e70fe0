import { overallFillTone, type FillTone } from '@trailcrew/api/contract/report';
import type { ReactNode } from 'react';
import { grouped } from '../../formatting/counts';
import { FillBar } from '../../ui/fill-bar';
import type { ReportCards_SummaryFragment } from './reports-tab.generated';

const textTones: Record<FillTone, string> = { good: 'text-good', warm: 'text-warm', danger: 'text-danger' };

/** The four figures of a report, large and plain. */
export function ReportCards({ summary }: { summary: ReportCards_SummaryFragment }) {
  const { totalShifts, calledOffShifts, fullyStaffedShifts, qtyRequired, fillPercentage } = summary;
  const { qtyRegistered, qtyFilled, missing } = summary;
  const tooMany = qtyRegistered - qtyFilled;
  const tone = overallFillTone(fillPercentage);
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Card label="Total Shifts" value={grouped(totalShifts)}>
        {grouped(fullyStaffedShifts)} fully staffed
        {calledOffShifts > 0 ? `, besides ${grouped(calledOffShifts)} called off` : ''}
      </Card>
      <Card label="Volunteers Needed" value={grouped(qtyRequired)}>
        {grouped(missing)} still needed
      </Card>
      <Card label="Volunteers Assigned" value={grouped(qtyRegistered)}>
        {grouped(qtyFilled)} of {grouped(qtyRequired)} spots
        {tooMany > 0 ? `, ${grouped(tooMany)} too many` : ''}
      </Card>
      <Card label="Overall Fill Rate" value={`${fillPercentage}%`} valueClass={textTones[tone]}>
        <span className="mt-2 block">
          <FillBar taken={fillPercentage} of={100} tone={tone} />
        </span>
      </Card>
    </dl>
  );
}

interface CardProps {
  label: string;
  value: string;
  valueClass?: string;
  children: ReactNode;
}

function Card({ label, value, valueClass = '', children }: CardProps) {
  return (
    <div className="rounded-card border border-hairline bg-card p-4 sm:p-5">
      <dt className="text-sm font-semibold text-muted">{label}</dt>
      <dd>
        <span className={`block text-3xl font-bold tracking-tight tabular-nums ${valueClass}`}>{value}</span>
        <span className="block text-sm text-muted tabular-nums">{children}</span>
      </dd>
    </div>
  );
}
