import { zodResolver } from '@hookform/resolvers/zod';
import { createOpportunityInput, editOpportunityForm } from '@trailcrew/api/contract/programme/opportunity';
import type { FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { applyFieldErrors } from '../../../forms/apply-field-errors';
import { showFailure } from '../../../forms/failure-toast';
import { useNotifyPeople } from '../../../forms/notify-people';
import { useMerging } from '../../../forms/use-merging';
import { useOnce } from '../../../forms/use-once';
import { readRequestError } from '../../../graphql/request-error';
import { showToast } from '../../../ui/toasts/toasts';
import { useCreateOpportunityMutation, useUpdateOpportunityMutation } from '../shift-sheet/editing.generated';
import { roleFields, roleLabels, roleValues, type RoleInForm } from './role-values';

interface RoleFormOptions<Role> {
  /** The role to edit, as it was when the form opened; null for a new one. */
  role: Role | null;
  /** The role is gone: the typed values are saved as a new one. */
  deleted?: boolean;
  eventId: string;
  /** The preselected category of a new role. */
  categoryId: string;
  /** The role as it is now; null when it is gone. */
  reload: () => Promise<Role | null | undefined>;
  /** Title of the toast after an edit. */
  updated: string;
  onSaved: () => void;
}

/** The form of a volunteer role, on its page and in a sheet: its values, and how it is created or changed, also when somebody else edits it. */
export function useRoleForm<Role extends RoleInForm & { id: string; version: number; qtyRegistered: number }>({
  role,
  deleted = false,
  eventId,
  categoryId,
  reload,
  updated,
  onSaved,
}: RoleFormOptions<Role>) {
  const form = useForm<z.input<typeof createOpportunityInput>, unknown, z.output<typeof createOpportunityInput>>({
    resolver: zodResolver(role ? editOpportunityForm : createOpportunityInput),
    defaultValues: { eventId, ...roleValues(role, categoryId) },
  });
  const { handleSubmit, setError, getValues, control } = form;
  const [createOpportunity] = useCreateOpportunityMutation();
  const [updateOpportunity] = useUpdateOpportunityMutation();
  const [busy, once] = useOnce();
  const merging = useMerging({
    loaded: role,
    valuesOf: (one) => roleValues(one, ''),
    labels: roleLabels,
    form,
    reload,
  });
  const base = deleted ? null : merging.base;
  const [name, location] = useWatch({ control, name: ['name', 'location'] });
  const known = roleValues(base, '');
  const isMailed = base !== null && (name.trim() !== known.name || (location ?? '').trim() !== known.location);
  const notify = useNotifyPeople(isMailed ? base.qtyRegistered : 0);

  const save = () =>
    once(async () => {
      try {
        const mergeNote = await merging.send((version) => {
          const { eventId: into, id: _id, ...texts } = createOpportunityInput.parse(getValues());
          return base
            ? updateOpportunity({
                variables: { id: base.id, input: { ...texts, version }, tellPeople: notify.chosen },
              })
            : createOpportunity({ variables: { input: { ...texts, eventId: into } } });
        });
        if (mergeNote === null) return;
        const title = base ? updated : 'Volunteer role created';
        showToast({ kind: 'success', title, description: mergeNote || undefined });
        onSaved();
      } catch (error) {
        applyFieldErrors(readRequestError(error).fields, setError, ['eventId', ...roleFields]);
        const title = base ? 'Failed to update volunteer role' : 'Failed to create volunteer role';
        // Once the page knows that the role is gone, the form itself shows it.
        if (readRequestError(error).code === 'OPPORTUNITY_NOT_FOUND' && (await reload()) == null) return;
        showFailure(title, error);
      }
    });

  return { form, merging, base, notify, busy, submit: (event: FormEvent) => void handleSubmit(save)(event) };
}
