import { zodResolver } from '@hookform/resolvers/zod';
import { correctHoursInput } from '@trailcrew/api/contract/hours';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { FailureBox } from '../../forms/failure-box';
import { useSaving } from '../../forms/use-saving';
import { Button } from '../../ui/button';
import { UnsavedText } from '../../ui/dialogs/unsaved-text';
import { Field } from '../../ui/fields/field';
import { FormButtons } from '../../ui/fields/form-buttons';
import { showToast } from '../../ui/toasts/toasts';
import { useCorrectHoursMutation, type WorkedShift_SignupFragment } from './hours-page.generated';
import { minutesOfHours } from './hours-words';

const form = z.object({
  hours: z
    .string()
    .refine((typed) => minutesOfHours(typed) !== undefined, 'Please give hours from 0 to 24, such as 3.25'),
  reason: correctHoursInput.shape.reason,
});

interface CorrectHoursFormProps {
  signup: WorkedShift_SignupFragment;
  onDone: (saved: boolean) => void;
}

/** Sets the hours of a signup by hand, with a reason, or takes that back. */
export function CorrectHoursForm({ signup, onDone }: CorrectHoursFormProps) {
  const { minutes, minutesFrom } = signup.attendance ?? { minutes: null, minutesFrom: null };
  const isCorrected = minutesFrom === 'CORRECTED';
  const { register, handleSubmit, setError, formState, getValues, trigger } = useForm<z.input<typeof form>>({
    resolver: zodResolver(form),
    defaultValues: { hours: minutes === null ? '' : String(Math.round((minutes / 60) * 100) / 100), reason: '' },
  });
  const [correct] = useCorrectHoursMutation();
  const { save, saving, failure } = useSaving();
  const send = async (to: number | null, reason: string) => {
    const saved = await save(
      'The hours were not changed',
      async () => void (await correct({ variables: { signupId: signup.id, minutes: to, reason } })),
      (fields) =>
        applyFieldErrors(fields.minutes ? { ...fields, hours: fields.minutes } : fields, setError, ['hours', 'reason']),
    );
    if (!saved) return;
    showToast({ kind: 'success', title: to === null ? 'The correction is taken back' : 'The hours are corrected' });
    onDone(true);
  };
  const takeBack = async () => {
    if (await trigger('reason', { shouldFocus: true })) await send(null, getValues('reason'));
  };
  const { errors } = formState;
  return (
    <form
      noValidate
      className="mt-4 grid gap-4"
      onSubmit={(event) => void handleSubmit(({ hours, reason }) => send(minutesOfHours(hours) ?? null, reason))(event)}
    >
      <UnsavedText when={formState.isDirty} />
      {failure ? <FailureBox title="Nothing was changed">{failure}</FailureBox> : null}
      <Field
        label="Hours"
        hint="Such as 3.25 for three hours and a quarter."
        inputMode="decimal"
        autoComplete="off"
        error={errors.hours?.message}
        {...register('hours')}
      />
      <Field
        label="Reason"
        hint="It is kept in the audit log with your name."
        maxLength={200}
        error={errors.reason?.message}
        {...register('reason')}
      />
      {isCorrected ? (
        <p>
          <Button disabled={saving} onClick={() => void takeBack()}>
            Take the Correction Back
          </Button>
        </p>
      ) : null}
      <FormButtons busy={saving} label={saving ? 'Saving…' : 'Save'} onCancel={() => onDone(false)} />
    </form>
  );
}
