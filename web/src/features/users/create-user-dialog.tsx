import { zodResolver } from '@hookform/resolvers/zod';
import { createUserInput } from '@trailcrew/api/contract/people/staff';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { EmailField } from '../../forms/email-field';
import { FailureBox } from '../../forms/failure-box';
import { useSaving } from '../../forms/use-saving';
import { NameFields } from '../../forms/name-fields';
import { FormButtons } from '../../ui/fields/form-buttons';
import { Dialog } from '../../ui/dialogs/dialog';
import { FormSelect } from '../../ui/fields/form-select';
import { showToast } from '../../ui/toasts/toasts';
import { UnsavedText } from '../../ui/dialogs/unsaved-text';
import { useCreateUserMutation } from './manage-users-page.generated';

// Until a role is chosen the select holds an empty text.
const form = createUserInput.extend({ role: z.string().pipe(createUserInput.shape.role) });

/** Creates an admin or a lead; the mail with which they set their password is sent at once. */
export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const { register, handleSubmit, setError, setValue, control, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { firstName: '', lastName: '', email: '', role: '' },
  });
  const [create] = useCreateUserMutation();
  const { failure, saving, save } = useSaving();
  const submit = handleSubmit(async ({ role, ...person }) => {
    const saved = await save(
      'Failed to create user',
      async () => {
        await create({ variables: { input: { ...person, role: role === 'admin' ? 'ADMIN' : 'LEAD' } } });
        showToast({
          kind: 'success',
          title: 'User created',
          description: `${person.firstName} can set up a password with the link we emailed to ${person.email}.`,
        });
      },
      (fields) => applyFieldErrors(fields, setError, ['firstName', 'lastName', 'email', 'role']),
    );
    if (saved) onClose();
  });
  const { errors } = formState;
  const email = useWatch({ control, name: 'email' });
  return (
    <Dialog title="Create User" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
        <UnsavedText when={formState.isDirty} />
        {failure ? <FailureBox title="The user is not created yet">{failure}</FailureBox> : null}
        <NameFields fields={[register('firstName'), register('lastName')]} errors={errors} />
        <EmailField
          typed={email}
          onTake={(meant) => setValue('email', meant, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
          label="Email"
          autoComplete="off"
          hint="A link to set a password goes here."
          aria-required
          error={errors.email?.message}
          {...register('email')}
        />
        <FormSelect
          label="Role"
          hint="Admins run everything, leads their own categories."
          aria-required
          choices={[
            { value: '', label: 'Choose a role' },
            { value: 'lead', label: 'Lead' },
            { value: 'admin', label: 'Admin' },
          ]}
          error={errors.role?.message}
          {...register('role')}
        />
        <FormButtons busy={saving} label={saving ? 'Creating…' : 'Create User'} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
