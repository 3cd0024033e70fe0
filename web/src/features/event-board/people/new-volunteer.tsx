import { zodResolver } from '@hookform/resolvers/zod';
import { personInput } from '@trailcrew/api/contract/signups/signup';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { applyFieldErrors } from '../../../forms/apply-field-errors';
import { ContactFields } from '../../../forms/contact-fields';
import { showFailure } from '../../../forms/failure-toast';
import { useOnce } from '../../../forms/use-once';
import { NameFields } from '../../../forms/name-fields';
import { readRequestError } from '../../../graphql/request-error';
import { Button } from '../../../ui/button';
import { UnsavedText } from '../../../ui/dialogs/unsaved-text';
import { newIdempotencyKey } from '../../signups/dialog/new-idempotency-key';
import { useAssignNewVolunteerMutation } from './assigning.generated';
import { busyWords, type AssignProps } from '../board/board';

/** Creates a volunteer and adds them at once. */
export function NewVolunteer({ shift, overCapacity, blocked, replacing, onAssigned, onFull }: AssignProps) {
  const { register, handleSubmit, setError, setValue, control, formState } = useForm<
    z.input<typeof personInput>,
    unknown,
    z.output<typeof personInput>
  >({ resolver: zodResolver(personInput), defaultValues: { firstName: '', lastName: '', email: '', phone: '' } });
  const [assignNew] = useAssignNewVolunteerMutation();
  const [busy, once] = useOnce();
  // Retries use the same key, so that a lost response does not lead to a second signup.
  const lastTry = useRef({ key: '', content: '' });
  const send = (person: z.output<typeof personInput>) =>
    once(async () => {
      const input = { ...person, shiftId: shift.id, overCapacity, replaces: replacing?.id };
      const content = JSON.stringify(input);
      if (lastTry.current.content !== content) lastTry.current = { key: newIdempotencyKey(), content };
      try {
        const { data } = await assignNew({ variables: { input, idempotencyKey: lastTry.current.key } });
        const name = `${person.firstName} ${person.lastName}`;
        const busy = data && busyWords(name, data.signUp);
        onAssigned(name, [...(busy ? [busy] : []), ...(data?.signUp.warnings ?? [])]);
      } catch (error) {
        applyFieldErrors(readRequestError(error).fields, setError, ['firstName', 'lastName', 'email', 'phone']);
        if (showFailure('Assignment failed', error, 'Failed to create and assign volunteer') === 'SHIFT_FULL') onFull();
      }
    });
  const { errors } = formState;
  const email = useWatch({ control, name: 'email' });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)} className="mt-4 grid gap-4">
      <UnsavedText when={formState.isDirty} />
      <NameFields fields={[register('firstName'), register('lastName')]} errors={errors} />
      <ContactFields
        fields={[register('email'), register('phone')]}
        errors={errors}
        typed={email}
        onTake={(meant) => setValue('email', meant, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
        emailHint="The confirmation goes here."
      />
      <Button type="submit" kind="primary" disabled={busy || blocked} className="min-h-12">
        {busy
          ? 'Assigning…'
          : replacing === null
            ? 'Create and assign'
            : `Create, and replace ${replacing.volunteer.firstName}`}
      </Button>
    </form>
  );
}
