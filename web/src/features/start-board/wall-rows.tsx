import { memo } from 'react';
import { looks } from './board-row';
import { postName, shownState, stateWords } from './board-words';
import type { BoardRow_StartBoardRowFragment } from './start-board-page.generated';

interface WallRowsProps {
  rows: readonly BoardRow_StartBoardRowFragment[];
  timeZone: string;
  /** The minute that the server's clock shows, in milliseconds. */
  now: number;
  /** The board is not live. */
  dimmed: boolean;
}

/** Posts to read from five metres: state, count, names of those who are missing; no phones. */
export const WallRows = memo(function WallRows({ rows, timeZone, now, dimmed }: WallRowsProps) {
  return (
    <ul className={`grid gap-4 lg:grid-cols-2 xl:grid-cols-3 ${dimmed ? 'grayscale' : ''}`}>
      {rows.map((row) => {
        const { Icon, text, edge } = looks[shownState(row)];
        const names =
          row.state === 'SAFE' ? [] : row.missing.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
        return (
          <li key={row.post.id} className={`rounded-card border border-l-12 border-hairline bg-card p-5 ${edge}`}>
            <div className="flex items-start justify-between gap-4">
              <h2 className="min-w-0 text-2xl wrap-anywhere">{postName(row.post)}</h2>
              <p className="text-3xl font-semibold whitespace-nowrap tabular-nums">
                {row.here} / {row.post.minimumStaff}
              </p>
            </div>
            <p className={`mt-2 flex items-center gap-2 text-xl font-semibold ${text}`}>
              <Icon aria-hidden="true" className="size-8 shrink-0" />
              {stateWords(row, timeZone, now)}
            </p>
            {row.shiftCount === 0 ? <p className="mt-2 text-lg text-warm">No shift runs here at the start.</p> : null}
            {names.length > 0 ? <p className="mt-2 text-lg wrap-anywhere">{names.join(', ')}</p> : null}
          </li>
        );
      })}
    </ul>
  );
});
