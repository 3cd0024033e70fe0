import { useState } from 'react';
import { bringUpToDate } from '../../../forms/bring-up-to-date';
import { useSaving } from '../../../forms/use-saving';
import { formatShortDay } from '../../../formatting/days';
import { formatTime } from '../../../formatting/times';
import { useOpens } from '../../../session/session';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { showToast } from '../../../ui/toasts/toasts';
import type { RaceStart_RaceStartFragment } from '../start-board-page.generated';
import { useDeleteRaceStartMutation } from './edit-board.generated';
import { card, type EditedEvent } from './edited-event';
import { StartDialog } from './start-dialog';

/** An event with its starts, and how to read them again. */
export interface EditedStartsProps {
  event: EditedEvent;
  starts: readonly RaceStart_RaceStartFragment[];
  refetch: () => Promise<unknown>;
}

/** The starts of an event; admins change them. */
export function EditedStarts({ event, starts, refetch }: EditedStartsProps) {
  const { adminPages } = useOpens();
  const [editing, setEditing] = useState<RaceStart_RaceStartFragment | 'new' | null>(null);
  const [deleting, setDeleting] = useState<RaceStart_RaceStartFragment | null>(null);
  const [remove] = useDeleteRaceStartMutation();
  const { save } = useSaving();
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Starts</h2>
        {adminPages ? (
          <Button kind={starts.length === 0 ? 'primary' : 'outline'} onClick={() => setEditing('new')}>
            Add a Start
          </Button>
        ) : null}
      </div>
      {starts.length === 0 ? <p className="text-muted">No starts yet.</p> : null}
      <ul className="grid gap-2">
        {starts.map((start) => (
          <li key={start.id} className={card}>
            <p className="min-w-0 flex-1 basis-52 wrap-anywhere">
              <strong>{start.name}</strong>{' '}
              <span className="text-muted tabular-nums">
                {formatShortDay(start.date)}, {formatTime(start.time)}
              </span>
            </p>
            {adminPages ? (
              <span className="flex gap-2">
                <Button onClick={() => setEditing(start)} aria-label={`Edit ${start.name}`}>
                  Edit
                </Button>
                <Button onClick={() => setDeleting(start)} aria-label={`Delete ${start.name}`}>
                  Delete
                </Button>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {editing ? (
        <StartDialog
          event={event}
          start={editing === 'new' ? null : editing}
          onSaved={() => bringUpToDate(refetch)}
          onClose={() => setEditing(null)}
        />
      ) : null}
      {deleting ? (
        <ConfirmDialog
          title={`Delete ${deleting.name}?`}
          confirm="Delete Start"
          busy="Deleting…"
          danger
          onClose={() => setDeleting(null)}
          onConfirm={() =>
            save('Failed to delete the start', async () => {
              await remove({ variables: { startId: deleting.id, version: deleting.version } });
              showToast({ kind: 'success', title: `${deleting.name} is deleted` });
              await bringUpToDate(refetch);
            })
          }
        >
          <p>Its board, what was reported for it and its clearance are deleted. Posts and shifts stay.</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
