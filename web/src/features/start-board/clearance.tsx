import { useState } from 'react';
import { bringUpToDate } from '../../forms/bring-up-to-date';
import { useSaving } from '../../forms/use-saving';
import { useOpens } from '../../session/session';
import { Button } from '../../ui/button';
import { ClearDialog } from './clear-dialog';
import { useWithdrawClearanceMutation, type StartBoardQuery } from './start-board-page.generated';

interface ClearanceProps {
  board: StartBoardQuery['startBoard'];
  /** The board is not live: nobody decides by it. */
  disabled: boolean;
  refetch: () => Promise<unknown>;
}

/** The decision, for admins. */
export function Clearance({ board, disabled, refetch }: ClearanceProps) {
  const { adminPages } = useOpens();
  const [clearing, setClearing] = useState(false);
  const [withdraw] = useWithdrawClearanceMutation();
  const { saving, save } = useSaving();
  if (!adminPages || (board.rows.length === 0 && !board.clearedAt)) return null;
  return (
    <div className="mt-6 flex flex-wrap gap-3 border-t border-hairline pt-4">
      {board.clearedAt ? (
        <Button
          busy={saving}
          onClick={() =>
            void save('Failed to take the clearance back', async () => {
              await withdraw({ variables: { startId: board.start.id } });
              await bringUpToDate(refetch);
            })
          }
        >
          Take Clearance Back
        </Button>
      ) : (
        <Button kind="primary" disabled={disabled} onClick={() => setClearing(true)} className="min-h-14 text-base">
          Clear the Start
        </Button>
      )}
      {clearing ? (
        <ClearDialog board={board} disabled={disabled} onClose={() => setClearing(false)} refetch={refetch} />
      ) : null}
    </div>
  );
}
