import { useCallback, useRef, useState, type FormEvent } from 'react';

/** The errors by field name. */
export type Faults<Name extends string> = Partial<Record<Name, { message: string }>>;

/** The texts in a form's fields. */
export type Typed<Name extends string> = Record<Name, string>;

/**
 * A form of a few text fields without a library, for pages of visitors. The browser holds the values; errors show after the first try to
 * send, and then follow each change. `check` returns the errors by field.
 */
export function usePlainForm<Name extends string>(
  names: readonly Name[],
  starting: Typed<Name>,
  check: (typed: Typed<Name>) => Partial<Record<Name, string>>,
) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(starting);
  const [faults, setFaults] = useState<Faults<Name>>({});
  const [tried, setTried] = useState(false);
  const [start] = useState(starting);

  const field = useCallback((name: Name) => form.current?.elements.namedItem(name) as HTMLInputElement | null, []);
  /** The current values, also where a password manager filled them in without a key press. */
  const read = useCallback(
    (): Typed<Name> => Object.fromEntries(names.map((name) => [name, field(name)?.value ?? ''])) as Typed<Name>,
    [names, field],
  );
  const messages = (found: Partial<Record<Name, string>>): Faults<Name> =>
    Object.fromEntries(
      names.flatMap((name) => (found[name] ? [[name, { message: found[name] }] as const] : [])),
    ) as Faults<Name>;
  const focusFirst = (found: Partial<Record<Name, unknown>>) => {
    const first = names.find((name) => found[name]);
    if (first) field(first)?.focus();
  };

  /** Records a change: of one field, or of all. */
  const note = (changed?: Name) => {
    const now = read();
    setTyped(now);
    if (!tried) return;
    const found = messages(check(now));
    setFaults((before) => (changed ? { ...before, [changed]: found[changed] } : found));
  };

  return {
    form,
    /** The values typed so far. */
    typed,
    faults,
    /** The props of a field. */
    register: (name: Name) => ({ name, defaultValue: start[name] }),
    /** For the form's `onInput`. */
    onInput: ({ target }: FormEvent) => {
      const { name } = target as HTMLInputElement;
      note(names.find((one) => one === name));
    },
    /** Sets a field's text, as if it had been typed. */
    write: (name: Name, text: string) => {
      const input = field(name);
      if (input) input.value = text;
      note(name);
    },
    /** The valid values; null where something is wrong, which then shows, with the focus in the first such field. */
    take: (): Typed<Name> | null => {
      const now = read();
      const found = check(now);
      setTyped(now);
      setTried(true);
      setFaults(messages(found));
      if (Object.keys(found).length === 0) return now;
      focusFirst(found);
      return null;
    },
    /** Shows the server's errors. */
    refuse: (found: Readonly<Record<string, string>>) => {
      const known = messages(found as Partial<Record<Name, string>>);
      setFaults((before) => ({ ...before, ...known }));
      focusFirst(known);
    },
  };
}
