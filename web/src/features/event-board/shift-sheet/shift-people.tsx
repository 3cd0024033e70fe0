import { useState } from 'react';
import { Button } from '../../../ui/button';
import { focusStays } from '../../../ui/focus-place';
import { ContactButtons } from '../../../ui/contact-buttons';
import { Dialog } from '../../../ui/dialogs/dialog';
import { RecordHistory } from '../../history/record-history';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { NotConfirmedMark } from '../../../ui/not-confirmed-mark';
import { MailFailsMark } from '../../undelivered-mails/mail-fails-mark';
import { CheckedInWarning } from '../../waiting-actions/checked-in-warning';
import { useCancelLater } from '../../waiting-actions/use-cancel-later';
import { WaitingMark } from '../../waiting-actions/waiting-mark';
import { useIsWaiting } from '../../waiting-actions/waiting-records';
import { nameOf } from '../board/board';
import type { ShiftPeople_SignupFragment } from './shift-people.generated';

/** The people in a shift, how to reach them, replacing one, and removing one. */
export function ShiftPeople({
  people,
  takesPlace,
  timeZone,
  onReplace,
  onMove,
}: {
  people: readonly ShiftPeople_SignupFragment[];
  /** False for a shift that is called off: then nobody has to confirm. */
  takesPlace: boolean;
  /** The event's, IANA. */
  timeZone: string;
  onReplace: (signup: ShiftPeople_SignupFragment) => void;
  onMove: (signup: ShiftPeople_SignupFragment) => void;
}) {
  const [leaving, setLeaving] = useState<ShiftPeople_SignupFragment | null>(null);
  const [remembered, setRemembered] = useState<ShiftPeople_SignupFragment | null>(null);
  const cancelLater = useCancelLater(false);
  if (people.length === 0) return <p className="mt-6 text-muted">No one is signed up yet.</p>;
  return (
    <section aria-label="People in this shift" className="mt-6">
      <ul>
        {people.map((signup) => (
          <Person
            key={signup.id}
            signup={signup}
            takesPlace={takesPlace}
            onHistory={() => setRemembered(signup)}
            onMove={() => onMove(signup)}
            onReplace={() => onReplace(signup)}
            onLeaving={() => setLeaving(signup)}
          />
        ))}
      </ul>
      {remembered ? (
        <Dialog title={`History of ${nameOf(remembered)}`} onClose={() => setRemembered(null)}>
          <RecordHistory recordId={remembered.id} timeZone={timeZone} />
        </Dialog>
      ) : null}
      {leaving ? (
        <ConfirmDialog
          title={`${nameOf(leaving)} is not coming?`}
          confirm="Cancel the signup"
          busy="Cancelling…"
          keep="Keep it"
          danger
          onConfirm={async () => (await cancelLater([leaving.id])) !== null}
          onClose={() => setLeaving(null)}
        >
          <CheckedInWarning signup={leaving} name={leaving.volunteer.firstName} />
          <p>
            <strong className="font-semibold">{nameOf(leaving)}</strong> loses this spot. No email goes to them yet:
            after this you can press <span className="font-semibold">Notify them</span>.
          </p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

interface PersonProps {
  signup: ShiftPeople_SignupFragment;
  takesPlace: boolean;
  onHistory: () => void;
  onMove: () => void;
  onReplace: () => void;
  onLeaving: () => void;
}

/** A person in a shift. While their signup is about to be cancelled it has no other actions; the button that was pressed keeps the focus. */
function Person({ signup, takesPlace, onHistory, onMove, onReplace, onLeaving }: PersonProps) {
  const isWaiting = useIsWaiting(signup.id);
  const name = nameOf(signup);
  return (
    <li
      ref={focusStays}
      className="flex flex-wrap items-center justify-end gap-3 border-b border-hairline py-2 last:border-b-0"
    >
      <div className="min-w-48 flex-1">
        <p className="font-semibold wrap-anywhere">
          {name} {isWaiting ? <WaitingMark words="Being cancelled" /> : null}
        </p>
        <p className="text-sm wrap-anywhere">
          {signup.volunteer.email ? (
            <a href={`mailto:${signup.volunteer.email}`} className="prose-link">
              {signup.volunteer.email}
            </a>
          ) : (
            'No email address'
          )}
          {signup.volunteer.phone ? (
            <>
              {' · '}
              <a href={`tel:${signup.volunteer.phone}`} className="prose-link whitespace-nowrap">
                {signup.volunteer.phone}
              </a>
            </>
          ) : null}
          {' · '}
          <button type="button" aria-label={`History of ${name}`} className="prose-link" onClick={onHistory}>
            History
          </button>
          {' · '}
          <button
            type="button"
            aria-label={`Move ${name} to another shift`}
            className="prose-link aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:no-underline"
            aria-disabled={isWaiting || undefined}
            onClick={isWaiting ? undefined : onMove}
          >
            Move
          </button>
        </p>
        <ContactButtons name={name} phone={signup.volunteer.phone} email={signup.volunteer.email} />
        {signup.unconfirmedSince && takesPlace ? (
          <p className="mt-0.5">
            <NotConfirmedMark />
          </p>
        ) : null}
        {signup.volunteer.mailFails ? <MailFailsMark /> : null}
      </div>
      <Button className="shrink-0 px-3" aria-label={`Replace ${name}`} busy={isWaiting} onClick={onReplace}>
        Replace
      </Button>
      <Button
        className="shrink-0 px-3"
        aria-label={`Not coming: cancel the signup of ${name}`}
        busy={isWaiting}
        onClick={onLeaving}
      >
        Not coming
      </Button>
    </li>
  );
}
