import { endsNextDay } from '@trailcrew/api/contract/text/ends-next-day';
import { Suspense, useState } from 'react';
import { count, grouped } from '../../../formatting/counts';
import { formatShiftDay } from '../../../formatting/days';
import { formatTimeRange } from '../../../formatting/times';
import { Dialog } from '../../../ui/dialogs/dialog';
import { HistoryFold } from '../../history/record-history';
import { StaffSearch } from '../../replacements/staff-search';
import type { StaffSearch_ReplacementFragment } from '../../replacements/staff-searches.generated';
import { WhoCouldDoIt } from '../../replacements/who-could-do-it';
import { ShiftWaitlist } from '../../waitlist/shift-waitlist';
import { useIsCallingOff } from '../../waiting-actions/calling-off';
import { WaitingMark } from '../../waiting-actions/waiting-mark';
import { WaitlistSwitch } from '../../waitlist/waitlist-switch';
import { AssignPanel } from '../people/assign-panel';
import { missingIn, nameOf, nameOfShift, peopleIn, type AssignProps } from '../board/board';
import { useUpdateShiftMutation } from './editing.generated';
import { ShiftActions } from './shift-actions';
import { ShiftEditForm } from './shift-edit-form';
import { ShiftPeople } from './shift-people';
import type { SheetOfRecord } from './sheet';
import { NotComing } from './not-coming';
import { SheetLoading } from './sheet-loading';
import { useShiftSheetQuery, type ShiftSheet_ShiftFragment } from './shift-sheet.generated';
import { lazyDialog } from '../../../ui/loading/lazy-part';

/* Longer than most: one sheet, whose views share the shift and whoever is replaced in it. */

// The form is loaded when somebody writes.
const MailThese = lazyDialog(async () => (await import('../../bulk-mail/mail-these')).MailThese);

type View = Extract<SheetOfRecord, { kind: 'shift' }>['view'];

interface ShiftSheetProps {
  eventId: string;
  shiftId: string;
  view: View;
  /** Title of the toast when a change fails; the board's own when it is left out. */
  failure?: string;
  onOpen: (sheet: SheetOfRecord | null) => void;
}

/** One shift: its people, adding somebody, changing and deleting it. */
export function ShiftSheet({ eventId, shiftId, view: first, failure, onOpen }: ShiftSheetProps) {
  const [view, setView] = useState(first);
  const { data, error, refetch } = useShiftSheetQuery({
    variables: { id: shiftId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  // A shift of another event, or of another lead's category, has no place beside this page.
  const found = data?.shift?.event.id === eventId && data.shift.signups ? data.shift : null;
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  // Somebody else deleted it: typed values stay. A shift that now belongs to another lead is not shown any more.
  const deleted = data?.shift === null && last !== null;
  const keepsTyped = data === undefined || (deleted && view !== 'people');
  const shift = found ?? (keepsTyped ? last : null);
  const close = () => onOpen(null);
  return (
    <Dialog
      title={view === 'edit' ? 'Edit Shift' : (shift?.opportunity.name ?? 'Shift')}
      placement="side"
      wide
      parameter="shift"
      onClose={close}
    >
      {shift ? (
        <ShiftParts
          shift={shift}
          searches={data?.replacements.nodes ?? []}
          view={view}
          deleted={deleted}
          opensForms={first === 'edit'}
          failure={failure}
          onView={setView}
          onOpen={onOpen}
          onReload={async () => (await refetch()).data?.shift}
        />
      ) : (
        <SheetLoading what="shift" error={error} gone={data !== undefined} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

interface ShiftPartsProps extends Pick<ShiftSheetProps, 'failure' | 'onOpen'> {
  shift: ShiftSheet_ShiftFragment;
  /** The people who look for a replacement. */
  searches: readonly StaffSearch_ReplacementFragment[];
  view: View;
  deleted: boolean;
  /** The sheet was opened to edit the shift, and closes afterwards. */
  opensForms: boolean;
  onView: (view: View) => void;
  onReload: () => Promise<ShiftSheet_ShiftFragment | null | undefined>;
}

function ShiftParts({
  shift,
  searches,
  view,
  deleted,
  opensForms,
  failure,
  onView,
  onOpen,
  onReload,
}: ShiftPartsProps) {
  const { event, category, opportunity } = shift;
  // The person who is replaced.
  const [leaving, setLeaving] = useState<AssignProps['replacing']>(null);
  const [mailing, setMailing] = useState(false);
  const [update] = useUpdateShiftMutation();
  const isCallingOff = useIsCallingOff(shift.id);
  const people = peopleIn(shift);
  const missing = missingIn({ ...shift, eventState: event.state });
  const close = () => onOpen(null);
  return (
    <>
      <p className="text-muted">{view === 'edit' ? `${opportunity.name}, ${category.name}` : category.name}</p>
      <p className="mt-3 text-lg font-semibold tabular-nums">{formatTimeRange(shift.startTime, shift.endTime)}</p>
      <p>
        {formatShiftDay(shift.date)}
        {endsNextDay(shift.startTime, shift.endTime) ? ', ends next day' : ''}
      </p>
      <p className="text-sm text-muted">{shift.effectiveLocation ?? ''}</p>
      <p className="mt-1 text-sm tabular-nums">
        {grouped(shift.qtyRegistered)} of {grouped(shift.qtyRequired)} volunteers
        {shift.cancelledAt ? <strong className="font-semibold text-danger"> · Called off</strong> : null}
        {isCallingOff ? (
          <>
            {' '}
            <WaitingMark words="Being called off" />
          </>
        ) : null}
        {event.state === 'CANCELLED' ? <strong className="font-semibold text-danger"> · Event cancelled</strong> : null}
        {shift.heldCount > 0 ? ` · ${grouped(shift.heldCount)} held` : ''}
        {shift.closed ? <strong className="font-semibold"> · Closed for signups</strong> : null}
        {missing > 0 ? <strong className="font-semibold text-warm"> · {grouped(missing)} missing</strong> : null}
      </p>
      {shift.notes && view === 'people' ? <p className="mt-2 text-sm whitespace-pre-line">{shift.notes}</p> : null}
      {view === 'people' ? (
        <>
          <ShiftActions
            shift={shift}
            hasPeople={people.length > 0}
            onAssign={() => {
              setLeaving(null);
              onView('assign');
            }}
            onEdit={() => onView('edit')}
            onMail={() => setMailing(true)}
            onDelete={() => onOpen({ kind: 'delete-shift', named: { opportunity, shift } })}
          />
          <div className="mt-3">
            <WaitlistSwitch
              of="shift"
              on={shift.waitlistEnabled}
              hint={event.waitlistEnabled ? undefined : 'The event has none: see its settings.'}
              onChange={(waitlistEnabled) => update({ variables: { id: shift.id, input: { waitlistEnabled } } })}
            />
          </div>
          <ShiftPeople
            people={people}
            takesPlace={!shift.cancelledAt && event.state !== 'CANCELLED'}
            timeZone={event.timeZone}
            onReplace={(signup) => {
              setLeaving(signup);
              onView('assign');
            }}
            onMove={(signup) =>
              onOpen({
                ...{ kind: 'move-person', signupId: signup.id, name: nameOf(signup), to: null },
                from: { ...shift, opportunity, categoryId: category.id },
              })
            }
          />
          <NotComing cancelled={shift.cancelled ?? []} coming={people} />
          {searches.length > 0 ? (
            <section aria-labelledby="shift-searches" className="mt-6">
              <h3 id="shift-searches" className="text-base">
                {count(searches.length, 'replacement')} wanted
              </h3>
              <ul className="mt-2 divide-y divide-hairline rounded-control border border-hairline">
                {searches.map((search) => (
                  <StaffSearch key={search.id} search={search} />
                ))}
              </ul>
            </section>
          ) : null}
          <ShiftWaitlist waitlist={shift.waitlist} timeZone={event.timeZone} />
          <WhoCouldDoIt
            shiftId={shift.id}
            timeZone={event.timeZone}
            state={[shift.version, ...people.map(({ id }) => id)].join()}
          />
          <HistoryFold
            recordId={shift.id}
            timeZone={event.timeZone}
            state={[shift.version, ...people.map(({ id }) => id)].join()}
          />
        </>
      ) : null}
      {view === 'assign' && deleted ? (
        <p role="alert" className="mt-3 font-semibold text-danger">
          This shift was deleted in the meantime.
        </p>
      ) : null}
      {view === 'assign' ? <AssignPanel shift={shift} replacing={leaving} onDone={() => onView('people')} /> : null}
      {view === 'edit' ? (
        <ShiftEditForm
          shift={shift}
          opportunityId={opportunity.id}
          deleted={deleted}
          event={event}
          registered={people.length}
          onDone={close}
          failure={failure}
          onCancel={opensForms ? close : () => onView('people')}
          onReload={onReload}
        />
      ) : null}
      {mailing ? (
        <Suspense fallback={null}>
          <MailThese
            group={{ kind: 'SHIFT', id: shift.id }}
            groupName={nameOfShift({ opportunity, shift })}
            onClose={() => setMailing(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
