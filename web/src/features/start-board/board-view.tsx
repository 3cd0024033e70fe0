import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { bringUpToDate } from '../../forms/bring-up-to-date';
import { useSaving } from '../../forms/use-saving';
import { formatTime } from '../../formatting/times';
import { buttonClass } from '../../ui/button';
import { Loading } from '../../ui/loading/loading';
import { Notice } from '../../ui/notice';
import { showToast } from '../../ui/toasts/toasts';
import { StaffLoadFailure } from '../accounts/staff-load-failure';
import { BoardRow } from './board-row';
import { postName } from './board-words';
import { Clearance } from './clearance';
import { ReportDialog } from './report-dialog';
import { SendDialog } from './send-dialog';
import {
  useReportPostMutation,
  type BoardRow_StartBoardRowFragment,
  type StartBoardQuery,
} from './start-board-page.generated';
import { Summary } from './summary';
import { useBoard } from './use-board';
import { WallRows } from './wall-rows';

interface BoardViewProps {
  eventId: string;
  startId: string;
  /** For a big screen: counts and states alone. */
  wall?: boolean;
  /** The event's name, on the wall. */
  title?: string;
}

type Board = StartBoardQuery['startBoard'];

/** A start's board as it is now. */
export function BoardView({ eventId, startId, wall = false, title }: BoardViewProps) {
  const { board, error, line, now, refetch } = useBoard(eventId, startId);
  if (!board)
    return error ? <StaffLoadFailure error={error} onRetry={() => void refetch()} /> : <Loading each="h-24" />;
  const isLost = line.kind === 'lost';
  // The words of a post change by the minute, the clock at the top by the second.
  const minute = now - (now % 60_000);
  if (wall)
    return (
      <div className="bg-page p-4 md:p-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h1 className="text-3xl wrap-anywhere">
            {title} · {board.start.name}, {formatTime(board.start.time)}
          </h1>
          <Link to={`?start=${startId}`} className={buttonClass('outline')}>
            Leave Wall View
          </Link>
        </div>
        <Summary {...{ board, line, now }} wall />
        <WallRows rows={board.rows} timeZone={board.start.timeZone} now={minute} dimmed={isLost} />
      </div>
    );
  return (
    <>
      <Summary {...{ board, line, now }} />
      {board.rows.length === 0 ? (
        <Notice
          title="No posts before this start"
          action={
            <Link to="?view=edit" className={buttonClass('primary')}>
              Add Posts
            </Link>
          }
        >
          A post is a category and a place, with the number of people that it needs.
        </Notice>
      ) : (
        <Rows {...{ board, isLost }} now={minute} refetch={refetch} />
      )}
      <Clearance board={board} refetch={refetch} disabled={isLost} />
    </>
  );
}

interface RowsProps {
  board: Board;
  /** The minute that the server's clock shows, in milliseconds. */
  now: number;
  isLost: boolean;
  refetch: () => Promise<unknown>;
}

const Rows = memo(function Rows({ board, now, isLost, refetch }: RowsProps) {
  const [reporting, setReporting] = useState<BoardRow_StartBoardRowFragment | null>(null);
  const [sending, setSending] = useState<BoardRow_StartBoardRowFragment | null>(null);
  const [report] = useReportPostMutation();
  const { saving, save } = useSaving();
  const { timeZone, id: startId } = board.start;
  const note = async (row: BoardRow_StartBoardRowFragment, manned: boolean | null, words: string | null) => {
    const done = await save('Failed to note the report', async () => {
      await report({ variables: { input: { postId: row.post.id, startId, manned, note: words } } });
    });
    await bringUpToDate(refetch);
    if (done && manned === null) showToast({ kind: 'success', title: `Report taken back: ${postName(row.post)}` });
    return done;
  };
  return (
    <>
      <ul className={`grid gap-3 ${isLost ? 'grayscale' : ''}`}>
        {board.rows.map((row) => (
          <BoardRow
            key={row.post.id}
            {...{ row, timeZone, now }}
            busy={saving}
            canSend={row.sendToShiftId !== null && board.free.some(({ notFor }) => !notFor.includes(row.post.id))}
            onReport={() => setReporting(row)}
            onManned={() => void note(row, true, null)}
            onTakeBack={() => void note(row, null, null)}
            onSend={() => setSending(row)}
          />
        ))}
      </ul>
      {reporting ? (
        <ReportDialog
          post={postName(reporting.post)}
          onReport={(words) => note(reporting, false, words)}
          onClose={() => setReporting(null)}
        />
      ) : null}
      {sending ? (
        <SendDialog row={sending} free={board.free} onClose={() => setSending(null)} refetch={refetch} />
      ) : null}
    </>
  );
});
