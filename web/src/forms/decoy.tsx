import { useEffect, useRef, useState } from 'react';
import { useHoldSubmit } from './use-hold-submit';

/** Bots fill in a form at once. In milliseconds. */
const atOnce = 2000;

/**
 * The honeypot: two fields that nobody sees, one for programs that fill in every text field, one for those that fill in fields by their
 * names. Form fillers and password managers leave both alone. One that fills them in does its user no harm, as they are never sent. If one
 * is filled in within two seconds of opening, the form asks for a second press.
 */
export function Honeypot() {
  const field = useRef<HTMLInputElement>(null);
  const hiddenField = useRef<HTMLInputElement>(null);
  const [opened] = useState(() => performance.now());
  const filledAtOnce = useRef(false);
  const [asked, setAsked] = useState(false);
  const isFilled = () => Boolean(field.current?.value || hiddenField.current?.value);

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
            // Not `website`: fillers know that word, and store one.
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
        {/* Fillers pass over a field of this type, whatever its name. */}
        <input ref={hiddenField} type="hidden" name="website" defaultValue="" />
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
