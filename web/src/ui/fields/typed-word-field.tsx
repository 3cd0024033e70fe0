import { Field } from './field';

interface TypedWordFieldProps {
  /** The word that has to be typed, exactly. */
  word: string;
  typed: string;
  onType: (typed: string) => void;
}

/** A word to type before something goes for ever. */
export function TypedWordField({ word, typed, onType }: TypedWordFieldProps) {
  return (
    <Field
      label={`Type "${word}" to confirm`}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={typed}
      onChange={(change) => onType(change.target.value)}
    />
  );
}
