import { endsNextDay } from '@trailcrew/api/contract/ends-next-day';
import { lazy, Suspense, useState } from 'react';
import { grouped } from '../../formatting/counts';
import { formatShiftDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import { Dialog } from '../../ui/dialog';
import { Button } from '../../ui/button';
import { HistoryFold } from '../history/record-history';
import { AssignPanel } from './assign-panel';
import {
  missingIn,
  nameOfShift,
  peopleIn,
  type Board,
  type BoardSignup,
  type PlacedShift,
  type RefreshBoard,
} from './board';
import { ShiftEditForm } from './shift-edit-form';
import { ShiftPeople } from './shift-people';
import type { OpenSheet, Sheet } from './sheet';

// The form travels only when somebody writes.
const MailThese = lazy(async () => ({ default: (await import('../bulk-mail/mail-these')).MailThese }));

interface ShiftSheetProps {
  event: Board['event'];
  placed: PlacedShift;
  view: Extract<Sheet, { kind: 'shift' }>['view'];
  failure?: string;
  onOpen: OpenSheet;
  onRefresh: RefreshBoard;
}

/** One shift: who is in it, putting somebody in, changing and deleting it. */
export function ShiftSheet({ event, placed, view: first, failure, onOpen, onRefresh }: ShiftSheetProps) {
  const { category, opportunity, shift } = placed;
  const [view, setView] = useState(first);
  // Whose place the next one takes.
  const [leaving, setLeaving] = useState<BoardSignup | null>(null);
  const [mailing, setMailing] = useState(false);
  const close = () => onOpen(null);
  const missing = missingIn(shift);
  return (
    <Dialog
      title={view === 'edit' ? 'Edit Shift' : opportunity.name}
      placement="side"
      wide
      parameter="shift"
      onClose={close}
    >
      <p className="text-muted">{view === 'edit' ? `${opportunity.name}, ${category.name}` : category.name}</p>
      <p className="mt-3 text-lg font-semibold tabular-nums">{formatTimeRange(shift.startTime, shift.endTime)}</p>
      <p>
        {formatShiftDay(shift.date)}
        {endsNextDay(shift.startTime, shift.endTime) ? ', ends next day' : ''}
      </p>
      <p className="text-sm text-muted">{shift.location ?? opportunity.location ?? event.location ?? ''}</p>
      <p className="mt-1 text-sm tabular-nums">
        {grouped(shift.qtyRegistered)} of {grouped(shift.qtyRequired)} volunteers
        {missing > 0 ? <strong className="font-semibold text-warm"> · {grouped(missing)} missing</strong> : null}
      </p>
      {shift.notes && view === 'people' ? <p className="mt-2 text-sm whitespace-pre-line">{shift.notes}</p> : null}
      {view === 'people' ? (
        <>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button
              kind="primary"
              onClick={() => {
                setLeaving(null);
                setView('assign');
              }}
            >
              Assign volunteer
            </Button>
            <Button onClick={() => setView('edit')}>Edit shift</Button>
            {peopleIn(shift).length > 0 ? <Button onClick={() => setMailing(true)}>Mail this shift</Button> : null}
            <Button onClick={() => onOpen({ kind: 'delete-shift', shiftId: shift.id })}>Delete shift</Button>
          </div>
          <ShiftPeople
            placed={placed}
            timeZone={event.timeZone}
            onReplace={(signup) => {
              setLeaving(signup);
              setView('assign');
            }}
          />
          <HistoryFold
            recordId={shift.id}
            timeZone={event.timeZone}
            state={[shift.version, ...peopleIn(shift).map(({ id }) => id)].join()}
          />
        </>
      ) : null}
      {view === 'assign' ? <AssignPanel placed={placed} replacing={leaving} onDone={() => setView('people')} /> : null}
      {view === 'edit' ? (
        <ShiftEditForm
          placed={placed}
          event={event}
          onDone={close}
          failure={failure}
          onCancel={first === 'edit' ? close : () => setView('people')}
          onRefresh={onRefresh}
        />
      ) : null}
      {mailing ? (
        <Suspense fallback={null}>
          <MailThese
            group={{ kind: 'SHIFT', id: shift.id }}
            groupName={nameOfShift(placed)}
            onClose={() => setMailing(false)}
          />
        </Suspense>
      ) : null}
    </Dialog>
  );
}
