import type { ReactNode } from 'react';
import { formatDay, formatShortDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import { ContactButtons } from '../../ui/contact-buttons';
import { NotConfirmedMark } from '../../ui/not-confirmed-mark';
import { GivenAnswers } from '../questions/given-answers';
import { MailFailsMark } from '../undelivered-mails/mail-fails-mark';
import { WaitingMark } from '../waiting-actions/waiting-mark';
import { useIsWaiting } from '../waiting-actions/waiting-records';
import type { SignupRow_SignupFragment } from './signup-table.generated';

/** Mail and phone of a person, in a row of the table. */
export function Contact({
  signup: {
    volunteer: { email, phone, mailFails },
  },
}: {
  signup: Pick<SignupRow_SignupFragment, 'volunteer'>;
}) {
  return (
    <>
      {email ? (
        <a
          href={`mailto:${email}`}
          title={email}
          className="prose-link flex items-center wrap-anywhere lg:line-clamp-1 lg:break-all"
        >
          {email}
        </a>
      ) : (
        <span className="text-muted">No email address</span>
      )}
      <span className="flex flex-wrap items-center gap-x-4 lg:text-xs">
        {phone ? (
          <a href={`tel:${phone}`} className="prose-link inline-flex items-center whitespace-nowrap">
            {phone}
          </a>
        ) : null}
        {mailFails ? <MailFailsMark /> : null}
      </span>
    </>
  );
}

const tones = {
  good: 'bg-good-tint text-good',
  warm: 'bg-warm-tint text-warm',
  danger: 'bg-danger-tint text-danger',
  other: 'bg-other-tint text-other',
};

function Word({ tone, children }: { tone: keyof typeof tones; children: string }) {
  return (
    <span className={`rounded-full whitespace-nowrap px-2.5 py-0.5 text-xs font-semibold ${tones[tone]}`}>
      {children}
    </span>
  );
}

/** What the marks of a signup say in a word; nothing while nobody was marked. */
function attendanceWord(attendance: SignupRow_SignupFragment['attendance']): [keyof typeof tones, string] | undefined {
  if (attendance?.contradicted) return ['warm', 'Marks disagree'];
  if (attendance?.cameAnyway) return ['warm', 'Cancelled, but came'];
  if (attendance?.state === 'HERE') return ['good', 'Here'];
  if (attendance?.state === 'LEFT') return ['good', 'Left'];
  return attendance?.state === 'NO_SHOW' ? ['danger', 'Not here'] : undefined;
}

/** A signup's state in a word on its colour. */
export function StatusWord({
  signup: { id, status, unconfirmedSince, attendance, shift },
}: {
  signup: Pick<SignupRow_SignupFragment, 'id' | 'status' | 'unconfirmedSince' | 'attendance' | 'shift'>;
}) {
  const isWaiting = useIsWaiting(id);
  if (status === 'ACTIVE' && isWaiting) return <WaitingMark words="Being cancelled" />;
  const seen = status === 'ACTIVE' || attendance?.cameAnyway ? attendanceWord(attendance) : undefined;
  if (seen) return <Word tone={seen[0]}>{seen[1]}</Word>;
  // Cancelled or called-off signups keep their 'not confirmed'; nobody has to ask any more.
  const takesPlace = !shift.cancelledAt && shift.event.state !== 'CANCELLED';
  if (status === 'ACTIVE' && unconfirmedSince && takesPlace) return <NotConfirmedMark />;
  if (status === 'ACTIVE') return takesPlace ? <Word tone="good">Active</Word> : <Word tone="warm">Called off</Word>;
  return <Word tone="other">Cancelled</Word>;
}

interface SignupCardProps {
  signup: SignupRow_SignupFragment;
  showEvent: boolean;
  actions: ReactNode;
  /** The box that selects it, while selecting is on. */
  box?: ReactNode;
}

/** A signup on a phone. */
export function SignupCard({ signup, showEvent, actions, box }: SignupCardProps) {
  const { volunteer, shift, signedUpOn } = signup;
  return (
    <li className="rounded-card border border-hairline bg-card p-4 text-sm tabular-nums">
      <div className="flex items-start justify-between gap-3">
        {box ? <div className="-ml-3">{box}</div> : null}
        <p className="flex-1 pt-2.5 text-base font-semibold wrap-anywhere">
          {volunteer.firstName} {volunteer.lastName}
        </p>
        {actions}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 wrap-anywhere text-muted">
        {[volunteer.email, volunteer.phone].filter(Boolean).join(' · ')}
        {volunteer.mailFails ? <MailFailsMark /> : null}
      </p>
      <ContactButtons
        name={`${volunteer.firstName} ${volunteer.lastName}`}
        phone={volunteer.phone}
        email={volunteer.email}
      />
      <p className="mt-2">
        {formatShortDay(shift.date)}, {formatTimeRange(shift.startTime, shift.endTime)}
        <span className="block text-muted">
          {shift.opportunity.name} · {shift.category.name}
          {showEvent ? ` · ${shift.event.name}` : ''}
        </span>
      </p>
      <GivenAnswers signup={signup} />
      <p className="mt-2 flex flex-wrap items-center gap-3 text-muted">
        <StatusWord signup={signup} /> Signed up {formatDay(signedUpOn)}
      </p>
    </li>
  );
}
