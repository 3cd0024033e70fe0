import { Dialog } from '../../ui/dialog';

interface ImportDialogProps {
  eventId: string;
  onClose: () => void;
  /** Told once rows were brought in. */
  onImported: () => void;
}

/** Bulk import of a workbook into an event. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  return (
    <Dialog title="Bulk Import (Excel)" onClose={onClose}>
      <p className="mt-4">The import is not part of this build.</p>
    </Dialog>
  );
}
