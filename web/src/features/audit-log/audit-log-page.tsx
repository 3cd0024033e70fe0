import { useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { nameWithYear } from '../../formatting/days';
import { useDocumentTitle, publicSettings } from '../../app/settings';
import { useOlder } from '../../forms/use-older';
import { Notice } from '../../ui/notice';
import { SelectField } from '../../ui/fields/select-field';
import { Loading } from '../../ui/loading/loading';
import { StaffPage } from '../../ui/staff-page';
import { StaffLoadFailure } from '../accounts/staff-load-failure';
import { formatMoment } from '../../formatting/times';
import {
  useAuditLogEventsQuery,
  useAuditLogPageQuery,
  type AuditTable_EntryFragment,
} from './audit-log-page.generated';
import { actionWords } from './action-words';

/** The actions of staff, the newest first, of one event or of all. */
export function AuditLogPage() {
  useDocumentTitle('Audit Log');
  const [address, setAddress] = useSearchParams();
  const eventId = address.get('eventId') ?? '';
  const { data: listed } = useAuditLogEventsQuery();
  const events = listed?.events ?? [];
  const known = eventId === '' || events.some(({ id }) => id === eventId);
  return (
    <StaffPage
      title="Audit Log"
      subtitle="What admins and leads changed, exported or deleted."
      back={{ to: paths.adminDashboard, label: 'Back to Dashboard' }}
    >
      <div className="max-w-md">
        <SelectField
          label="Event"
          value={eventId}
          active={eventId !== ''}
          choices={[
            { value: '', label: 'All events' },
            ...(known ? [] : [{ value: eventId, label: 'A deleted event' }]),
            ...events.map((one) => ({ value: one.id, label: nameWithYear(one) })),
          ]}
          onChange={(chosen) => setAddress(chosen ? { eventId: chosen } : {}, { replace: true })}
        />
      </div>
      <Entries key={eventId} eventId={eventId || null} />
    </StaffPage>
  );
}

function Entries({ eventId }: { eventId: string | null }) {
  // A log is always read from the server: the page's cache must not hide newer entries.
  const { data, error, refetch, fetchMore } = useAuditLogPageQuery({
    variables: { eventId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { nodes, button } = useOlder(data?.auditLog, 'entries', async (after) => {
    const older = await fetchMore({ variables: { after }, updateQuery: (before) => before });
    return older.data?.auditLog;
  });
  if (!data)
    return error ? (
      <StaffLoadFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <Loading each="h-11" rows={6} className="mt-6 grid gap-3" />
    );
  if (nodes.length === 0)
    return (
      <Notice title="Nothing yet">
        <p>Changes by staff will be listed here.</p>
      </Notice>
    );
  return (
    <>
      <AuditTable entries={nodes} withEvent={eventId === null} />
      {button}
    </>
  );
}

interface AuditTableProps {
  entries: AuditTable_EntryFragment[];
  /** Whether the lines say which event they belong to. */
  withEvent: boolean;
}

const head = 'sticky top-0 bg-card px-4 py-2.5 text-left text-sm font-semibold text-muted';
const cell = 'px-4 py-0.5 align-top md:table-cell md:py-2.5';

/** The log as a table; on a phone each entry is a short block. Times are the club's. */
function AuditTable({ entries, withEvent }: AuditTableProps) {
  const { timeZone } = publicSettings();
  return (
    <div className="mt-6 rounded-card border border-hairline bg-card">
      <table className="w-full border-collapse text-sm">
        <caption className="for-screen-readers">Audit log, the newest entry first</caption>
        <thead className="hidden border-b border-hairline md:table-header-group">
          <tr>
            {['When', 'Who', 'What', ...(withEvent ? ['Event'] : []), 'Details'].map((title) => (
              <th key={title} scope="col" className={head}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {entries.map((entry) => (
            <tr key={entry.id} className="block py-2 md:table-row md:py-0">
              <td className={`${cell} block whitespace-nowrap text-muted tabular-nums`}>
                <time dateTime={entry.happenedAt}>{formatMoment(entry.happenedAt, timeZone)}</time>
              </td>
              <td className={`${cell} inline-block pr-2 font-semibold md:pr-4`}>{entry.actorName}</td>
              <td className={`${cell} inline-block pl-0 whitespace-nowrap md:pl-4`}>{actionWords(entry.action)}</td>
              {withEvent ? (
                <td className={`${cell} ${entry.eventId ? 'block' : 'hidden'} text-muted`}>
                  {entry.eventName ?? (entry.eventId ? 'A deleted event' : '')}
                </td>
              ) : null}
              <td className={`${cell} block wrap-anywhere`}>{entry.summary}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
