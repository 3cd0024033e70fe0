import { publicSettings } from '../../app/settings';
import { formatMoment } from '../../formatting/times';
import { actionWords } from './action-words';
import type { AuditTable_EntryFragment } from './audit-log-page.generated';

interface AuditTableProps {
  entries: AuditTable_EntryFragment[];
  /** Whether the lines say which event they belong to. */
  withEvent: boolean;
}

const head = 'sticky top-0 bg-card px-4 py-2.5 text-left text-sm font-semibold text-muted';
const cell = 'px-4 py-0.5 align-top md:table-cell md:py-2.5';

/** The log as a table; on a phone each entry is a short block. Times are the club's. */
export function AuditTable({ entries, withEvent }: AuditTableProps) {
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
