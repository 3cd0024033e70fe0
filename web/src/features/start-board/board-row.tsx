import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/button';
import { ContactButtons } from '../../ui/contact-buttons';
import { clockTime, missingWords, postName, shownState, stateWords, type ShownState } from './board-words';
import type { BoardRow_StartBoardRowFragment } from './start-board-page.generated';

interface BoardRowProps {
  row: BoardRow_StartBoardRowFragment;
  timeZone: string;
  /** The minute that the server's clock shows, in milliseconds. */
  now: number;
  busy: boolean;
  /** Whether anybody could be sent there. */
  canSend: boolean;
  onReport: () => void;
  onManned: () => void;
  onTakeBack: () => void;
  onSend: () => void;
}

/** Colour, sign and words of a state, so that none of them is needed alone. */
export const looks: Record<ShownState, { Icon: typeof CircleCheck; text: string; edge: string }> = {
  SAFE: { Icon: CircleCheck, text: 'text-good', edge: 'border-l-good' },
  SHORT: { Icon: TriangleAlert, text: 'text-warm', edge: 'border-l-warm' },
  MISSING: { Icon: CircleAlert, text: 'text-danger', edge: 'border-l-danger' },
  SILENT: { Icon: CircleHelp, text: 'text-ink', edge: 'border-l-control' },
};

/** How many missing people a row names; the others are counted. */
const mostNamed = 6;

/** A post: its state first, then who is missing, then what can be done. */
export function BoardRow({ row, timeZone, now, busy, canSend, onReport, onManned, onTakeBack, onSend }: BoardRowProps) {
  const { post, report, missing, state, isOwn, shiftCount } = row;
  const shown = shownState(row);
  const { Icon, text, edge } = looks[shown];
  const name = postName(post);
  const named = state === 'SAFE' ? [] : missing.slice(0, mostNamed);
  return (
    <li className={`board-post rounded-card border border-l-8 border-hairline bg-card p-4 md:px-5 ${edge}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="text-lg wrap-anywhere">{name}</h2>
          <p className="text-sm text-muted wrap-anywhere">
            {post.place === null ? 'All places' : post.category}
            {post.blocksStart ? ' · blocks the start' : ''}
          </p>
        </div>
        <p className={`flex items-center gap-2 text-lg font-semibold ${text}`}>
          <Icon aria-hidden="true" className="size-6 shrink-0" />
          {stateWords(row, timeZone, now)}
        </p>
      </div>
      <p className="mt-1 tabular-nums">
        <strong className="text-lg">
          {row.here} of {post.minimumStaff}
        </strong>{' '}
        here · by {clockTime(row.manningBy, timeZone, now)}
        {row.onTheWay > 0 ? ` · ${row.onTheWay} on the way` : ''}
        {row.waiting > 0 && state !== 'SAFE' ? ` · ${row.waiting} on the waitlist` : ''}
      </p>
      {shiftCount === 0 ? <p className="mt-1 text-sm text-warm">No shift runs here at the start.</p> : null}
      {report ? (
        <p className="mt-1 text-sm wrap-anywhere">
          By radio {clockTime(report.at, timeZone, now)}
          {report.by ? ` (${report.by})` : ''}: <strong>{report.manned ? 'manned' : 'not manned'}</strong>
          {report.note ? ` · “${report.note}”` : ''}
        </p>
      ) : null}
      {named.length > 0 ? (
        <ul className="mt-2 divide-y divide-hairline">
          {named.map((person) => {
            const who = `${person.firstName} ${person.lastName}`;
            return (
              <li key={person.signupId} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
                <span className="wrap-anywhere tabular-nums">
                  <strong>{who}</strong> {missingWords(person, timeZone, now)}
                </span>
                <ContactButtons name={who} phone={person.phone} email={null} />
              </li>
            );
          })}
        </ul>
      ) : null}
      {state !== 'SAFE' && missing.length > named.length ? (
        <p className="mt-1 text-sm text-muted">and {missing.length - named.length} more</p>
      ) : null}
      {isOwn && (report || state !== 'SAFE') ? (
        <div className="mt-3 flex flex-wrap gap-2">
          {report ? (
            <Button busy={busy} onClick={onTakeBack} aria-label={`Take report back: ${name}`}>
              Take Report Back
            </Button>
          ) : (
            <>
              <Button busy={busy} onClick={onManned} aria-label={`Manned (by radio): ${name}`}>
                Manned (by radio)
              </Button>
              <Button busy={busy} onClick={onReport} aria-label={`Not manned: ${name}`}>
                Not manned
              </Button>
            </>
          )}
          {state !== 'SAFE' && canSend ? (
            <Button kind="quiet" onClick={onSend} aria-label={`Send someone: ${name}`}>
              Send someone
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
