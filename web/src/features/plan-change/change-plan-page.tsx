import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../app/settings';
import { LoadFailure, OutOfDate } from '../../forms/load-failure';
import type { PlanChangeInput } from '../../graphql/schema.generated';
import { useOpens } from '../../session/session';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/loading/skeleton';
import { StaffPage } from '../../ui/staff-page';
import { EventBar } from '../event-bar/event-bar';
import { OfKnownEvent } from '../event-bar/of-known-event';
import { useLiveEvent } from '../live/use-live-event';
import { useChangePlanPageQuery } from './change-plan-page.generated';
import { MadeChanges } from './made-changes';
import { PlanFields } from './plan-fields';
import { listedShifts, noChoice, planInput, startOf, startsOfChoice, type PlanChoice } from './plan-choice';
import { PlanPreview } from './plan-preview';
import { PreparedPlans } from './prepared-plans';

/** /change-plan?eventId=: chooses many shifts, previews their change, makes it at once, and undoes it within a day. */
export function ChangePlanPage() {
  useDocumentTitle('Change plan');
  const [address] = useSearchParams();
  const eventId = address.get('eventId') ?? '';
  return (
    <StaffPage
      title="Change plan"
      bar={<EventBar page="plan" eventId={eventId} />}
      subtitle="Move many shifts at once. Preview every change before anyone is notified."
    >
      {eventId ? (
        <OfKnownEvent page="plan" eventId={eventId}>
          <ChangePlan key={eventId} eventId={eventId} />
        </OfKnownEvent>
      ) : (
        <Notice title="Choose an event">
          <p>Then its shifts appear here.</p>
        </Notice>
      )}
    </StaffPage>
  );
}

function ChangePlan({ eventId }: { eventId: string }) {
  const { state } = useLocation() as { state: unknown };
  const { adminPages } = useOpens();
  const { data, previousData, error, refetch } = useChangePlanPageQuery({
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
  });
  const [choice, setChoice] = useState<PlanChoice>(() => startOf(state));
  const shown = data ?? previousData;
  useLiveEvent(shown?.event?.id, shown?.event?.position, () => refetch());
  const shifts = useMemo(() => shown?.ledShifts ?? [], [shown]);
  const listed = useMemo(() => listedShifts(shifts, choice), [shifts, choice]);
  // Starts are moved by admins.
  const starts = useMemo(() => (adminPages ? (shown?.raceStarts ?? []) : []), [adminPages, shown]);
  // Each change by others loads the shifts again. Input with the same contents stays one object, so the preview and an open question stay.
  const asked = useMemo(
    () => JSON.stringify(planInput(eventId, listed, choice, starts)),
    [eventId, listed, choice, starts],
  );
  const input = useMemo(() => JSON.parse(asked) as PlanChangeInput | null, [asked]);
  if (!shown) {
    return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-96 w-full" />;
  }
  if (!shown.event || shifts.length === 0) {
    return (
      <Notice title="No shifts here">
        <p>You can change the plan once there are shifts in your categories.</p>
      </Notice>
    );
  }
  return (
    <>
      <OutOfDate error={error} onRetry={() => void refetch()} />
      <MadeChanges eventId={eventId} changes={shown.planChanges} timeZone={shown.event.timeZone} />
      <PreparedPlans plans={shown.preparedPlanChanges} timeZone={shown.event.timeZone} />
      <PlanFields shifts={shifts} starts={startsOfChoice(starts, choice)} choice={choice} onChange={setChoice} />
      <PlanPreview
        listed={listed}
        choice={choice}
        input={input}
        onChange={setChoice}
        onApplied={() => setChoice(noChoice)}
      />
    </>
  );
}
