import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { Field } from '../../ui/fields/field';

interface ReportDialogProps {
  /** The post's name. */
  post: string;
  onReport: (note: string | null) => Promise<boolean>;
  onClose: () => void;
}

/** Notes that a post is not manned, and what else was said. */
export function ReportDialog({ post, onReport, onClose }: ReportDialogProps) {
  const [note, setNote] = useState('');
  return (
    <ConfirmDialog
      title={`${post} is not manned?`}
      confirm="Note It"
      busy="Noting…"
      onConfirm={() => onReport(note || null)}
      onClose={onClose}
    >
      <p>The post stays red until you take the report back.</p>
      <Field
        label="What was said"
        note="optional"
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ConfirmDialog>
  );
}
