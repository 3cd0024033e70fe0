import { DeleteRoleDialog, DeleteShiftDialog } from '../dialogs/delete-dialogs';
import { MovePersonDialog } from '../board/lazy-dialogs';
import { RoleSheet } from '../role/role-sheet';
import type { RoleSheet_CategoryFragment } from '../role/role-pages.generated';
import type { SheetOfRecord } from './sheet';
import { ShiftSheet } from './shift-sheet';

interface RecordSheetProps {
  eventId: string;
  /** The categories that a role can be moved to. */
  categories: readonly RoleSheet_CategoryFragment[];
  sheet: SheetOfRecord;
  /** Title of the toast when a change of a shift fails; the board's own when it is left out. */
  shiftFailure?: string;
  onOpen: (sheet: SheetOfRecord | null) => void;
}

/** A sheet for one role or shift, beside the board or another page. It fetches its record itself. */
export function RecordSheet({ eventId, categories, sheet, shiftFailure, onOpen }: RecordSheetProps) {
  const close = () => onOpen(null);
  switch (sheet.kind) {
    case 'shift':
      return (
        <ShiftSheet
          key={sheet.shiftId}
          eventId={eventId}
          shiftId={sheet.shiftId}
          view={sheet.view}
          failure={shiftFailure}
          onOpen={onOpen}
        />
      );
    case 'edit-role':
      return (
        <RoleSheet
          key={sheet.opportunityId}
          eventId={eventId}
          categories={categories}
          opportunityId={sheet.opportunityId}
          onClose={close}
          onDelete={(opportunity) => onOpen({ kind: 'delete-role', opportunity })}
        />
      );
    case 'delete-role':
      return <DeleteRoleDialog opportunity={sheet.opportunity} onClose={close} />;
    case 'move-person': {
      const { kind: _, ...person } = sheet;
      const categoryIds = categories.map(({ id }) => id);
      return <MovePersonDialog {...person} eventId={eventId} categoryIds={categoryIds} onClose={close} />;
    }
    case 'delete-shift':
      return <DeleteShiftDialog named={sheet.named} onClose={close} />;
  }
}
