import {
  hasChoices,
  questionKinds,
  questionKindWords,
  shirtSizes,
  type QuestionKind,
} from '@trailcrew/api/contract/programme/answers';
import { useState, type FormEvent } from 'react';
import { FailureBox } from '../../forms/failure-box';
import { useSaving } from '../../forms/use-saving';
import { CheckField } from '../../ui/fields/check-field';
import { Field } from '../../ui/fields/field';
import { FormButtons } from '../../ui/fields/form-buttons';
import { FormSelect } from '../../ui/fields/form-select';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { showToast } from '../../ui/toasts/toasts';
import { UnsavedText } from '../../ui/dialogs/unsaved-text';
import {
  useCreateQuestionMutation,
  useUpdateQuestionMutation,
  type QuestionLine_QuestionFragment,
} from './questions-sheet.generated';

interface QuestionFormProps {
  eventId: string;
  opportunityId: string | null;
  /** The question to edit; null for a new one. */
  question: QuestionLine_QuestionFragment | null;
  onDone: () => void;
}

/** Creates or changes a question. Its kind cannot change: earlier answers would not fit another one. */
export function QuestionForm({ eventId, opportunityId, question, onDone }: QuestionFormProps) {
  const [kind, setKind] = useState<QuestionKind>(question?.kind ?? 'SHIRT_SIZE');
  const [label, setLabel] = useState(question?.label ?? '');
  const [help, setHelp] = useState(question?.help ?? '');
  const [choices, setChoices] = useState(question?.choices.join('\n') ?? '');
  const [required, setRequired] = useState(question?.required ?? false);
  const [changed, setChanged] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [create] = useCreateQuestionMutation();
  const [update] = useUpdateQuestionMutation();
  const { failure, saving, save } = useSaving();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    const lines = hasChoices(kind) ? choices.split('\n').flatMap((line) => line.trim() || []) : [];
    const texts = { label, help, choices: lines, required };
    const saved = await save(
      'The question was not saved',
      async () => {
        if (question) await update({ variables: { id: question.id, input: { ...texts, version: question.version } } });
        else await create({ variables: { input: { ...texts, eventId, opportunityId, kind } } });
      },
      setErrors,
    );
    if (!saved) return;
    showToast({ kind: 'success', title: question ? 'Question changed' : 'Question added' });
    onDone();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      onInput={() => setChanged(true)}
      className="mt-5 grid gap-4"
    >
      <UnsavedText when={changed} />
      {failure ? <FailureBox title="The question was not saved">{failure}</FailureBox> : null}
      <FormSelect
        label="Kind"
        value={kind}
        disabled={question !== null}
        choices={questionKinds.map((one) => ({ value: one, label: questionKindWords[one] }))}
        onChange={({ target }) => setKind(target.value as QuestionKind)}
      />
      <Field
        label="Question"
        aria-required
        value={label}
        error={errors.label}
        onChange={({ target }) => setLabel(target.value)}
      />
      <Field
        label="Help"
        note="optional"
        hint="A line below the question: what it is for."
        value={help}
        error={errors.help}
        onChange={({ target }) => setHelp(target.value)}
      />
      {hasChoices(kind) ? (
        <TextAreaField
          label="Choices"
          note={kind === 'SHIRT_SIZE' ? 'optional' : undefined}
          hint={kind === 'SHIRT_SIZE' ? `One per line. If left blank: ${shirtSizes.join(', ')}.` : 'One per line.'}
          rows={6}
          value={choices}
          error={errors.choices}
          onChange={({ target }) => setChoices(target.value)}
        />
      ) : null}
      <CheckField
        label="Required"
        hint="Volunteers must answer to sign up. Staff can still assign someone without an answer."
        checked={required}
        onChange={({ target }) => setRequired(target.checked)}
      />
      <FormButtons busy={saving} label={saving ? 'Saving…' : 'Save'} onCancel={onDone} />
    </form>
  );
}
