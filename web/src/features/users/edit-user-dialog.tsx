import { zodResolver } from '@hookform/resolvers/zod';
import { renameUserInput } from '@trailcrew/api/contract/people/staff';
import { useForm } from 'react-hook-form';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { FailureBox } from '../../forms/failure-box';
import { NameFields } from '../../forms/name-fields';
import { useSaving } from '../../forms/use-saving';
import { currentSession, storeSession } from '../../session/session';
import { Dialog } from '../../ui/dialogs/dialog';
import { Field } from '../../ui/fields/field';
import { FormButtons } from '../../ui/fields/form-buttons';
import { showToast } from '../../ui/toasts/toasts';
import { UnsavedText } from '../../ui/dialogs/unsaved-text';
import { useRenameUserMutation, type ListedUser_UserFragment } from './manage-users-page.generated';

const form = renameUserInput.omit({ userId: true });

/** Corrects the name and phone number of a user. */
export function EditUserDialog({ user, onClose }: { user: ListedUser_UserFragment; onClose: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { firstName: user.firstName, lastName: user.lastName, phone: user.phone ?? '' },
  });
  const [rename] = useRenameUserMutation();
  const { failure, saving, save } = useSaving();
  const submit = handleSubmit(async ({ phone, ...name }) => {
    const saved = await save(
      'Failed to save the changes',
      async () => {
        await rename({ variables: { userId: user.id, ...name, phone } });
        const session = currentSession();
        if (session?.user.id === user.id) storeSession(session.token, { ...session.user, ...name });
        showToast({ kind: 'success', title: 'Changes saved', description: `${name.firstName} ${name.lastName}` });
      },
      (fields) => applyFieldErrors(fields, setError, ['firstName', 'lastName', 'phone']),
    );
    if (saved) onClose();
  });
  return (
    <Dialog title={`Edit name and phone of ${user.firstName} ${user.lastName}`} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
        <UnsavedText when={formState.isDirty} />
        {failure ? <FailureBox title="The changes are not saved yet">{failure}</FailureBox> : null}
        <NameFields fields={[register('firstName'), register('lastName')]} errors={formState.errors} />
        <Field
          label="Phone"
          note="optional"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          hint="Printed on the sheets of their posts. The staff see it."
          error={formState.errors.phone?.message}
          {...register('phone')}
        />
        <FormButtons busy={saving} label={saving ? 'Saving…' : 'Save'} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
