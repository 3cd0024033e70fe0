import { endsNextDay } from '@trailcrew/api/contract/ends-next-day';
import { availabilityOf } from '@trailcrew/api/contract/shift';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { grouped } from '../../formatting/counts';
import { formatShiftDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import type { OpportunitySection_OpportunityFragment } from './opportunity-section.generated';

interface RoleShiftProps {
  shift: OpportunitySection_OpportunityFragment['shifts'][number];
  /** True once it has begun: it steps back. */
  begun?: boolean;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One shift of a role on its category's page. */
export function RoleShift({ shift, begun = false, children }: RoleShiftProps) {
  const scarce = !begun && availabilityOf(shift.stillRequired) !== 'available';
  return (
    <li
      className={`grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-hairline px-4 py-3 last:border-b-0 md:grid-cols-[12.5rem_minmax(0,1fr)_8rem_6.5rem] ${begun ? 'bg-page' : ''}`}
    >
      <div id={`shift-${shift.id}`} className="col-span-2 md:col-span-1">
        <p className={`tabular-nums ${begun ? 'font-semibold text-muted' : 'font-bold'}`}>
          {formatTimeRange(shift.startTime, shift.endTime)}
        </p>
        <p className="text-sm text-muted">
          {formatShiftDay(shift.date)}
          {endsNextDay(shift.startTime, shift.endTime) ? ' · ends next day' : ''}
        </p>
      </div>
      <div className="col-span-2 min-w-0 md:col-span-1">
        {shift.effectiveLocation ? (
          <p className="flex items-start gap-1.5 text-sm text-muted">
            <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">{shift.effectiveLocation}</span>
          </p>
        ) : null}
        {shift.notes ? (
          <p className="text-sm whitespace-pre-line">
            <span className="font-semibold">Note:</span> {shift.notes}
          </p>
        ) : null}
      </div>
      <p className={`text-sm tabular-nums ${scarce ? 'font-semibold text-warm' : 'text-muted'}`}>
        {grouped(shift.qtyRegistered)} of {grouped(shift.qtyRequired)} registered
      </p>
      {children}
    </li>
  );
}
