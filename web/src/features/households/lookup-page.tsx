import { changesNothingShown } from '../../graphql/after-changes';
import { zodResolver } from '@hookform/resolvers/zod';
import { lookUpHouseholdInput } from '@trailcrew/api/contract/people/household';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useDocumentTitle } from '../../app/settings';
import { EmailField } from '../../forms/email-field';
import { FailureBox } from '../../forms/failure-box';
import { count } from '../../formatting/counts';
import { connectionMessage, readRequestError } from '../../graphql/request-error';
import type { ConfirmFailure } from '../../ui/dialogs/confirm-dialog';
import { Button, buttonClass } from '../../ui/button';
import { NarrowPage } from '../../ui/narrow-page';
import { Notice } from '../../ui/notice';
import { showToast } from '../../ui/toasts/toasts';
import { HouseholdWaitlist, WaitlistCount } from '../waitlist/household-waitlist';
import { ConfirmAddressDialog } from './confirm-address-dialog';
import { HouseholdMembers } from './household-members';
import type { HouseholdMembers_HouseholdFragment } from './member-card.generated';
import { useCancelSignupMutation, useLookUpMutation } from './lookup-page.generated';
import { cancelNotice, signupsOf, type MemberSignup } from './member-signups';
import { householdFailure, withLivingPass } from './with-living-pass';

const nobodyFound =
  'No volunteer shifts found for this email address. Please check the email or sign up for shifts first. If you are on a waitlist, open the link in the email you got when you joined it.';

/** 'Manage My Shifts': an address opens its household's shifts, or gets the link mailed where the club requires that. */
export function LookupPage() {
  useDocumentTitle('Manage My Shifts');
  const [found, setFound] = useState<HouseholdMembers_HouseholdFragment | 'mailed' | null>(null);
  if (found === 'mailed') {
    return (
      <Notice
        level={1}
        role="status"
        title="Check your email"
        action={<Button onClick={() => setFound(null)}>Another address</Button>}
      >
        <p>If volunteers signed up with this address, a link to their shifts is on its way.</p>
      </Notice>
    );
  }
  if (found) return <FoundShifts household={found} onChange={setFound} onBack={() => setFound(null)} />;
  return <LookupForm onFound={setFound} />;
}

function LookupForm({ onFound }: { onFound: (found: HouseholdMembers_HouseholdFragment | 'mailed') => void }) {
  const { register, handleSubmit, setValue, control, formState } = useForm({
    resolver: zodResolver(lookUpHouseholdInput),
    defaultValues: { email: '' },
  });
  const [lookUp] = useLookUpMutation({ fetchPolicy: 'no-cache', ...changesNothingShown });
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (input: { email: string }) => {
    setFailure(null);
    try {
      const { data } = await lookUp({ variables: input });
      const result = data?.lookUpHousehold;
      if (result?.sent) onFound('mailed');
      else if (result?.household && result.household.volunteers.length > 0) onFound(result.household);
      else setFailure(nobodyFound);
    } catch (error) {
      setFailure(lookupFailure(error));
    }
  };
  const { errors, isSubmitting } = formState;
  const email = useWatch({ control, name: 'email' });
  return (
    <NarrowPage title="Manage My Shifts" subtitle="Enter the email address you signed up with.">
      <form noValidate onSubmit={(event) => void handleSubmit(send)(event)} className="grid gap-5">
        {failure ? <FailureBox title="Your shifts are not shown">{failure}</FailureBox> : null}
        <EmailField
          typed={email}
          onTake={(meant) => setValue('email', meant)}
          label="Email"
          aria-required
          error={errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" kind="primary" busy={isSubmitting} className="min-h-12 text-base">
          {isSubmitting ? 'Searching…' : 'Find My Shifts'}
        </Button>
        <p>
          <Link to={paths.events} className="prose-link">
            Back to all events
          </Link>
        </p>
      </form>
    </NarrowPage>
  );
}

function lookupFailure(error: unknown): string {
  const { code, message, offline } = readRequestError(error);
  if (offline) return connectionMessage;
  if (code === 'VOLUNTEER_NOT_FOUND') return nobodyFound;
  if (code === 'TOO_MANY_REQUESTS' && message) return message;
  return 'Something went wrong while searching. Please try again.';
}

interface FoundShiftsProps {
  household: HouseholdMembers_HouseholdFragment;
  onChange: (household: HouseholdMembers_HouseholdFragment) => void;
  onBack: () => void;
}

function FoundShifts({ household, onChange, onBack }: FoundShiftsProps) {
  const [now] = useState(() => new Date());
  const [cancelSignup] = useCancelSignupMutation();
  // The lookup opens the household for half an hour; after that the page asks for the address again and continues.
  const [asking, setAsking] = useState<{ answer: (confirmed: boolean) => void } | null>(null);
  const renewPass = () => new Promise<boolean>((answer) => setAsking({ answer }));
  const answer = (confirmed: boolean) => {
    setAsking(null);
    asking?.answer(confirmed);
  };
  const [lookUp] = useLookUpMutation({ fetchPolicy: 'no-cache', ...changesNothingShown });
  const { email, volunteers: members } = household;
  const reload = async () => {
    const { data } = await lookUp({ variables: { email } });
    if (data?.lookUpHousehold.household) onChange(data.lookUpHousehold.household);
  };
  const lookUpAgain = async (typed: string) => {
    const { data } = await lookUp({ variables: { email: typed } });
    return data?.lookUpHousehold.sent ? 'mailed' : 'open';
  };
  const cancel = async (signup: MemberSignup): Promise<true | ConfirmFailure> => {
    let left: { stillRequired: number; openSpots: number } | undefined;
    try {
      const { data: answer } = await withLivingPass(
        () => cancelSignup({ variables: { signupId: signup.id } }),
        renewPass,
      );
      left = answer?.cancelSignup.shift;
    } catch (error) {
      return { title: 'Failed to cancel shift', text: householdFailure(error) };
    }
    const { shift } = signup;
    const cancelled = {
      ...signup,
      status: 'CANCELLED' as const,
      shift: { ...shift, stillRequired: left?.stillRequired ?? shift.stillRequired, openSpots: left?.openSpots ?? 0 },
    };
    onChange({
      ...household,
      volunteers: members.map((member) => ({
        ...member,
        signups: signupsOf(member).map((one) => (one.id === signup.id ? cancelled : one)),
      })),
    });
    showToast({ kind: 'success', title: 'Shift cancelled successfully', description: cancelNotice(signup) });
    return true;
  };
  return (
    <div className="page-width py-10">
      <h1 className="text-2xl">Manage My Shifts</h1>
      <p className="mt-2 wrap-anywhere text-muted">{email}</p>
      <p className="mt-1 mb-8 font-semibold tabular-nums">
        <WaitlistCount start={count(members.length, 'household member')} />
      </p>
      <HouseholdWaitlist state="OFFERED" />
      <HouseholdMembers
        email={email}
        members={members}
        now={now}
        cancel={cancel}
        reload={reload}
        renewPass={renewPass}
      />
      <HouseholdWaitlist state="WAITING" />
      {asking ? <ConfirmAddressDialog email={email} lookUp={lookUpAgain} onAnswer={answer} /> : null}
      <p className="no-print mt-8 flex flex-wrap gap-3">
        <Link to={paths.events} className={buttonClass('outline')}>
          Back to all events
        </Link>
        <Button onClick={onBack}>Another address</Button>
      </p>
    </div>
  );
}
