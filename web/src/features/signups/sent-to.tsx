import { lazy, Suspense, useState } from 'react';

// Few mistype their address.
const CorrectAddress = lazy(async () => ({ default: (await import('./correct-address')).CorrectAddress }));

/** Where the confirmation went, and how to mend a mistyped address. */
export function SentTo({ signupId, email: first }: { signupId: string; email: string }) {
  const [email, setEmail] = useState(first);
  const [mending, setMending] = useState(false);
  const corrected = email !== first;
  return (
    <>
      <span role="status">
        {corrected ? 'Corrected: we sent the confirmation to ' : 'We sent the confirmation to '}
        <span className="wrap-anywhere text-ink">{email}</span>.
      </span>{' '}
      Its link shows your shifts and lets you cancel, without an account.{' '}
      {mending ? (
        <Suspense fallback={null}>
          <CorrectAddress
            signupId={signupId}
            email={email}
            onCorrected={(now) => {
              setEmail(now);
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
