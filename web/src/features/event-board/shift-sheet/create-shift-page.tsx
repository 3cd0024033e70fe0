import { endsNextDay } from '@trailcrew/api/contract/text/ends-next-day';
import { noOpportunityChosen, shiftDayWarning } from '@trailcrew/api/contract/programme/shift-input';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useDocumentTitle } from '../../../app/settings';
import { LoadFailure } from '../../../forms/load-failure';
import { showFailure } from '../../../forms/failure-toast';
import { FormButtons } from '../../../ui/fields/form-buttons';
import { FormSelect } from '../../../ui/fields/form-select';
import { PageSkeleton } from '../../../ui/loading/page-skeleton';
import { StaffPage } from '../../../ui/staff-page';
import { UnsavedText } from '../../../ui/dialogs/unsaved-text';
import { useRoleChoicesQuery, type CreateShiftForm_OpportunityFragment } from '../role/role-pages.generated';
import { ShiftFields } from './shift-fields';
import { useLeave } from '../role/use-leave';
import { useNewShifts } from './use-new-shifts';

const back = { to: paths.leadDashboard, label: 'Back to Dashboard' };
/** After a shift is created, this leaves time to read the toast before the dashboard opens. */
const redirectMilliseconds = 1500;

/** 'Create Shift': one shift of a volunteer role, on a page of its own. */
export function CreateShiftPage() {
  useDocumentTitle('Create Shift');
  const [address] = useSearchParams();
  const eventId = address.get('eventId');
  const { data, error, refetch } = useRoleChoicesQuery({ variables: { eventId }, fetchPolicy: 'network-only' });
  useEffect(() => {
    if (error) showFailure('Failed to fetch volunteer roles', error);
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
  roles: readonly CreateShiftForm_OpportunityFragment[];
  opportunityId: string;
}

function CreateShiftForm({ roles, opportunityId }: CreateShiftFormProps) {
  const { leave, leaveAfter } = useLeave();
  const eventOf = (id: string | undefined) => roles.find((role) => role.id === id)?.event;
  const firstDay = (eventOf(opportunityId) ?? roles[0]?.event)?.startDate ?? '';
  const [done, setDone] = useState(false);
  const { form, busy, make } = useNewShifts({
    opportunityId,
    date: firstDay,
    onMade: () => {
      setDone(true);
      leaveAfter(redirectMilliseconds);
    },
  });
  const { register, handleSubmit, control, formState, setValue, getFieldState } = form;
  const [chosen, date, startTime, endTime] = useWatch({
    control,
    name: ['opportunityId', 'date', 'startTime', 'endTime'],
  });
  const event = eventOf(chosen);
  const warning = event && date ? shiftDayWarning(date, event) : null;

  const { errors } = formState;
  return (
    <form
      noValidate
      onSubmit={(submit) => void handleSubmit((shift) => make([shift]))(submit)}
      className="grid max-w-xl gap-4"
    >
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
          // Until a day is entered it is the first day of the role's event.
          onChange: (change: { target: { value: string } }) => {
            const first = eventOf(change.target.value)?.startDate;
            if (first && !getFieldState('date').isDirty) setValue('date', first);
          },
        })}
      />
      <ShiftFields
        register={register}
        errors={errors}
        dayHint={warning ?? undefined}
        endHint={endTime && startTime && endsNextDay(startTime, endTime) ? 'Ends next day' : undefined}
        brief
      />
      <FormButtons busy={busy || done} label={busy ? 'Creating…' : 'Create Shift'} onCancel={leave} />
    </form>
  );
}
