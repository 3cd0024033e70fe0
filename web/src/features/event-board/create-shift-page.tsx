import { endsNextDay } from '@trailcrew/api/contract/ends-next-day';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  createShiftInput,
  newShiftDefaults,
  noOpportunityChosen,
  shiftDayWarning,
} from '@trailcrew/api/contract/shift-input';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { paths } from '../../app/paths';
import { publicSettings } from '../../app/settings';
import { LoadFailure } from '../../forms/load-failure';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { tellFailure } from '../../forms/failure-toast';
import { useOnce } from '../../forms/use-once';
import { readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { FormSelect } from '../../ui/form-select';
import { PageSkeleton } from '../../ui/page-skeleton';
import { StaffPage } from '../../ui/staff-page';
import { showToast } from '../../ui/toasts';
import { useDocumentTitle } from '../../ui/use-document-title';
import { UnsavedText } from '../../ui/unsaved-text';
import { useCreateShiftsMutation } from './editing.generated';
import { useRoleChoicesQuery, type RoleChoicesQuery } from './role-pages.generated';
import { useLeave } from './use-leave';

const back = { to: paths.leadDashboard, label: 'Back to Dashboard' };
/** After a shift is made, its toast can be read before the dashboard comes. */
const redirectMilliseconds = 1500;

/** 'Create Shift': one shift of a volunteer role, on a page of its own. */
export function CreateShiftPage() {
  useDocumentTitle('Create Shift', publicSettings().productTitle);
  const [address] = useSearchParams();
  const eventId = address.get('eventId');
  const { data, error, refetch } = useRoleChoicesQuery({
    variables: { eventId },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  useEffect(() => {
    if (error) tellFailure('Failed to fetch volunteer roles', error);
  }, [error]);
  if (!data) return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const roles = data.ledOpportunities;
  const wanted = address.get('opportunityId');
  return (
    <StaffPage title="Create Shift" back={back}>
      <CreateShiftForm roles={roles} opportunityId={roles.find(({ id }) => id === wanted)?.id ?? noOpportunityChosen} />
    </StaffPage>
  );
}

interface CreateShiftFormProps {
  roles: RoleChoicesQuery['ledOpportunities'];
  opportunityId: string;
}

function CreateShiftForm({ roles, opportunityId }: CreateShiftFormProps) {
  const { leave, leaveAfter } = useLeave();
  const eventOf = (id: string | undefined) => roles.find((role) => role.id === id)?.event;
  const firstDay = (eventOf(opportunityId) ?? roles[0]?.event)?.startDate ?? '';
  const { register, handleSubmit, setError, control, formState, setValue, getFieldState } = useForm<
    z.input<typeof createShiftInput>,
    unknown,
    z.output<typeof createShiftInput>
  >({
    resolver: zodResolver(createShiftInput),
    defaultValues: { opportunityId, ...newShiftDefaults, date: firstDay },
  });
  const [chosen, date, startTime, endTime] = useWatch({
    control,
    name: ['opportunityId', 'date', 'startTime', 'endTime'],
  });
  const [createShifts] = useCreateShiftsMutation();
  const [busy, once] = useOnce();
  const [done, setDone] = useState(false);
  const event = eventOf(chosen);
  const warning = event && date ? shiftDayWarning(date, event) : null;

  const send = ({ location: _location, notes: _notes, id: _id, ...shift }: z.output<typeof createShiftInput>) =>
    once(async () => {
      try {
        const { data } = await createShifts({ variables: { shifts: [shift] } });
        showToast({ kind: 'success', title: 'Shift created', description: data?.createShifts.warnings[0] });
        setDone(true);
        leaveAfter(redirectMilliseconds);
      } catch (error) {
        const fields = Object.entries(readRequestError(error).fields);
        const own = Object.fromEntries(fields.map(([path, message]) => [path.split('.').at(-1) ?? path, message]));
        applyFieldErrors(own, setError, ['opportunityId', 'date', 'startTime', 'endTime', 'qtyRequired']);
        tellFailure('Failed to create shift', error);
      }
    });

  const { errors } = formState;
  return (
    <form noValidate onSubmit={(submit) => void handleSubmit(send)(submit)} className="grid max-w-xl gap-4">
      <UnsavedText when={formState.isDirty && !done} />
      <FormSelect
        label="Volunteer role"
        error={errors.opportunityId?.message}
        choices={[
          { value: noOpportunityChosen, label: 'Select a volunteer role' },
          ...roles.map((role) => ({
            value: role.id,
            label: `${role.name} (${role.category.name}, ${role.event.name})`,
          })),
        ]}
        {...register('opportunityId', {
          // Until they say a day themselves, it is the first day of the role's event.
          onChange: (change: { target: { value: string } }) => {
            const first = eventOf(change.target.value)?.startDate;
            if (first && !getFieldState('date').isDirty) setValue('date', first);
          },
        })}
      />
      <Field
        label="Date"
        type="date"
        aria-required
        hint={warning ?? undefined}
        error={errors.date?.message}
        {...register('date')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Start time"
          type="time"
          aria-required
          error={errors.startTime?.message}
          {...register('startTime')}
        />
        <Field
          label="End time"
          type="time"
          aria-required
          hint={endTime && startTime && endsNextDay(startTime, endTime) ? 'Ends next day' : undefined}
          error={errors.endTime?.message}
          {...register('endTime')}
        />
      </div>
      <Field
        label="Volunteers needed"
        type="number"
        inputMode="numeric"
        min={1}
        aria-required
        error={errors.qtyRequired?.message}
        {...register('qtyRequired', { valueAsNumber: true })}
      />
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button onClick={leave}>Cancel</Button>
        <Button type="submit" kind="primary" disabled={busy || done}>
          {busy ? 'Creating…' : 'Create Shift'}
        </Button>
      </div>
    </form>
  );
}
