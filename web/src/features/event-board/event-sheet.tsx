import { LoadFailure } from '../../forms/load-failure';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import { BoardSheet } from './board-sheet';
import { allCategories } from './category-list';
import { useEventBoardQuery } from './event-board.generated';
import type { HeldSheet, OpenSheet } from './sheet';

interface EventSheetProps {
  eventId: string;
  sheet: HeldSheet;
  onOpen: OpenSheet;
}

/** A sheet of the event board beside another page, such as the dashboard: the event is fetched when the sheet opens. */
export function EventSheet({ eventId, sheet, onOpen }: EventSheetProps) {
  const { data, error, refetch } = useEventBoardQuery({
    variables: { eventId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const board = data?.eventBoard;
  if (board)
    return (
      <BoardSheet
        board={board}
        sheet={sheet}
        chosenCategory={allCategories}
        shiftFailure="Failed to update shift"
        onOpen={onOpen}
        onRefresh={async () => (await refetch()).data?.eventBoard ?? null}
      />
    );
  return (
    <Dialog
      title={sheet.kind === 'edit-role' ? 'Edit Volunteer Role' : 'Edit Shift'}
      placement="side"
      wide
      onClose={() => onOpen(null)}
    >
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" className="mt-5 grid gap-4">
          <span className="for-screen-readers">Loading</span>
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-28" />
        </div>
      )}
    </Dialog>
  );
}
