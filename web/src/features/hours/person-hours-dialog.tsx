import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LoadFailureLine } from '../../forms/load-failure';
import { formatShiftDayOfYear } from '../../formatting/days';
import { formatHours } from '../../formatting/hours';
import { formatTimeRange } from '../../formatting/times';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { Loading } from '../../ui/loading/loading';
import { CorrectHoursForm } from './correct-hours-form';
import { usePersonHoursQuery, type WorkedShift_SignupFragment } from './hours-page.generated';
import { hoursWords } from './hours-words';
import { isShown, type ShownHours } from './shown-hours';

interface PersonHoursDialogProps {
  person: { id: string; name: string };
  shown: ShownHours;
  /** The address of their certificate. */
  certificate: string;
  onChanged: () => void;
  onClose: () => void;
}

/** The shifts behind somebody's hours, the latest first; each can be corrected. */
export function PersonHoursDialog({ person, shown, certificate, onChanged, onClose }: PersonHoursDialogProps) {
  const { data, error, refetch } = usePersonHoursQuery({ variables: { id: person.id }, fetchPolicy: 'network-only' });
  const [correcting, setCorrecting] = useState<string | null>(null);
  const signups = (data?.volunteer?.signups ?? []).filter((signup) => isShown(signup, shown)).reverse();
  const corrected = signups.find(({ id }) => id === correcting);
  if (corrected)
    return (
      <Dialog key="correct" title="Correct the hours" onClose={() => setCorrecting(null)}>
        <p className="mt-3 font-semibold wrap-anywhere">{person.name}</p>
        <ShiftWords signup={corrected} />
        <CorrectHoursForm
          signup={corrected}
          onDone={(saved) => {
            setCorrecting(null);
            if (saved) onChanged();
          }}
        />
      </Dialog>
    );
  return (
    <Dialog key="list" title={`Hours of ${person.name}`} onClose={onClose} placement="wide">
      {!data && error ? <LoadFailureLine error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Loading each="h-16" className="mt-4 grid gap-3" /> : null}
      {data && signups.length === 0 ? <p className="mt-4 text-muted">No shift of theirs is over.</p> : null}
      {signups.length > 0 ? (
        <>
          <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-muted tabular-nums">
            {formatHours(signups.reduce((sum, { attendance }) => sum + (attendance?.minutes ?? 0), 0))} in all
            <Link to={certificate} className="prose-link inline-flex min-h-11 items-center">
              Certificate
            </Link>
          </p>
          <ul className="mt-3">
            {signups.map((signup) => (
              <li
                key={signup.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline py-3"
              >
                <div className="min-w-0 flex-1 basis-56">
                  <ShiftWords signup={signup} />
                  {signup.attendance ? (
                    <p className="font-semibold tabular-nums">{hoursWords(signup.attendance)}</p>
                  ) : null}
                </div>
                <Button onClick={() => setCorrecting(signup.id)}>Correct</Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Dialog>
  );
}

function ShiftWords({ signup: { shift, status } }: { signup: WorkedShift_SignupFragment }) {
  return (
    <>
      <p className="wrap-anywhere">
        {shift.opportunity.name} <span className="text-muted">· {shift.opportunity.event.name}</span>
      </p>
      <p className="text-sm text-muted tabular-nums">
        {formatShiftDayOfYear(shift.date)} · {formatTimeRange(shift.startTime, shift.endTime)}
        {status === 'CANCELLED' ? ' · signup cancelled' : ''}
      </p>
    </>
  );
}
