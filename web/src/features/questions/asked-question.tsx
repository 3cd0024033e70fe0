import { choicesOf } from '@trailcrew/api/contract/programme/answers';
import { CheckList } from '../../ui/fields/check-list';
import { Field } from '../../ui/fields/field';
import { FormSelect } from '../../ui/fields/form-select';
import type { AskedQuestion_QuestionFragment } from './asked-questions.generated';

/** Today, YYYY-MM-DD, exact enough for a birth date. */
export const today = () => new Date().toISOString().slice(0, 10);

interface AskedQuestionProps {
  name: string;
  question: AskedQuestion_QuestionFragment;
  value: readonly string[];
  error: string | undefined;
  /** Whether the question is about the person at the form: the browser can fill in only their birth date. */
  own: boolean;
  onAnswer: (value: string[]) => void;
}

/** One question in the control that suits its kind. */
export function AskedQuestion({ name, question, value, error, own, onAnswer }: AskedQuestionProps) {
  const { kind, label, help, required } = question;
  const words = { label, hint: help ?? undefined, note: required ? undefined : 'optional', error };
  const one = value[0] ?? '';
  const choices = choicesOf(question);
  if (kind === 'SEVERAL_CHOICES')
    return (
      <div>
        <CheckList
          legend={required ? label : `${label} (optional)`}
          groups={[{ choices: choices.map((choice) => ({ value: choice, label: choice })) }]}
          value={value}
          onChange={onAnswer}
          error={error}
          empty=""
        />
        {help ? <p className="mt-1 text-sm text-muted">{help}</p> : null}
      </div>
    );
  if (choices.length > 0)
    return (
      <FormSelect
        {...words}
        name={name}
        aria-required={required}
        value={one}
        choices={[
          { value: '', label: 'Please choose' },
          ...choices.map((choice) => ({
            value: choice,
            label: kind === 'YES_NO' ? (choice === 'yes' ? 'Yes' : 'No') : choice,
          })),
        ]}
        onChange={({ target }) => onAnswer(target.value ? [target.value] : [])}
      />
    );
  return (
    <Field
      {...words}
      name={name}
      aria-required={required}
      {...(kind === 'BIRTH_DATE'
        ? { type: 'date', autoComplete: own ? 'bday' : 'off', min: '1900-01-01', max: today() }
        : {})}
      value={one}
      onChange={({ target }) => onAnswer(target.value ? [target.value] : [])}
    />
  );
}
