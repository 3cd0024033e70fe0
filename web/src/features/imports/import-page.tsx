import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../app/settings';
import { StaffPage } from '../../ui/staff-page';
import { EventBar } from '../event-bar/event-bar';
import { OfKnownEvent } from '../event-bar/of-known-event';
import { ImportForm } from './import-form';

/** Bulk import as a page of its own: `/import?eventId=…`. */
export function ImportPage() {
  const [query] = useSearchParams();
  const eventId = query.get('eventId') ?? '';
  useDocumentTitle('Bulk Import (Excel)');
  return (
    <StaffPage
      title="Bulk Import (Excel)"
      subtitle="Import an organizer's spreadsheet into an event, or export its plan, edit it and import it again."
      bar={<EventBar page="import" eventId={eventId} none="Choose an event" />}
    >
      <div className="max-w-4xl">
        <OfKnownEvent page="import" eventId={eventId}>
          <ImportForm eventId={eventId} eventFromPage />
        </OfKnownEvent>
      </div>
    </StaffPage>
  );
}
