import type { ImportResult } from '@trailcrew/api/contract/programme/import';
import { Dialog } from '../../ui/dialogs/dialog';
import { ImportForm } from './import-form';

interface ImportDialogProps {
  /** The event to begin with; another one can be chosen. */
  eventId?: string;
  onClose: () => void;
  /** Called after something was imported; the dialog stays open with the report. */
  onImported?: (result: ImportResult) => void;
}

/** Bulk import of an Excel plan, for admins. Mounted means open. */
export function ImportDialog({ eventId, onClose, onImported }: ImportDialogProps) {
  return (
    <Dialog title="Bulk Import (Excel)" placement="wide" onClose={onClose}>
      <div className="mt-4">
        <ImportForm eventId={eventId} onImported={onImported} />
      </div>
    </Dialog>
  );
}
