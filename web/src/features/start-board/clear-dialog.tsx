import { useState } from 'react';
import { bringUpToDate } from '../../forms/bring-up-to-date';
import { useSaving } from '../../forms/use-saving';
import { formatTime } from '../../formatting/times';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { CheckField } from '../../ui/fields/check-field';
import { Field } from '../../ui/fields/field';
import { showToast } from '../../ui/toasts/toasts';
import { boardWords, postName, waitedFor } from './board-words';
import { useClearStartMutation, type StartBoardQuery } from './start-board-page.generated';

interface ClearDialogProps {
  /** The board is not live: nobody decides by it. */
  disabled: boolean;
  board: StartBoardQuery['startBoard'];
  refetch: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the decision; while posts that block the start are not manned, it needs a tick and a note. */
export function ClearDialog({ board, disabled, refetch, onClose }: ClearDialogProps) {
  // The posts for which it was ticked: one that opens meanwhile wants another tick.
  const [ticked, setTicked] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [clear] = useClearStartMutation();
  const { save } = useSaving();
  const blocking = board.rows.filter(waitedFor);
  const isOpen = blocking.length > 0;
  const open = blocking.map(({ post }) => post.id).join(' ');
  const confirmed = ticked === open;
  const { words } = boardWords(board.rows);
  const confirm = async () => {
    const done = await save('The start is not cleared', async () => {
      const { version, start } = board;
      await clear({ variables: { input: { startId: start.id, version, confirmed, note: note || null } } });
      showToast({ kind: 'success', title: `${start.name} is cleared` });
    });
    await bringUpToDate(refetch);
    return done;
  };
  return (
    <ConfirmDialog
      title={`Clear ${board.start.name}?`}
      confirm={isOpen ? 'Clear All the Same' : 'Clear the Start'}
      busy="Clearing…"
      danger={isOpen}
      ready={!disabled && (!isOpen || (confirmed && note.trim().length >= 3))}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        {words}. The gun goes at {formatTime(board.start.time)}. Your decision is recorded with your name and the time;
        it stops nobody.
      </p>
      {isOpen ? (
        <>
          <p className="wrap-anywhere">
            Not manned: <strong>{blocking.map(({ post }) => postName(post)).join(', ')}</strong>
          </p>
          <CheckField
            label="Clear while these posts are not manned"
            checked={confirmed}
            onChange={({ target }) => setTicked(target.checked ? open : null)}
          />
        </>
      ) : null}
      <Field
        label={isOpen ? 'Why' : 'Note'}
        note={isOpen ? undefined : 'optional'}
        hint={isOpen ? 'At least 3 characters.' : undefined}
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ConfirmDialog>
  );
}
