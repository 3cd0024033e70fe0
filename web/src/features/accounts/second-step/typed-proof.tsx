import { useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/fields/field';

interface TypedProofProps extends Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'type' | 'inputMode'> {
  autoComplete: string;
  /** What to say when nothing was typed. */
  whenEmpty: string;
  button: string;
  /** The main step, where nothing else is. */
  primary: boolean;
  busy: boolean;
  /** Sends what was typed; a sentence when it was refused. */
  onSend: (typed: string) => Promise<string | null>;
}

/** A code or password to type. After a refusal the text is selected, so that typing replaces it. */
export function TypedProof({ whenEmpty, button, primary, busy, onSend, ...field }: TypedProofProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const value = input.current?.value ?? '';
    // A password may begin or end with a space.
    const typed = field.type === 'password' ? value : value.trim();
    const refused = typed ? await onSend(typed) : whenEmpty;
    setError(refused);
    if (!refused) return;
    input.current?.focus();
    input.current?.select();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <Field
        {...field}
        ref={input}
        aria-required
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={error ?? undefined}
      />
      <Button type="submit" kind={primary ? 'primary' : 'outline'} busy={busy} className="min-h-12 text-base">
        {busy ? 'One moment…' : button}
      </Button>
    </form>
  );
}
