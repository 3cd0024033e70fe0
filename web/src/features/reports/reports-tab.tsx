import { Notice } from '../../ui/notice';

/** The Reports tab of the dashboard, of one event or of all that the viewer may see. */
export function ReportsTab({ eventId }: { eventId: string | null }) {
  return (
    <Notice title="Reports">
      <p>{eventId ? 'The report of this event is on its way.' : 'The reports are on their way.'}</p>
    </Notice>
  );
}
