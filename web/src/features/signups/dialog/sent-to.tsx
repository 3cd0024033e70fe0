import { Suspense, useState } from 'react';
import { formatShiftDay } from '../../../formatting/days';
import { formatTimeRange } from '../../../formatting/times';
import type { OwnSignup } from '../own/own-signups';
import { lazyPart } from '../../../ui/loading/lazy-part';

// Loaded on demand: few people mistype their address.
const CorrectAddress = lazyPart(async () => (await import('./correct-address')).CorrectAddress);

function placeWords({ role, date, startTime, endTime }: OwnSignup): string {
  return `${role}, ${formatShiftDay(date)}, ${formatTimeRange(startTime, endTime)}`;
}

/** The address of the confirmation, and a way to correct it. */
export function SentTo({ signupId, email: first }: { signupId: string; email: string }) {
  const [email, setEmail] = useState(first);
  const [mending, setMending] = useState(false);
  const [left, setLeft] = useState<readonly OwnSignup[]>([]);
  const corrected = email !== first;
  return (
    <>
      <span role="status">
        {corrected ? 'Corrected: we sent the confirmation to ' : 'We sent the confirmation to '}
        <span className="wrap-anywhere text-ink">{email}</span>.
      </span>{' '}
      {left.length > 0 ? (
        <span role="alert" className="mt-2 block text-ink">
          Not corrected: {left.map(placeWords).join('; ')}. If you still hold {left.length === 1 ? 'it' : 'them'},
          please write to the organizers.
        </span>
      ) : null}
      Its link shows your shifts and lets you cancel, without an account.{' '}
      {mending ? (
        <Suspense fallback={null}>
          <CorrectAddress
            signupId={signupId}
            email={email}
            onCorrected={(now, others) => {
              setEmail(now);
              setLeft(others);
              setMending(false);
            }}
            onCancel={() => setMending(false)}
          />
        </Suspense>
      ) : (
        <button
          type="button"
          onClick={() => setMending(true)}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-2"
        >
          Wrong address? Correct it
        </button>
      )}
    </>
  );
}
