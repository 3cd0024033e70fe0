import { refetchExcept } from '../../graphql/after-changes';
import { zodResolver } from '@hookform/resolvers/zod';
import { volunteerName } from '@trailcrew/api/contract/people/household';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { bringUpToDate } from '../../forms/bring-up-to-date';
import { FailureBox } from '../../forms/failure-box';
import { NameFields } from '../../forms/name-fields';
import { readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { FormButtons } from '../../ui/fields/form-buttons';
import { Dialog } from '../../ui/dialogs/dialog';
import { showToast } from '../../ui/toasts/toasts';
import { UnsavedText } from '../../ui/dialogs/unsaved-text';
import type { Member } from './member-card';
import { useRenameVolunteerMutation } from './rename-dialog.generated';
import { householdFailure, withLivingPass, type RenewPass } from './with-living-pass';

interface RenameDialogProps {
  member: Member;
  onRenamed: () => Promise<void>;
  renewPass: RenewPass;
  /** Somebody else has the name: the two may be one. */
  onMerge: (sourceId: string, targetId: string) => void;
  onClose: () => void;
}

/** Corrects a person's name. Typed values stay after a failure. */
export function RenameDialog({ member, onRenamed, renewPass, onMerge, onClose }: RenameDialogProps) {
  const { id, firstName, lastName } = member;
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(volunteerName),
    defaultValues: { firstName, lastName },
  });
  const [rename] = useRenameVolunteerMutation(refetchExcept('HouseholdPage'));
  const [failure, setFailure] = useState<string | null>(null);
  const [same, setSame] = useState<readonly [string, string] | null>(null);
  const send = async (name: { firstName: string; lastName: string }) => {
    setFailure(null);
    setSame(null);
    try {
      await withLivingPass(() => rename({ variables: { volunteerId: id, ...name } }), renewPass);
    } catch (error) {
      const refused = readRequestError(error);
      applyFieldErrors(refused.fields, setError, ['firstName', 'lastName']);
      setFailure(householdFailure(error));
      setSame(refused.mergeIds ?? null);
      return;
    }
    showToast({ kind: 'success', title: 'Name updated successfully' });
    await bringUpToDate(onRenamed);
    onClose();
  };
  const { errors, isSubmitting } = formState;
  return (
    <Dialog title="Change the name" onClose={onClose}>
      <form noValidate onSubmit={(event) => void handleSubmit(send)(event)} className="mt-4 grid gap-4">
        <UnsavedText when={formState.isDirty} />
        {failure ? <FailureBox title="Failed to update name">{failure}</FailureBox> : null}
        {same ? (
          <p>
            <Button onClick={() => onMerge(...same)}>Merge the two</Button>
          </p>
        ) : null}
        <NameFields fields={[register('firstName'), register('lastName')]} errors={errors} />
        <FormButtons
          busy={isSubmitting}
          label={isSubmitting ? 'Saving…' : 'Save name'}
          onCancel={onClose}
          cancel="Keep the name"
        />
      </form>
    </Dialog>
  );
}
