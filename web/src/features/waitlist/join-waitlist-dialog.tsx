import { checkPerson, type TypedPerson } from '@trailcrew/api/contract/text/check-person';
import { useState, type FormEvent } from 'react';
import { HowWeUseThis } from '../../app/how-we-use-this';
import { ContactFields } from '../../forms/contact-fields';
import { FailureBox } from '../../forms/failure-box';
import { NameFields } from '../../forms/name-fields';
import { useOnce } from '../../forms/use-once';
import { usePlainForm } from '../../forms/use-plain-form';
import { count } from '../../formatting/counts';
import { refetchExcept } from '../../graphql/after-changes';
import { genericMessage, readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { CheckField } from '../../ui/fields/check-field';
import { Dialog } from '../../ui/dialogs/dialog';
import type { ListedShift } from '../shifts/listed-shift';
import { keepOwnWait } from '../signups/own/keep-own-waits';
import { startingPerson } from '../signups/own/remembered-person';
import { ShiftSummary } from '../signups/dialog/shift-summary';
import { useJoinWaitlistMutation } from './join-waitlist.generated';
import { JoinedWaitlist } from './joined-waitlist';

/** The server's limit. */
const mostPeople = 10;
const own = ['firstName', 'lastName', 'email', 'phone'] as const;

interface JoinWaitlistDialogProps {
  listed: ListedShift;
  onClose: () => void;
}

/** Joining the waitlist of a full shift: who waits, and what happens next. */
export function JoinWaitlistDialog({ listed, onClose }: JoinWaitlistDialogProps) {
  const [joined, setJoined] = useState<{ entryId: string; email: string } | null>(null);
  return (
    <Dialog
      title={joined ? 'You are on the waitlist' : 'Join the waitlist'}
      onClose={onClose}
      head={<ShiftSummary listed={listed} />}
    >
      {joined ? (
        <JoinedWaitlist {...joined} onClose={onClose} />
      ) : (
        <JoinForm listed={listed} onJoined={(entryId, email) => setJoined({ entryId, email })} />
      )}
    </Dialog>
  );
}

/** The names of the fields of an additional person, by their number from 1. */
const namesOf = (number: number) => [`firstName${number}`, `lastName${number}`] as const;

function faultsOf(typed: Record<string, string>, more: number): Record<string, string> {
  const { faults } = checkPerson(typed as Record<keyof TypedPerson, string>);
  const all: Record<string, string> = { ...faults };
  for (let number = 1; number <= more; number += 1) {
    const [first, last] = namesOf(number);
    const theirs = checkPerson({
      ...{ firstName: typed[first] ?? '', lastName: typed[last] ?? '' },
      ...{ email: typed.email ?? '', phone: '' },
    }).faults;
    if (theirs.firstName) all[first] = theirs.firstName;
    if (theirs.lastName) all[last] = theirs.lastName;
  }
  return all;
}

/** Maps the server's field of a person to the form's: `people.1.firstName` is `firstName1`. */
function fieldOf(path: string): string {
  const [, number = '0', name = 'firstName'] = /^people\.(\d+)(?:\.(\w+))?$/.exec(path) ?? [null, '0', path];
  return number === '0' ? name : `${name}${number}`;
}

function JoinForm({ listed, onJoined }: { listed: ListedShift; onJoined: (entryId: string, email: string) => void }) {
  const { shift } = listed;
  const [more, setMore] = useState(0);
  const [fewer, setFewer] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, once] = useOnce();
  const others = Array.from({ length: more }, (_, at) => namesOf(at + 1));
  const { form, typed, faults, register, onInput, write, take, refuse } = usePlainForm<string>(
    [...own, ...others.flat()],
    { ...startingPerson() },
    (now) => faultsOf(now, more),
  );
  const [join, { client }] = useJoinWaitlistMutation(refetchExcept('EventPage', 'CategoryPage'));
  const send = (filled: Record<string, string>) =>
    once(async () => {
      setFailure(null);
      const { person } = checkPerson(filled as Record<keyof TypedPerson, string>);
      const { firstName, lastName, email, phone } = person;
      const along = others.map(([first, last]) => ({
        firstName: filled[first]?.trim() ?? '',
        lastName: filled[last]?.trim() ?? '',
      }));
      const input = {
        shiftId: shift.id,
        email,
        phone,
        people: [{ firstName, lastName }, ...along],
        fewerIsFine: fewer,
      };
      try {
        const { data } = await join({ variables: { input } });
        if (!data) throw new Error('The answer of the waitlist is empty');
        keepOwnWait(data.joinWaitlist.entry.id, shift.id);
        onJoined(data.joinWaitlist.entry.id, email);
      } catch (error) {
        const refused = readRequestError(error);
        // The list behind still shows it as full.
        if (refused.code === 'SHIFT_NOT_FULL') void client.refetchQueries({ include: ['EventPage'] });
        refuse(Object.fromEntries(Object.entries(refused.fields).map(([path, words]) => [fieldOf(path), words])));
        setFailure(refused.message ?? genericMessage);
      }
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const ready = take();
    if (ready) void send(ready);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} onInput={onInput} className="flex min-h-0 flex-col">
      <div className="sheet-middle grid gap-4">
        {failure ? <FailureBox title="You are not on the waitlist yet">{failure}</FailureBox> : null}
        <p className="text-sm">
          When a spot opens, we hold it for the first person on the waitlist and email them.{' '}
          {shift.waitlistCount > 0 ? `${count(shift.waitlistCount, 'person is', 'people are')} waiting already.` : null}
        </p>
        <NameFields fields={[register('firstName'), register('lastName')]} errors={faults} own />
        {others.map(([first, last], at) => (
          <fieldset key={first} className="grid gap-2">
            <legend className="mb-1 text-sm font-semibold">{`Person ${at + 2}`}</legend>
            <NameFields
              fields={[register(first), register(last)]}
              errors={{ firstName: faults[first], lastName: faults[last] }}
            />
          </fieldset>
        ))}
        <p className="flex flex-wrap gap-3">
          {more + 1 < mostPeople ? <Button onClick={() => setMore(more + 1)}>Add another person</Button> : null}
          {more > 0 ? <Button onClick={() => setMore(more - 1)}>Remove the last person</Button> : null}
        </p>
        {more > 0 ? (
          <CheckField
            label="Fewer spots are fine"
            hint="If not ticked, we only email you when there is a spot for all of you."
            checked={fewer}
            onChange={({ target }) => setFewer(target.checked)}
          />
        ) : null}
        <ContactFields
          fields={[register('email'), register('phone')]}
          errors={faults}
          typed={typed.email ?? ''}
          onTake={(meant) => write('email', meant)}
          emailHint="We send the offer of a spot here."
          phoneHint="Only for the organizers, if plans change on the day."
          own
        />
        <HowWeUseThis />
      </div>
      <div className="sheet-foot grid gap-2">
        <Button type="submit" kind="primary" busy={busy} className="min-h-12 w-full text-base">
          Join the waitlist
        </Button>
      </div>
    </form>
  );
}
