import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { noteHouseholdSignups } from '../signups/own-signups';
import { paths } from '../../app/paths';
import { formatShiftDayOfYear } from '../../formatting/days';
import { keepDraft, startingPerson } from '../signups/remembered-person';
import { MemberCard, nameOf, type Member } from './member-card';
import { ownSignupsOf, type MemberSignup } from './member-signups';
import type { RenewPass } from './with-living-pass';
import { ShiftWords } from './shift-words';
import { SignUpAgainDialog } from './sign-up-again-dialog';

// Forms come when somebody reaches for them.
const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog')).MergeDialog }));
const RenameDialog = lazy(async () => ({ default: (await import('./rename-dialog')).RenameDialog }));

interface HouseholdMembersProps {
  email: string;
  members: readonly Member[];
  now: Date;
  /** Cancels a signup and says whether it succeeded; tells of both by itself. */
  cancel: (signup: MemberSignup) => Promise<boolean>;
  /** Fetches the household as it is now. */
  reload: () => Promise<void>;
  /** Opens the household to this browser again, when its time is over; false when that was not wanted. */
  renewPass: RenewPass;
}

type Step =
  | { kind: 'cancel' | 'again'; member: Member; signup: MemberSignup }
  | { kind: 'rename'; member: Member }
  | { kind: 'merge' };

/** The people of a household and what can be done with them: cancel, sign up again, rename, merge. */
export function HouseholdMembers({ email, members, now, cancel, reload, renewPass }: HouseholdMembersProps) {
  const [step, setStep] = useState<Step | null>(null);
  const [cancelled, setCancelled] = useState<{ volunteerId: string; signup: MemberSignup } | null>(null);
  const close = () => setStep(null);
  // The sign-up form warns of what is held already.
  useEffect(() => noteHouseholdSignups(email, ownSignupsOf(email, members)), [email, members]);
  return (
    <>
      <div className="grid items-start gap-5 md:grid-cols-2">
        {members.map((member) => (
          <MemberCard
            key={member.id}
            member={member}
            now={now}
            onRename={() => setStep({ kind: 'rename', member })}
            onCancel={(_, signup) => setStep({ kind: 'cancel', member, signup })}
            onSignUpAgain={(_, signup) => setStep({ kind: 'again', member, signup })}
          >
            {cancelled?.volunteerId === member.id ? (
              <AnotherShift member={member} signup={cancelled.signup} email={email} />
            ) : null}
          </MemberCard>
        ))}
      </div>
      {members.length > 1 ? (
        <p className="no-print mt-5">
          <Button onClick={() => setStep({ kind: 'merge' })}>Merge two people</Button>
        </p>
      ) : null}
      {step?.kind === 'cancel' ? (
        <ConfirmDialog
          title="Cancel this shift?"
          confirm="Cancel the shift"
          busy="Cancelling…"
          keep="Keep the shift"
          onConfirm={async () => {
            const done = await cancel(step.signup);
            if (done) setCancelled({ volunteerId: step.member.id, signup: step.signup });
            return done;
          }}
          onClose={close}
        >
          <ShiftWords signup={step.signup} name={nameOf(step.member)} />
          <p>
            The place goes to others at once, and the organizers are told. You can sign up again while a place is free.
          </p>
        </ConfirmDialog>
      ) : null}
      {step?.kind === 'again' ? (
        <SignUpAgainDialog
          member={step.member}
          signup={step.signup}
          email={email}
          onSignedUp={async () => {
            setCancelled(null);
            await reload();
          }}
          onClose={close}
        />
      ) : null}
      <Suspense fallback={null}>
        {step?.kind === 'rename' ? (
          <RenameDialog member={step.member} onRenamed={reload} renewPass={renewPass} onClose={close} />
        ) : null}
        {step?.kind === 'merge' ? (
          <MergeDialog members={members} onMerged={reload} renewPass={renewPass} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}

interface AnotherShiftProps {
  member: Member;
  /** What was cancelled. */
  signup: MemberSignup;
  /** The household's address. */
  email: string;
}

/** After a cancellation: the way to the other shifts of the same event, with the person's details in the form already. */
function AnotherShift({ member, signup, email }: AnotherShiftProps) {
  const { shift } = signup;
  const { event, name } = shift.opportunity;
  const fillIn = () => {
    const { firstName, lastName, phone } = member;
    const before = startingPerson();
    // A lookup tells no phone numbers; the one that this person typed here before still holds.
    const known = before.email.toLowerCase() === email.toLowerCase() ? before.phone : '';
    keepDraft({ firstName, lastName, email, phone: phone ?? known });
  };
  return (
    <div role="status" className="no-print mt-3 rounded-control bg-primary-tint px-4 py-3 text-sm">
      <p>
        {name} on {formatShiftDayOfYear(shift.date)} is cancelled.
      </p>
      <Link to={paths.event(event.slug)} onClick={fillIn} className={buttonClass('outline', 'mt-2')}>
        Choose another shift of {event.name}
      </Link>
    </div>
  );
}
