import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Field } from '../ui/fields/field';
import type { FieldWords } from '../ui/fields/field-frame';
import type { suggestAddress } from './suggest-address';
import { useHoldSubmit } from './use-hold-submit';

/** The pause in typing after which an address is checked: half of one always looks mistyped. In milliseconds. */
const pause = 500;

/** How long a press waits for the code that checks an address, on a slow line. In milliseconds. */
const longestWait = 1500;

type Suggesting = { suggestAddress: typeof suggestAddress };
let suggesting: Suggesting | null = null;

/** Resolves to null when the code cannot be loaded: then no question is asked, and the address stays as typed. */
async function loadSuggesting(): Promise<Suggesting | null> {
  try {
    return (suggesting ??= await import('./suggest-address'));
  } catch (error) {
    console.warn('The address could not be looked at', error);
    return null;
  }
}

interface EmailFieldProps extends ComponentProps<'input'>, FieldWords {
  /** The current value of the field. */
  typed: string;
  /** Puts the suggested address into the field. */
  onTake: (email: string) => void;
}

/**
 * A field for an e-mail address that asks about a likely slip, such as gmial.com, and never insists: the first press on the form's button
 * stops, the next one sends.
 */
export function EmailField({ typed, onTake, ...field }: EmailFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ about: string; meant: string | null } | null>(null);
  const [kept, setKept] = useState('');
  const pressedWith = useRef('');
  const waits = useRef(false);
  const input = () => place.current?.querySelector('input');

  useEffect(() => {
    if (!typed.includes('@')) return undefined;
    let over = false;
    const loading = loadSuggesting();
    const timer = setTimeout(() => {
      void loading.then((code) => {
        if (!over && code) setAsked({ about: typed, meant: code.suggestAddress(typed) });
      });
    }, pause);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [typed]);

  const ask = (about: string, meant: string) => {
    setAsked({ about, meant });
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[role=status] button')?.focus());
  };
  /** Continues a press that came before the code was loaded. */
  const goOn = async (form: HTMLFormElement, about: string) => {
    const late = new Promise<null>((done) => setTimeout(() => done(null), longestWait));
    const meant = (await Promise.race([loadSuggesting(), late]))?.suggestAddress(about);
    waits.current = false;
    if (!form.isConnected) return;
    if (meant) ask(about, meant);
    else form.requestSubmit();
  };
  useHoldSubmit(place, (form) => {
    const about = input()?.value ?? '';
    if (waits.current) return true;
    if (pressedWith.current === about || kept === about) return false;
    pressedWith.current = about;
    if (!suggesting) {
      waits.current = true;
      void goOn(form, about);
      return true;
    }
    const meant = suggesting.suggestAddress(about);
    if (meant) ask(about, meant);
    return meant !== null;
  });

  const meant = asked?.about === typed && kept !== typed ? asked.meant : null;
  const backToField = () => input()?.focus();
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
