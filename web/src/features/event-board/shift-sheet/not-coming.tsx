import { useState } from 'react';
import { showFailure } from '../../../forms/failure-toast';
import { useOnce } from '../../../forms/use-once';
import { Button } from '../../../ui/button';
import { focusStays } from '../../../ui/focus-place';
import { ContactButtons } from '../../../ui/contact-buttons';
import { showToast } from '../../../ui/toasts/toasts';
import { nameOf } from '../board/board';
import { useNotifyOfCancellationMutation, type NotComing_SignupFragment } from './not-coming.generated';

interface NotComingProps {
  cancelled: readonly NotComing_SignupFragment[];
  /** The people of the shift: those who are back in it need no mail. */
  coming: readonly { volunteer: { id: string } }[];
}

/** The people who were taken out of a shift without a mail. It is sent when staff request it. */
export function NotComing({ cancelled, coming }: NotComingProps) {
  const back = new Set(coming.map(({ volunteer }) => volunteer.id));
  const unnotified = cancelled.filter((signup) => signup.unnotified && !back.has(signup.volunteer.id));
  if (unnotified.length === 0) return null;
  return (
    <section aria-labelledby="shift-not-coming" className="mt-6">
      <h3 id="shift-not-coming" className="text-base">
        Not coming, not notified yet
      </h3>
      <ul className="mt-2 divide-y divide-hairline rounded-control border border-hairline">
        {unnotified.map((signup) => (
          <NotComingLine key={signup.id} signup={signup} />
        ))}
      </ul>
    </section>
  );
}

function NotComingLine({ signup }: { signup: NotComing_SignupFragment }) {
  const [notify] = useNotifyOfCancellationMutation();
  const [busy, once] = useOnce();
  const [isDone, setIsDone] = useState(false);
  const name = nameOf(signup);
  const send = () =>
    once(async () => {
      try {
        await notify({ variables: { signupId: signup.id } });
        setIsDone(true);
        showToast({ kind: 'success', title: `${name} is notified by email.` });
      } catch (failure) {
        showFailure('No email was sent', failure);
      }
    });
  return (
    <li ref={focusStays} className="flex flex-wrap items-center justify-end gap-3 px-3 py-2">
      <div className="min-w-40 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <ContactButtons name={name} phone={signup.volunteer.phone} email={null} />
      </div>
      <Button
        className="shrink-0 px-3"
        aria-label={`Notify them: mail ${name} that the signup is cancelled`}
        busy={busy || isDone}
        onClick={() => void send()}
      >
        Notify them
      </Button>
    </li>
  );
}
