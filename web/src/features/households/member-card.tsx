import { ChevronDown, Pencil } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { count } from '../../formatting/counts';
import { formatShiftDayOfYear } from '../../formatting/days';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import type { CertifiedShift } from '../certificates/certificate';
import type { MemberCard_VolunteerFragment } from './member-card.generated';
import { MemberShift } from './member-shift';
import { hasBegun, isOver, signupsOf, sortSignups, takesPlace, type MemberSignup } from './member-signups';

/* Longer than most: one card, and each state of a signup on it. */

/** A member of the household. */
export type Member = MemberCard_VolunteerFragment;

/** Somebody's full name. */
export function nameOf({ firstName, lastName }: Member): string {
  return `${firstName} ${lastName}`;
}

/** The shifts that count for their hours. */
export function certifiedShifts(member: Member): CertifiedShift[] {
  return signupsOf(member).flatMap(({ id, attendance, shift: { date, opportunity } }) =>
    attendance?.minutes
      ? [{ id, date, role: opportunity.name, event: opportunity.event.name, minutes: attendance.minutes }]
      : [],
  );
}

interface MemberCardProps {
  member: Member;
  now: Date;
  onRename: (member: Member) => void;
  /** Renders the actions of a shift. */
  onChange: (signup: MemberSignup) => void;
  /** The same, for people who cannot come any more. */
  onCannotCome: (signup: MemberSignup) => void;
  /** Confirms that they still come, after a change of plan. */
  onConfirm: (signup: MemberSignup) => void;
  /** The search for a replacement, while it is open. */
  openSearch: (signup: MemberSignup) => object | null;
  /** Shows the link for the replacement. */
  onShareLink: (signup: MemberSignup) => void;
  onSignUpAgain: (signup: MemberSignup) => void;
  /** Stands above the shifts: the next step. */
  children?: ReactNode;
}

function isEventOff({ shift }: MemberSignup): boolean {
  return shift.opportunity.event.state === 'CANCELLED';
}

/** Replaces the actions of a shift: there are none, and why. */
function CancelledEvent({ signup: { shift } }: { signup: MemberSignup }) {
  const { name, cancelMessage } = shift.opportunity.event;
  return (
    <span className="mb-3 block rounded-control border-l-4 border-danger bg-danger-tint px-4 py-3">
      <span className="font-semibold">{name} is cancelled.</span> You don’t need to come.
      {cancelMessage ? <span className="mt-2 block whitespace-pre-line wrap-anywhere">{cancelMessage}</span> : null}
    </span>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <div className={`border-t border-hairline ${open ? '' : 'no-print'}`}>
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
          className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center justify-between gap-2 rounded-control px-2 text-sm font-semibold hover:bg-sunken"
        >
          {title}
          <ChevronDown aria-hidden="true" className={`size-4.5 shrink-0 transition ${open ? 'rotate-180' : ''}`} />
        </button>
      </h3>
      <ul id={listId} hidden={!open}>
        {children}
      </ul>
    </div>
  );
}

/** This many shifts fit on a printed page. A longer card begins where it stands, or the page before it would stay empty. */
const mostOnAPage = 5;

/** One member of the household: upcoming shifts, the next one first; past and cancelled ones are folded away. */
export function MemberCard({
  member,
  now,
  onRename,
  onConfirm,
  onChange,
  onCannotCome,
  openSearch,
  onShareLink,
  onSignUpAgain,
  children,
}: MemberCardProps) {
  const { upcoming, completed, cancelled } = sortSignups(signupsOf(member), now);
  const headingId = `member-${member.id}`;
  const label = ({ shift }: MemberSignup) => `${shift.opportunity.name}, ${formatShiftDayOfYear(shift.date)}`;
  return (
    <section
      aria-labelledby={headingId}
      className={`rounded-card border border-hairline bg-card p-5 md:p-6 print:mb-4 ${upcoming.length > mostOnAPage ? '' : 'print:break-inside-avoid'}`}
    >
      <div className="flex items-start justify-between gap-3 print:break-after-avoid">
        <div className="min-w-0">
          <h2 id={headingId} className="text-lg wrap-anywhere">
            {nameOf(member)}
          </h2>
          <p className="text-sm text-muted tabular-nums">
            {member.phone ? <span>{member.phone} · </span> : null}
            {count(upcoming.filter(takesPlace).length, 'shift')}
          </p>
        </div>
        <IconButton
          label={`Change the name of ${nameOf(member)}`}
          onClick={() => onRename(member)}
          className="no-print -mt-1.5 -mr-2"
        >
          <Pencil aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
      {children}
      {upcoming.length === 0 ? <p className="mt-3 mb-4 text-muted">No upcoming shifts.</p> : null}
      <ul className="mt-3">
        {upcoming.map((signup) => (
          <MemberShift key={signup.id} signup={signup}>
            {isEventOff(signup) ? (
              <CancelledEvent signup={signup} />
            ) : signup.shift.cancelledAt ? (
              <span className="mb-3 block rounded-control border-l-4 border-danger bg-danger-tint px-4 py-3">
                <span className="font-semibold">This shift is cancelled.</span> You don’t need to come.
              </span>
            ) : signup.unconfirmedSince && !isOver(signup, now) ? (
              <span className="no-print mb-3 block rounded-control border-l-4 border-warm bg-warm-tint px-4 py-3">
                <span className="mb-2 block font-semibold">This shift was changed. Are you still coming?</span>
                <span className="flex flex-wrap gap-3">
                  <Button
                    kind="primary"
                    aria-label={`Still coming: ${label(signup)}`}
                    onClick={() => onConfirm(signup)}
                  >
                    Still coming
                  </Button>
                  <Button aria-label={`I can't: ${label(signup)}`} onClick={() => onCannotCome(signup)}>
                    I can’t
                  </Button>
                </span>
              </span>
            ) : null}
            {openSearch(signup) && takesPlace(signup) && !hasBegun(signup, now) ? (
              <span className="no-print mb-3 block rounded-control bg-primary-tint px-4 py-3 text-sm">
                <span className="mb-2 block">
                  <span className="font-semibold">We are looking for a replacement.</span> The spot is yours until
                  someone takes over.
                </span>
                <Button aria-label={`Share the link: ${label(signup)}`} onClick={() => onShareLink(signup)}>
                  Share the link
                </Button>
              </span>
            ) : null}
            {isEventOff(signup) ? null : (
              <span className="no-print flex flex-wrap items-center gap-x-5 gap-y-2">
                <Button aria-label={`Change: ${label(signup)}`} onClick={() => onChange(signup)}>
                  Change
                </Button>
                <a
                  href={signup.calendarAddress}
                  download
                  aria-label={`Add to calendar: ${label(signup)}`}
                  className="prose-link inline-flex min-h-11 items-center"
                >
                  Add to calendar
                </a>
              </span>
            )}
          </MemberShift>
        ))}
      </ul>
      {completed.length > 0 ? (
        <Folded title={`Completed (${completed.length})`}>
          {completed.map((signup) => (
            <MemberShift key={signup.id} signup={signup}>
              <span className="rounded-full bg-good-tint px-2.5 py-0.5 text-xs font-semibold text-good">Completed</span>
            </MemberShift>
          ))}
        </Folded>
      ) : null}
      {certifiedShifts(member).length > 0 ? (
        <p className="no-print border-t border-hairline">
          <Link
            to={`?certificate=${member.id}`}
            aria-label={`Certificate of hours: ${nameOf(member)}`}
            className="prose-link inline-flex min-h-11 items-center text-sm"
          >
            Certificate of hours
          </Link>
        </p>
      ) : null}
      {cancelled.length > 0 ? (
        <Folded title={`Cancelled (${cancelled.length})`}>
          {cancelled.map((signup) => (
            <MemberShift key={signup.id} signup={signup}>
              {hasBegun(signup, now) ? (
                <span className="text-sm text-muted">
                  {isOver(signup, now) ? 'This shift is over.' : 'This shift has begun.'}
                </span>
              ) : isEventOff(signup) ? (
                <span className="text-sm text-muted">This event is cancelled.</span>
              ) : signup.shift.cancelledAt ? (
                <span className="text-sm text-muted">This shift is cancelled.</span>
              ) : signup.shift.closed ? (
                <span className="text-sm text-muted">This shift is closed now.</span>
              ) : signup.shift.stillRequired <= 0 ? (
                <span className="text-sm text-muted">This shift is full now.</span>
              ) : signup.shift.openSpots <= 0 ? (
                <span className="text-sm text-muted">This shift is not taking signups now.</span>
              ) : (
                <Button aria-label={`Sign up again: ${label(signup)}`} onClick={() => onSignUpAgain(signup)}>
                  Sign up again
                </Button>
              )}
            </MemberShift>
          ))}
        </Folded>
      ) : null}
    </section>
  );
}
