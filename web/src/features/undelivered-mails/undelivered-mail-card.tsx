import { Phone } from 'lucide-react';
import { publicSettings } from '../../app/settings';
import { formatShortDay } from '../../formatting/days';
import { formatMoment, formatTimeRange } from '../../formatting/times';
import { Button } from '../../ui/button';
import type { UndeliveredMailCard_MailFragment } from './undelivered-mails.generated';

interface UndeliveredMailCardProps {
  mail: UndeliveredMailCard_MailFragment;
  /** One of the mails is being handled. */
  busy: boolean;
  /** Absent for viewers who may not change people's details. */
  onCorrect?: () => void;
  onSendAgain: () => void;
  onSettle: () => void;
}

/** A mail that did not arrive: its recipient and how to reach them, the reason, and the possible actions. */
export function UndeliveredMailCard({ mail, busy, onCorrect, onSendAgain, onSettle }: UndeliveredMailCardProps) {
  const { what, subject, name, email, reason, serverText, since, people, shifts, toStaff, canSendAgain } = mail;
  const { timeZone } = publicSettings();
  const who = people.length > 0 ? new Intl.ListFormat('en').format(people.map((one) => one.name)) : (name ?? email);
  const moved = people.find((one) => one.email.toLowerCase() !== email.toLowerCase());
  const phones = [...new Set(people.flatMap(({ phone }) => (phone ? [phone] : [])))];
  return (
    <li className="grid gap-4 rounded-card border border-hairline bg-card p-4 md:grid-cols-[1fr_auto] md:gap-6 md:p-5">
      <div className="min-w-0">
        <h2 className="text-base wrap-anywhere">{who}</h2>
        <p className="wrap-anywhere">{email}</p>
        {phones.map((phone) => (
          <p key={phone}>
            <a href={`tel:${phone}`} className="prose-link inline-flex min-h-11 items-center gap-1.5 md:min-h-0">
              <Phone aria-hidden="true" className="size-4 shrink-0" />
              {phone}
            </a>
          </p>
        ))}
        {people.length > 0 && phones.length === 0 ? <p className="text-sm text-muted">No phone number known</p> : null}
        <p className="mt-3 font-semibold text-danger">{reason}</p>
        {moved ? <p className="mt-1">Their address is {moved.email} now: sent again, it goes there.</p> : null}
        <p className="mt-1 text-sm wrap-anywhere">
          {what}
          {subject ? `: “${subject}”` : ''}
          {toStaff ? ' (to a member of the staff)' : ''}
        </p>
        {shifts.map((shift) => (
          <p key={shift.id} className="text-sm text-muted wrap-anywhere tabular-nums">
            {shift.opportunityName}, {formatShortDay(shift.date)}, {formatTimeRange(shift.startTime, shift.endTime)},{' '}
            {shift.eventName}
          </p>
        ))}
        <p className="mt-1 text-sm text-muted tabular-nums">
          Since <time dateTime={since}>{formatMoment(since, timeZone)}</time>
        </p>
        {serverText ? (
          <details className="text-sm">
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary">
              What the mail server said
            </summary>
            <p className="text-muted wrap-anywhere">{serverText}</p>
          </details>
        ) : null}
      </div>
      <div className="flex flex-wrap content-start gap-3 md:w-48 md:flex-col md:flex-nowrap">
        {onCorrect && !moved ? (
          <Button kind="primary" disabled={busy} onClick={onCorrect} aria-label={`Correct the address of ${who}`}>
            Correct the address
          </Button>
        ) : null}
        {canSendAgain ? (
          <Button disabled={busy} onClick={onSendAgain} aria-label={`Send again to ${who}`}>
            Send again
          </Button>
        ) : null}
        <Button disabled={busy} onClick={onSettle} aria-label={`Mark as handled: the email to ${who}`}>
          Mark as handled
        </Button>
      </div>
    </li>
  );
}
