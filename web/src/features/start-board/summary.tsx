import { formatTime } from '../../formatting/times';
import { boardWords, clockTime, untilStart } from './board-words';
import type { StartBoardQuery } from './start-board-page.generated';
import type { BoardLine } from './use-board';

interface SummaryProps {
  board: StartBoardQuery['startBoard'];
  line: BoardLine;
  now: number;
  wall?: boolean;
}

const tones = {
  bad: 'border-danger bg-danger-tint text-danger',
  fair: 'border-warm bg-warm-tint text-warm',
  good: 'border-good bg-good-tint text-good',
  none: 'border-control bg-sunken text-muted',
};

/** The one sentence that a race director reads at arm's length. */
export function Summary({ board, line, now, wall = false }: SummaryProps) {
  const { start, rows, clearedAt, clearedBy, clearedNote, clearedOpen } = board;
  const { blocks, open, words } = boardWords(rows);
  const tone = line.kind === 'lost' || rows.length === 0 ? 'none' : blocks > 0 ? 'bad' : open > 0 ? 'fair' : 'good';
  return (
    <section aria-label="Summary" className={`my-4 rounded-card border-l-8 px-4 py-3 md:px-6 md:py-4 ${tones[tone]}`}>
      <p role="status" className={`font-semibold wrap-anywhere ${wall ? 'text-3xl' : 'text-xl'}`}>
        {words}
      </p>
      <p className={`mt-1 text-ink tabular-nums ${wall ? 'text-xl' : ''}`}>
        Start {untilStart(start.startsAt, now)} · {formatTime(start.time)} ·{' '}
        <LineWords {...{ line, now }} timeZone={start.timeZone} />
      </p>
      {clearedAt ? (
        <p className={`mt-1 text-ink wrap-anywhere ${wall ? 'text-xl' : ''}`}>
          <strong>Cleared</strong> {clockTime(clearedAt, start.timeZone, now)}
          {clearedBy ? ` by ${clearedBy}` : ''}
          {clearedOpen.length > 0 ? `, while not manned: ${clearedOpen.join(', ')}` : ''}
          {clearedNote ? ` · “${clearedNote}”` : ''}
        </p>
      ) : null}
    </section>
  );
}

function LineWords({ line, timeZone, now }: { line: BoardLine; timeZone: string; now: number }) {
  if (line.kind === 'live') return <span>Live</span>;
  if (line.kind === 'polled') return <span>Read every 5 seconds</span>;
  return (
    <strong className="text-danger">
      Not live since {clockTime(new Date(line.since).toISOString(), timeZone, now)}
    </strong>
  );
}
