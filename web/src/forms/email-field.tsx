import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Field } from '../ui/field';
import type { FieldWords } from '../ui/field-frame';

/** So long nothing must have been typed before an address is looked at: half of one always looks mistyped. In milliseconds. */
const pause = 500;

interface EmailFieldProps extends ComponentProps<'input'>, FieldWords {
  /** What stands in the field now. */
  typed: string;
  /** Puts the address that was meant into the field. */
  onTake: (email: string) => void;
}

/** A field for an e-mail address that asks about a likely slip, such as gmial.com, and never insists. */
export function EmailField({ typed, onTake, ...field }: EmailFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ about: string; meant: string | null } | null>(null);
  const [kept, setKept] = useState('');

  useEffect(() => {
    if (!typed.includes('@')) return undefined;
    let over = false;
    const timer = setTimeout(() => {
      import('./suggest-address').then(
        ({ suggestAddress }) => {
          if (!over) setAsked({ about: typed, meant: suggestAddress(typed) });
        },
        // Without a signal nothing is asked: the address stays as it was typed.
        (error: unknown) => console.warn('The address could not be looked at', error),
      );
    }, pause);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [typed]);

  const meant = asked?.about === typed && kept !== typed ? asked.meant : null;
  const backToField = () => place.current?.querySelector('input')?.focus();
  return (
    <div ref={place}>
      <Field type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...field} />
      <div role="status">
        {meant ? (
          <div className="mt-2 rounded-control bg-warm-tint px-4 py-2.5 text-sm">
            <p>
              Did you mean <strong className="wrap-anywhere">{meant}</strong>?
            </p>
            <p className="-ml-2 flex flex-wrap gap-x-2">
              <AnswerButton
                onClick={() => {
                  onTake(meant);
                  backToField();
                }}
              >
                Yes, use it
              </AnswerButton>
              <AnswerButton
                onClick={() => {
                  setKept(typed);
                  backToField();
                }}
              >
                No, keep mine
              </AnswerButton>
            </p>
          </div>
        ) : null}
      </div>
    </div>
  );
}

function AnswerButton(button: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-primary underline underline-offset-2"
      {...button}
    />
  );
}
