import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button, buttonClass } from '../../../ui/button';
import { useIsCallingOff } from '../../waiting-actions/calling-off';
import { useIsWaiting } from '../../waiting-actions/waiting-records';
import { CloseShiftButton } from './close-shift-button';
import type { ShiftSheet_ShiftFragment } from './shift-sheet.generated';

interface ShiftActionsProps {
  shift: ShiftSheet_ShiftFragment;
  /** Whether somebody is signed up. */
  hasPeople: boolean;
  onAssign: () => void;
  onEdit: () => void;
  onMail: () => void;
  onDelete: () => void;
}

/** What can be done with a shift as a whole. While it is about to be called off or deleted, neither is offered again. */
export function ShiftActions({ shift, hasPeople, onAssign, onEdit, onMail, onDelete }: ShiftActionsProps) {
  const { event, category, opportunity } = shift;
  const isWaiting = useIsWaiting(shift.id, opportunity.id, category.id);
  const isCallingOff = useIsCallingOff(shift.id);
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Button kind="primary" onClick={onAssign}>
        Assign volunteer
      </Button>
      <Button onClick={onEdit}>Edit shift</Button>
      {hasPeople ? <Button onClick={onMail}>Mail this shift</Button> : null}
      <CloseShiftButton shift={shift} />
      {shift.cancelledAt || isCallingOff || isWaiting ? null : (
        <Link
          to={paths.changePlanOf(event.id)}
          state={{ shiftIds: [shift.id], callOff: true }}
          className={buttonClass('outline')}
        >
          Call off
        </Link>
      )}
      <Link to={paths.changePlanOf(event.id)} state={{ shiftIds: [shift.id] }} className={buttonClass('outline')}>
        Move or change
      </Link>
      <Button busy={isWaiting || isCallingOff} onClick={onDelete}>
        Delete shift
      </Button>
    </div>
  );
}
