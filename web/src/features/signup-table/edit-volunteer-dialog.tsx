import { zodResolver } from '@hookform/resolvers/zod';
import { updateReachableInput, updateVolunteerInput } from '@trailcrew/api/contract/people/volunteer';
import { Suspense, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { FailureBox } from '../../forms/failure-box';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { ContactFields } from '../../forms/contact-fields';
import { NameFields } from '../../forms/name-fields';
import { readRequestError } from '../../graphql/request-error';
import { FormButtons } from '../../ui/fields/form-buttons';
import { Dialog } from '../../ui/dialogs/dialog';
import { showToast } from '../../ui/toasts/toasts';
import { UnsavedText } from '../../ui/dialogs/unsaved-text';
import type { VolunteerContact_VolunteerFragment } from '../signups/dialog/volunteer-contact.generated';
import { lazyDialog } from '../../ui/loading/lazy-part';
import { Button } from '../../ui/button';
import { useUpdateVolunteerMutation } from './signup-table.generated';

const MergePeopleDialog = lazyDialog(
  async () => (await import('../person-merge/merge-people-dialog')).MergePeopleDialog,
);

const walkedIn = 'They gave none when they walked in. With one they get emails about their signups.';

interface EditVolunteerDialogProps {
  volunteer: VolunteerContact_VolunteerFragment;
  onClose: () => void;
}

/** Corrects a person's details. Typed values stay after a failure. */
export function EditVolunteerDialog({ volunteer, onClose }: EditVolunteerDialogProps) {
  const isReachable = volunteer.email !== null;
  const { register, handleSubmit, setError, setValue, control, formState } = useForm<
    z.input<typeof updateVolunteerInput>,
    unknown,
    z.output<typeof updateVolunteerInput>
  >({
    resolver: zodResolver(isReachable ? updateReachableInput : updateVolunteerInput),
    defaultValues: {
      firstName: volunteer.firstName,
      lastName: volunteer.lastName,
      email: volunteer.email ?? '',
      phone: volunteer.phone ?? '',
    },
  });
  const [update] = useUpdateVolunteerMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [merging, setMerging] = useState<{ sourceId: string; targetId?: string } | null>(null);
  const [same, setSame] = useState<readonly [string, string] | null>(null);
  const sending = useRef(false);
  const save = async (input: z.output<typeof updateVolunteerInput>) => {
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    setSame(null);
    try {
      await update({ variables: { id: volunteer.id, input } });
      showToast({ kind: 'success', title: 'Volunteer information updated successfully' });
      onClose();
    } catch (error) {
      const refused = readRequestError(error);
      applyFieldErrors(refused.fields, setError, ['firstName', 'lastName', 'email', 'phone']);
      const title = refused.message ?? 'Failed to update volunteer';
      setFailure(title);
      setSame(refused.mergeIds ?? null);
      showToast({ kind: 'failure', title });
    }
    sending.current = false;
  };
  const { errors, isSubmitting } = formState;
  const email = useWatch({ control, name: 'email' });
  if (merging)
    return (
      <Suspense fallback={null}>
        <MergePeopleDialog {...merging} onMerged={onClose} onClose={() => setMerging(null)} />
      </Suspense>
    );
  return (
    <Dialog title="Edit volunteer" onClose={onClose}>
      <form noValidate onSubmit={(event) => void handleSubmit(save)(event)} className="mt-5 grid gap-4">
        <UnsavedText when={formState.isDirty} />
        {failure ? <FailureBox title="Nothing was changed">{failure}</FailureBox> : null}
        {same ? (
          <p>
            <Button onClick={() => setMerging({ sourceId: same[0], targetId: same[1] })}>Merge the two</Button>
          </p>
        ) : null}
        <NameFields fields={[register('firstName'), register('lastName')]} errors={errors} />
        <ContactFields
          fields={[register('email'), register('phone')]}
          errors={errors}
          typed={email ?? ''}
          isEmailOptional={!isReachable}
          emailHint={isReachable ? undefined : walkedIn}
          onTake={(meant) => setValue('email', meant, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
        />
        {same ? null : (
          <p className="text-sm">
            Is someone listed twice?{' '}
            <button
              type="button"
              className="prose-link min-h-11"
              onClick={() => setMerging({ sourceId: volunteer.id })}
            >
              Merge with another person
            </button>
          </p>
        )}
        <FormButtons busy={isSubmitting} label={isSubmitting ? 'Saving…' : 'Save'} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
