import { useState } from 'react';
import { useSaving } from '../../forms/use-saving';
import type { PlanChangeInput } from '../../graphql/schema.generated';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { Field } from '../../ui/fields/field';
import { showToast } from '../../ui/toasts/toasts';
import { useSavePlanChangeMutation } from './change-plan-page.generated';

/** Asks for a name and saves the change of plan for later. */
export function SavePlanDialog({ input, onClose }: { input: PlanChangeInput; onClose: () => void }) {
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [savePlan] = useSavePlanChangeMutation();
  const { save } = useSaving();
  const saveIt = () =>
    save(
      'The plan was not saved',
      async () => {
        await savePlan({ variables: { input, name: name.trim() } });
        showToast({ kind: 'success', title: 'Plan saved', description: `${name.trim()}. No one was notified.` });
      },
      (fields) => setWrong(fields.name),
    );
  return (
    <ConfirmDialog
      title="Save for later"
      confirm="Save the plan"
      busy="Saving…"
      ready={name.trim() !== ''}
      onConfirm={saveIt}
      onClose={onClose}
    >
      <p>Nothing changes and no one is notified until you apply it.</p>
      <Field
        label="Name of the plan"
        hint="Such as 'Plan B: two hours later'."
        maxLength={100}
        value={name}
        error={wrong}
        onChange={(change) => {
          setName(change.target.value);
          setWrong(undefined);
        }}
      />
    </ConfirmDialog>
  );
}
