import { useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { publicSettings } from '../../app/settings';
import { StaffPage } from '../../ui/staff-page';
import { useDocumentTitle } from '../../ui/use-document-title';
import { ImportForm } from './import-form';

/** Bulk import as a page of its own: `/import?eventId=…`. */
export function ImportPage() {
  const [query, setQuery] = useSearchParams();
  useDocumentTitle('Bulk Import (Excel)', publicSettings().productTitle);
  return (
    <StaffPage
      title="Bulk Import (Excel)"
      subtitle="Bring an organiser's sheet into an event, or take its plan out, edit it and bring it back."
      back={{ to: paths.adminDashboard, label: 'Back to Dashboard' }}
    >
      <div className="max-w-4xl">
        <ImportForm
          eventId={query.get('eventId') ?? undefined}
          onEventChange={(eventId) => setQuery(eventId ? { eventId } : {}, { replace: true })}
        />
      </div>
    </StaffPage>
  );
}
