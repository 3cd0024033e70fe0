import { LoadFailureLine } from '../../forms/load-failure';
import { formatDay } from '../../formatting/days';
import { ContactButtons } from '../../ui/contact-buttons';
import { Skeleton } from '../../ui/loading/skeleton';
import { MailFailsMark } from '../undelivered-mails/mail-fails-mark';
import { useShiftPeopleQuery } from './shift-people.generated';

/** The signups of a shift; cancelled ones are dimmed. */
export function ShiftPeople({ shiftId }: { shiftId: string }) {
  const { data, error, refetch } = useShiftPeopleQuery({ variables: { shiftId } });
  if (!data) {
    if (!error) return <Skeleton className="h-6 w-64" />;
    return <LoadFailureLine error={error} onRetry={() => void refetch()} />;
  }
  const { rows } = data.signupTable;
  if (rows.length === 0) return <p className="text-muted">No one has signed up yet.</p>;
  return (
    <ul className="grid gap-1">
      {rows.map(({ id, status, signedUpOn, volunteer }) => (
        <li key={id} className={`flex flex-wrap items-center gap-x-4 ${status === 'CANCELLED' ? 'text-muted' : ''}`}>
          <span className="font-semibold">
            {volunteer.firstName} {volunteer.lastName}
          </span>
          <span className="wrap-anywhere">{[volunteer.email, volunteer.phone].filter(Boolean).join(' · ')}</span>
          <ContactButtons
            name={`${volunteer.firstName} ${volunteer.lastName}`}
            phone={volunteer.phone}
            email={volunteer.email}
          />
          {volunteer.mailFails ? <MailFailsMark /> : null}
          <span className="text-muted">
            {status === 'CANCELLED' ? 'Cancelled' : `Signed up ${formatDay(signedUpOn)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
