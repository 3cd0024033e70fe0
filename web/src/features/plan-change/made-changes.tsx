import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSaving } from '../../forms/use-saving';
import { count } from '../../formatting/counts';
import { formatShortDay } from '../../formatting/days';
import { formatMoment, formatTimeRange } from '../../formatting/times';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { Dialog } from '../../ui/dialogs/dialog';
import { showToast } from '../../ui/toasts/toasts';
import {
  useUndoPlanChangeMutation,
  type MadePlanChange_PlanChangeFragment as MadeChange,
  type UndoPlanChangeMutation,
} from './change-plan-page.generated';

type Unchanged = Pick<UndoPlanChangeMutation['undoPlanChange'], 'unchanged' | 'unchangedStarts' | 'unchangedPosts'>;
const nothing: Unchanged = { unchanged: [], unchangedStarts: [], unchangedPosts: [] };

interface MadeChangesProps {
  eventId: string;
  changes: readonly MadeChange[];
  timeZone: string;
}

/** The latest changes of the plan, each with 'Undo' for a day, and the link to the people who have not confirmed. */
export function MadeChanges({ eventId, changes, timeZone }: MadeChangesProps) {
  const [undoing, setUndoing] = useState<MadeChange | null>(null);
  const [{ unchanged, ...board }, setUnchanged] = useState(nothing);
  const [undo] = useUndoPlanChangeMutation();
  const { save } = useSaving();
  const unchangedBoard = [...board.unchangedStarts, ...board.unchangedPosts];
  const latest = changes.slice(0, 3);
  if (latest.length === 0) return null;
  const undoIt = (planChangeId: string) =>
    save('The change was not undone', async () => {
      const { data } = await undo({ variables: { planChangeId } });
      const done = data?.undoPlanChange;
      showToast({ kind: 'success', title: `${count(done?.shifts.length ?? 0, 'shift')} put back.` });
      setUnchanged(done ?? nothing);
    });
  return (
    <section aria-label="Latest changes" className="mb-6">
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-card">
        {latest.map((change) => (
          <li key={change.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-2">
            <p className="min-w-0 text-sm wrap-anywhere">
              <strong className="font-semibold">{count(change.shiftCount, 'shift')} changed</strong> by{' '}
              {change.appliedBy}, {formatMoment(change.appliedAt, timeZone)}
              {change.undoneAt ? `; undone ${formatMoment(change.undoneAt, timeZone)}` : ''}
            </p>
            {change.undoable ? (
              <Button
                aria-label={`Undo the change of ${count(change.shiftCount, 'shift')} by ${change.appliedBy}`}
                onClick={() => setUndoing(change)}
              >
                Undo
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">
        <Link to={paths.unconfirmedOf(eventId)} className="prose-link">
          See who has not confirmed
        </Link>
      </p>
      {undoing ? (
        <ConfirmDialog
          title="Undo this change?"
          confirm="Undo the change"
          busy="Undoing…"
          onConfirm={() => undoIt(undoing.id)}
          onClose={() => setUndoing(null)}
        >
          <p>
            The shifts go back to what they were, with the starts and posts that moved along, and their volunteers are
            notified by email. What someone has edited since then stays as it is.
          </p>
        </ConfirmDialog>
      ) : null}
      {unchanged.length + unchangedBoard.length > 0 ? (
        <Dialog title="Not everything went back" onClose={() => setUnchanged(nothing)}>
          <ul className="mt-4 grid gap-3">
            {unchanged.map(({ shift, reason }) => (
              <li key={shift.id}>
                <strong className="font-semibold">
                  {shift.opportunity.name}, {formatShortDay(shift.date)},{' '}
                  {formatTimeRange(shift.startTime, shift.endTime)}
                </strong>
                <br />
                {reason}
              </li>
            ))}
            {unchangedBoard.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </section>
  );
}
