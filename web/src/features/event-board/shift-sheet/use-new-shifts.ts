import { zodResolver } from '@hookform/resolvers/zod';
import { createShiftInput, newShiftDefaults } from '@trailcrew/api/contract/programme/shift-input';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { applyFieldErrors } from '../../../forms/apply-field-errors';
import { showFailure } from '../../../forms/failure-toast';
import { useOnce } from '../../../forms/use-once';
import { count } from '../../../formatting/counts';
import { readRequestError } from '../../../graphql/request-error';
import { showToast } from '../../../ui/toasts/toasts';
import { useCreateShiftsMutation } from './editing.generated';
import { shiftFields } from './shift-fields';

/** A new shift as entered in its form. */
export type NewShift = z.output<typeof createShiftInput>;

interface NewShiftsOptions {
  /** The preselected role. */
  opportunityId: string;
  /** The preselected day, YYYY-MM-DD. */
  date: string;
  onMade: () => void;
}

/** The form of new shifts, in a sheet and on its page: its initial values, and how the shifts are created, all or none. */
export function useNewShifts({ opportunityId, date, onMade }: NewShiftsOptions) {
  const form = useForm<z.input<typeof createShiftInput>, unknown, NewShift>({
    resolver: zodResolver(createShiftInput),
    defaultValues: { opportunityId, ...newShiftDefaults, date, location: '', notes: '' },
  });
  const [createShifts] = useCreateShiftsMutation();
  const [busy, once] = useOnce();
  const make = (shifts: NewShift[]) =>
    once(async () => {
      try {
        const { data } = await createShifts({ variables: { shifts } });
        const title = shifts.length === 1 ? 'Shift created' : `${count(shifts.length, 'shift')} created`;
        const [warning] = data?.createShifts.warnings ?? [];
        showToast({ kind: 'success', title, description: warning, stays: warning !== undefined });
        onMade();
      } catch (error) {
        const fields = Object.entries(readRequestError(error).fields);
        // Of several shifts the first error is shown at the form's own field.
        const own = Object.fromEntries(fields.map(([path, message]) => [path.split('.').at(-1) ?? path, message]));
        applyFieldErrors(own, form.setError, ['opportunityId', ...shiftFields]);
        showFailure('Failed to create shift', error);
      }
    });
  return { form, busy, make };
}
