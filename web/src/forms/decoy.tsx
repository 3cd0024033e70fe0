import { useEffect, useRef, useState } from 'react';
import { useHoldSubmit } from './use-hold-submit';

/** Bots fill in a form at once. In milliseconds. */
const atOnce = 2000;

/**
 * The honeypot: a field that nobody sees. Form fillers and password managers leave it alone. One that fills it in does its user no harm, as
 * the field is never sent. If it is filled in within two seconds of opening, the form asks for a second press.
 */
export function Honeypot() {
  const field = useRef<HTMLInputElement>(null);
  const [opened] = useState(() => performance.now());
  const filledAtOnce = useRef(false);
  const [asked, setAsked] = useState(false);
  const isFilled = () => Boolean(field.current?.value);

  useEffect(() => {
    const timer = setTimeout(() => (filledAtOnce.current = isFilled()), atOnce);
    return () => clearTimeout(timer);
  }, []);
  useHoldSubmit(field, () => {
    const counts = filledAtOnce.current || (performance.now() - opened < atOnce && isFilled());
    if (asked || !counts) return false;
    setAsked(true);
    return true;
  });

  return (
    <>
      <div className="decoy" hidden aria-hidden="true">
        <label>
          Leave this field empty
          <input
            ref={field}
            type="text"
            // Not the API's `website`: fillers know that word, and store one.
            name="remarks"
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore="true"
            data-lpignore="true"
            data-bwignore="true"
            data-protonpass-ignore="true"
            data-dashlane-ignore="true"
            data-form-type="other"
          />
        </label>
      </div>
      {asked ? (
        <p role="alert" className="rounded-control bg-warm-tint px-4 py-2 text-sm">
          <strong className="text-warm">You are not signed up yet.</strong> A program filled in this form very fast.
          Check your details and press the button once more.
        </p>
      ) : null}
    </>
  );
}
