import { endsNextDay } from '@trailcrew/api/contract/text/ends-next-day';
import { availabilityOf } from '@trailcrew/api/contract/programme/shift';
import { Check, MapPin } from 'lucide-react';
import { memo, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { count, grouped } from '../../formatting/counts';
import { formatShortDay } from '../../formatting/days';
import { formatDuration, formatTimeRange } from '../../formatting/times';
import { Button, buttonClass } from '../../ui/button';
import { FillBar } from '../../ui/fill-bar';
import { CategoryBadge } from './category-badge';
import type { ListedShift } from './listed-shift';
import { RoleTexts } from './role-texts';

interface ShiftRowProps {
  listed: ListedShift;
  /** True once the shift's start has passed at the event: nobody can sign up any more. */
  begun: boolean;
  /** The people who took this shift in this browser, '' where that is not known; nothing when nobody did. */
  own: string | undefined;
  /** Whether somebody in this tab waits for it. */
  waits: boolean;
  /** Whether it is selected; null while selecting is off. */
  picked: boolean | null;
  /** Also to wait for it, when it is full. */
  onSignUp: (listed: ListedShift) => void;
  onPick: (listed: ListedShift) => void;
  /** The pointer or the focus has reached the button: the dialog's code can be loaded. */
  onIntent: () => void;
}

/** One shift: a row on a laptop, a compact card on a phone. The time comes first, because people choose by time. */
export const ShiftRow = memo(function ShiftRow({
  listed,
  begun,
  own,
  waits,
  picked,
  onSignUp,
  onPick,
  onIntent,
}: ShiftRowProps) {
  const { shift, opportunity, category, notYet = false } = listed;
  const availability = availabilityOf(shift.openSpots);
  const full = availability === 'full';
  // Nobody can take it by themselves.
  const off = full || begun || shift.closed || notYet;
  // A selected shift can always be unselected, whatever its state.
  const shut = off && !picked;
  const waitable = full && !picked && !begun && !shift.closed && !shift.cancelledAt && !notYet && shift.waitlistEnabled;
  const take = own == null ? 'Sign Up' : 'Sign Up another';
  const detailsId = `shift-${shift.id}`;
  return (
    <li
      className={`grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-hairline px-4 py-3 last:border-b-0 lg:grid-cols-[11.5rem_minmax(0,1fr)_10rem_13.5rem_7rem] lg:gap-x-5 print:break-inside-avoid print:grid-cols-[8.5rem_minmax(0,1fr)_6.5rem_7.5rem] print:items-start print:gap-x-4 print:px-0 print:py-1.5 ${
        off ? 'bg-page' : ''
      }`}
    >
      <div id={`${detailsId}-time`} className="col-span-2 lg:col-span-1 print:col-span-1">
        <p
          className={`tabular-nums ${off ? 'font-semibold text-muted' : 'font-bold'} text-lg tracking-tight lg:text-base lg:whitespace-nowrap print:text-sm print:whitespace-nowrap`}
        >
          {formatTimeRange(shift.startTime, shift.endTime)}
        </p>
        <p className="text-sm text-muted">
          <span className="whitespace-nowrap">{formatShortDay(shift.date)}</span> ·{' '}
          <span className="whitespace-nowrap">{formatDuration(shift.startTime, shift.endTime)}</span>
          {endsNextDay(shift.startTime, shift.endTime) ? (
            <span className="whitespace-nowrap"> · ends next day</span>
          ) : null}
        </p>
      </div>
      <div className="col-span-2 mt-1 min-w-0 lg:col-span-1 lg:mt-0 print:col-span-1 print:mt-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h4 id={`${detailsId}-role`} className={`min-w-0 font-semibold ${off ? 'text-muted' : ''}`}>
            {opportunity.name}
          </h4>
          <CategoryBadge name={category.name} />
        </div>
        <RoleTexts role={opportunity} className="mt-0.5 text-sm text-muted" />
        {shift.notes ? (
          <p className="mt-0.5 text-sm whitespace-pre-line">
            <span className="font-semibold">Note:</span> {shift.notes}
          </p>
        ) : null}
        {own != null ? (
          <OwnMark>{own ? `You · ${own}` : 'You are signed up'}</OwnMark>
        ) : waits ? (
          <OwnMark>You are on the waitlist</OwnMark>
        ) : null}
      </div>
      <p className="col-span-2 flex min-w-0 items-start gap-1.5 text-sm text-muted lg:col-span-1 print:col-span-1">
        {shift.effectiveLocation ? (
          <>
            <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">{shift.effectiveLocation}</span>
          </>
        ) : null}
      </p>
      <div className="mt-1 min-w-0 tabular-nums lg:mt-0">
        <FillBar
          taken={shift.qtyRegistered}
          of={shift.qtyRequired}
          tone={off ? 'muted' : availability === 'almost-full' ? 'warm' : 'good'}
        />
        <p className="mt-1 flex flex-wrap justify-between gap-x-2 text-xs">
          {begun || shift.closed || notYet ? null : (
            <span
              className={`font-semibold whitespace-nowrap ${availability === 'available' ? 'text-good' : 'text-warm'}`}
            >
              {count(shift.openSpots, 'spot')} left
            </span>
          )}
          <span className="whitespace-nowrap text-muted">
            {grouped(shift.qtyRegistered)} of {grouped(shift.qtyRequired)} volunteers
          </span>
        </p>
      </div>
      {begun && !picked ? null : waitable ? (
        <ShiftButton
          shiftId={shift.id}
          className="no-print w-26 px-2! leading-tight"
          aria-describedby={`${detailsId}-role ${detailsId}-time`}
          onClick={() => onSignUp(listed)}
        >
          <span>
            <span className="block text-xs font-normal">Full</span>
            {waits ? 'Add someone' : 'Join the waitlist'}
          </span>
        </ShiftButton>
      ) : (
        <ShiftButton
          shiftId={shift.id}
          kind={picked ? 'primary' : 'quiet'}
          disabled={shut}
          aria-pressed={shut ? undefined : (picked ?? undefined)}
          className="no-print w-26 px-2!"
          aria-describedby={`${detailsId}-role ${detailsId}-time`}
          onClick={() => (picked === null ? onSignUp : onPick)(listed)}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onTouchStart={onIntent}
        >
          {picked ? <Check aria-hidden="true" className="size-4" /> : null}
          {!shut
            ? picked === null
              ? take
              : 'Select'
            : shift.cancelledAt
              ? 'Cancelled'
              : shift.closed
                ? 'Closed'
                : notYet
                  ? 'Not yet'
                  : 'Full'}
        </ShiftButton>
      )}
    </li>
  );
});

/** Before the scripts are loaded it is a link to the same dialog: no press is lost on a slow phone. */
function ShiftButton({ shiftId, ...button }: { shiftId: string } & ComponentProps<typeof Button>) {
  const isFirstContent = typeof window === 'undefined';
  if (!isFirstContent || button.disabled) return <Button {...button} />;
  const { kind, className } = button;
  return (
    <a
      href={`?shift=${shiftId}`}
      aria-describedby={button['aria-describedby']}
      className={buttonClass(kind ?? 'outline', className)}
    >
      {button.children}
    </a>
  );
}

/** Shows that this shift was taken or is waited for in this browser, and links to the page where that can be changed. */
function OwnMark({ children }: { children: string }) {
  return (
    <p className="no-print flex flex-wrap items-center gap-x-2 text-sm">
      <span className="inline-flex items-center gap-1.5 font-semibold wrap-anywhere text-good">
        <Check aria-hidden="true" className="size-4 shrink-0" />
        {children}
      </span>
      <Link
        to={paths.volunteerLookup}
        className="inline-flex min-h-11 items-center text-primary underline underline-offset-3 lg:min-h-6"
      >
        Manage My Shifts
      </Link>
    </p>
  );
}
