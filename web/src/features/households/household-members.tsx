import { Suspense, useEffect, useState } from 'react';
import { useMyReplacementsQuery } from '../replacements/find-replacement.generated';
import { OutOfDate } from '../../forms/load-failure';
import { bringUpToDate } from '../../forms/bring-up-to-date';
import { Button } from '../../ui/button';
import { ConfirmDialog, type ConfirmFailure } from '../../ui/dialogs/confirm-dialog';
import { noteHouseholdSignups } from '../signups/own/own-signups';
import { AnotherShift } from './another-shift';
import { MemberCard, nameOf, type Member } from './member-card';
import { byNextShift, hasBegun, ownSignupsOf, signupsOf, takesPlace, type MemberSignup } from './member-signups';
import { changesNothingShown } from '../../graphql/after-changes';
import { showToast } from '../../ui/toasts/toasts';
import { useConfirmSignupMutation } from './confirm-signup.generated';
import { householdFailure, withLivingPass, type RenewPass } from './with-living-pass';
import { cancelWords, ShiftChoices } from './shift-choices';
import { ShiftWords } from './shift-words';
import { SignUpAgainDialog } from './sign-up-again-dialog';
import { lazyDialog } from '../../ui/loading/lazy-part';

// Forms are loaded when somebody reaches for them.
const MergeDialog = lazyDialog(async () => (await import('./merge-dialog')).MergeDialog);
const ChangeShiftDialog = lazyDialog(
  async () => (await import('../signups/change/change-shift-dialog')).ChangeShiftDialog,
);
const FindReplacementDialog = lazyDialog(
  async () => (await import('../replacements/find-replacement-dialog')).FindReplacementDialog,
);
const RenameDialog = lazyDialog(async () => (await import('./rename-dialog')).RenameDialog);

interface HouseholdMembersProps {
  email: string;
  members: readonly Member[];
  now: Date;
  /** Cancels a signup; returns the failure's sentence. */
  cancel: (signup: MemberSignup) => Promise<true | ConfirmFailure>;
  /** Fetches the household as it is now. */
  reload: () => Promise<void>;
  /** Opens the household to this browser again after its session expired; false when the person declined. */
  renewPass: RenewPass;
  /** The signup of a mail's 'I can't come' link. */
  cannotCome?: string | null;
}

type Step =
  | { kind: 'choose' | 'change' | 'cannot' | 'replace' | 'cancel' | 'again'; member: Member; signup: MemberSignup }
  | { kind: 'rename'; member: Member }
  | { kind: 'merge'; ticked?: [string, string] };

// Longer than most: the people, and each action for one of them.

/** The people of a household and their actions: cancel, sign up again, rename, merge. */
export function HouseholdMembers({
  email,
  members,
  now,
  cancel,
  reload,
  renewPass,
  cannotCome = null,
}: HouseholdMembersProps) {
  const [step, setStep] = useState<Step | null>(() => stepFor(members, cannotCome, now));
  const [cancelled, setCancelled] = useState<{ volunteerId: string; signup: MemberSignup } | null>(null);
  const close = () => setStep(null);
  const { data: searches, error, refetch } = useMyReplacementsQuery({ fetchPolicy: 'cache-and-network' });
  const openSearch = ({ id }: MemberSignup) =>
    searches?.myReplacements.find(({ signupId, state }) => signupId === id && state === 'OPEN') ?? null;
  const [confirmSignup] = useConfirmSignupMutation(changesNothingShown);
  const confirm = async (signup: MemberSignup) => {
    try {
      await withLivingPass(() => confirmSignup({ variables: { signupId: signup.id } }), renewPass);
      showToast({ kind: 'success', title: 'Thank you. See you there!' });
      await reload();
    } catch (error) {
      showToast({ kind: 'failure', title: 'That was not saved', description: householdFailure(error) });
    }
  };
  // The sign-up form warns about shifts that a person has already.
  useEffect(() => noteHouseholdSignups(email, ownSignupsOf(email, members)), [email, members]);
  const words =
    step?.kind === 'cancel' ? cancelWords(hasBegun(step.signup, now), !!step.signup.shift.cancelledAt) : null;
  return (
    <>
      {error ? <OutOfDate error={error} onRetry={() => void refetch()} /> : null}
      <div className="grid items-start gap-5 md:grid-cols-2 print:block">
        {byNextShift(members, now).map((member) => (
          <MemberCard
            key={member.id}
            member={member}
            now={now}
            onConfirm={(signup) => void confirm(signup)}
            onRename={() => setStep({ kind: 'rename', member })}
            onChange={(signup) => setStep({ kind: 'choose', member, signup })}
            onCannotCome={(signup) => setStep({ kind: 'cannot', member, signup })}
            openSearch={openSearch}
            onShareLink={(signup) => setStep({ kind: 'replace', member, signup })}
            onSignUpAgain={(signup) => setStep({ kind: 'again', member, signup })}
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
      {step?.kind === 'choose' || step?.kind === 'cannot' ? (
        <ShiftChoices
          signup={step.signup}
          name={nameOf(step.member)}
          cannotCome={step.kind === 'cannot'}
          hasBegun={hasBegun(step.signup, now)}
          searched={openSearch(step.signup) !== null}
          onChange={() => setStep({ ...step, kind: 'change' })}
          onReplace={() => setStep({ ...step, kind: 'replace' })}
          onCancel={() => setStep({ ...step, kind: 'cancel' })}
          onClose={close}
        />
      ) : null}
      {step?.kind === 'cancel' && words ? (
        <ConfirmDialog
          title={words.title}
          confirm={words.confirm}
          danger
          busy="Cancelling…"
          keep={words.keep}
          onConfirm={async () => {
            const done = await cancel(step.signup);
            if (done === true) setCancelled({ volunteerId: step.member.id, signup: step.signup });
            return done;
          }}
          onClose={close}
        >
          <ShiftWords signup={step.signup} name={nameOf(step.member)} />
          <p>{words.text}</p>
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
        {step?.kind === 'change' ? (
          <ChangeShiftDialog
            signupId={step.signup.id}
            eventId={step.signup.shift.opportunity.event.id}
            current={step.signup.shift}
            name={nameOf(step.member)}
            others={heldBeside(step)}
            carryOut={(move) => withLivingPass(move, renewPass)}
            describeFailure={householdFailure}
            onMoved={() => bringUpToDate(reload)}
            onClose={close}
          />
        ) : null}
        {step?.kind === 'replace' ? (
          <FindReplacementDialog
            signupId={step.signup.id}
            open={openSearch(step.signup)}
            carryOut={(change) => withLivingPass(change, renewPass)}
            describeFailure={householdFailure}
            onChanged={() => bringUpToDate(reload)}
            onClose={close}
          >
            <ShiftWords signup={step.signup} name={nameOf(step.member)} />
          </FindReplacementDialog>
        ) : null}
        {step?.kind === 'rename' ? (
          <RenameDialog
            member={step.member}
            onRenamed={reload}
            renewPass={renewPass}
            onMerge={(...ticked) => setStep({ kind: 'merge', ticked })}
            onClose={close}
          />
        ) : null}
        {step?.kind === 'merge' ? (
          <MergeDialog members={members} chosen={step.ticked} onMerged={reload} renewPass={renewPass} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}

type SignupStep = Extract<Step, { signup: MemberSignup }>;

/** The signup of the mail's link, while it can still be changed. */
function stepFor(members: readonly Member[], signupId: string | null, now: Date): Step | null {
  for (const member of members)
    for (const signup of signupsOf(member))
      if (signup.id === signupId && signup.status === 'ACTIVE' && takesPlace(signup) && !hasBegun(signup, now))
        return { kind: 'cannot', member, signup };
  return null;
}

/** The person's other active shifts. */
function heldBeside({ member, signup }: SignupStep) {
  return signupsOf(member)
    .filter(({ id, status }) => status === 'ACTIVE' && id !== signup.id)
    .map(({ shift }) => ({ ...shift, shiftId: shift.id, role: shift.opportunity.name }));
}
