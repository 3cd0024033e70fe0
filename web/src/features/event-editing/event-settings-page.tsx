import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useDocumentTitle } from '../../app/settings';
import { Button, buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { StaffPage } from '../../ui/staff-page';
import { EventBar } from '../event-bar/event-bar';
import { OfKnownEvent } from '../event-bar/of-known-event';
import { DeleteEventDialog } from './delete-event-dialog';
import { DuplicateEventDialog } from './duplicate-event-dialog';
import { EditedEvent } from './edit-event-dialog';
import { EventState } from './event-state';
import { HoursSwitch } from '../hours/hours-switch';
import { MealVouchersSelect } from './meal-vouchers-select';
import { WaitlistSwitch } from '../waitlist/waitlist-switch';
import { useUpdateEventMutation } from './edit-event-dialog.generated';
import { useEventSettingsPageQuery } from './event-settings-page.generated';

/** /event-settings?eventId=…: an event's own fields, and the actions for it as a whole. */
export function EventSettingsPage() {
  useDocumentTitle('Event Settings');
  const [query] = useSearchParams();
  const eventId = query.get('eventId') ?? '';
  return (
    <StaffPage title="Event Settings" bar={<EventBar page="settings" eventId={eventId} />}>
      {eventId ? (
        <OfKnownEvent page="settings" eventId={eventId}>
          <Settings key={eventId} eventId={eventId} />
        </OfKnownEvent>
      ) : (
        <Notice title="Choose an event">
          <p>Then its name, days, place and time zone can be changed here.</p>
        </Notice>
      )}
    </StaffPage>
  );
}

function Settings({ eventId }: { eventId: string }) {
  const navigate = useNavigate();
  const { data } = useEventSettingsPageQuery({ variables: { eventId } });
  const [update] = useUpdateEventMutation();
  const [acting, setActing] = useState<'duplicate' | 'delete' | null>(null);
  const event = data?.event;
  const close = () => setActing(null);
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,42rem)_1fr]">
      <section aria-label="Details" className="rounded-card border border-hairline bg-card px-5 pb-6 sm:px-6">
        <EditedEvent eventId={eventId} onSaved={() => undefined} />
      </section>
      {event ? (
        <div className="grid gap-8">
          <EventState event={event} />
          <section aria-labelledby="waitlists-of-event">
            <h2 id="waitlists-of-event" className="text-lg">
              Waitlists
            </h2>
            <WaitlistSwitch
              of="event"
              on={event.waitlistEnabled}
              onChange={(waitlistEnabled) => update({ variables: { eventId, input: { waitlistEnabled } } })}
            />
          </section>
          <section aria-labelledby="hours-of-event">
            <h2 id="hours-of-event" className="text-lg">
              Hours
            </h2>
            <HoursSwitch
              byMarks={event.hoursFrom === 'MARKS'}
              onChange={(hoursFrom) => update({ variables: { eventId, input: { hoursFrom } } })}
            />
          </section>
          <section aria-labelledby="vouchers-of-event">
            <h2 id="vouchers-of-event" className="mb-2 text-lg">
              Meal vouchers
            </h2>
            <MealVouchersSelect
              minutes={event.mealVoucherMinutes}
              onChange={(mealVoucherMinutes) => update({ variables: { eventId, input: { mealVoucherMinutes } } })}
            />
          </section>
          <section aria-labelledby="more-of-event">
            <h2 id="more-of-event" className="text-lg">
              More of this event
            </h2>
            <div className="mt-3 flex flex-wrap gap-3 lg:flex-col lg:items-start">
              <Link to={paths.event(event.slug)} className={buttonClass('outline')}>
                What visitors see
              </Link>
              <Link to={paths.manageCategoriesOf(event.id)} className={buttonClass('outline')}>
                Categories &amp; Leads
              </Link>
              <Link to={paths.manageImagesOf(event.id)} className={buttonClass('outline')}>
                Cover Images
              </Link>
              <Link to={paths.auditLogOf(event.id)} className={buttonClass('outline')}>
                Audit Log
              </Link>
              <Button onClick={() => setActing('duplicate')}>Duplicate Event</Button>
              <Button onClick={() => setActing('delete')} className="hover:border-danger! hover:text-danger!">
                Delete Event
              </Button>
            </div>
          </section>
        </div>
      ) : null}
      {event && acting === 'duplicate' ? <DuplicateEventDialog event={event} onClose={close} /> : null}
      {event && acting === 'delete' ? (
        <DeleteEventDialog event={event} onClose={close} onDeleted={() => void navigate(paths.adminDashboard)} />
      ) : null}
    </div>
  );
}
