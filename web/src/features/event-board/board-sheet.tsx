import { Suspense, useEffect } from 'react';
import { Dialog } from '../../ui/dialog';
import { AddShiftsForm } from './add-shifts-form';
import { placedShifts, type Board, type RefreshBoard } from './board';
import { allCategories } from './category-list';
import { CopyShiftsForm } from './copy-shifts-form';
import { DeleteCategoryDialog, DeleteRoleDialog, DeleteShiftDialog } from './delete-dialogs';
import { CategorySheet } from './lazy-dialogs';
import { RoleSheet } from './role-sheet';
import type { HeldSheet, OpenSheet } from './sheet';
import { ShiftSheet } from './shift-sheet';

interface BoardSheetProps {
  board: Board;
  sheet: HeldSheet;
  chosenCategory: string;
  /** Title of the toast when a change of a shift fails; the board's own when it is left out. */
  shiftFailure?: string;
  onOpen: OpenSheet;
  onRefresh: RefreshBoard;
}

/** Whatever is open beside the board. What was deleted meanwhile, by somebody else, closes by itself. */
export function BoardSheet(props: BoardSheetProps) {
  const content = contentOf(props);
  const { onOpen } = props;
  const gone = content === null;
  useEffect(() => {
    if (gone) onOpen(null);
  }, [gone, onOpen]);
  return <Suspense fallback={null}>{content}</Suspense>;
}

function contentOf({ board, sheet, chosenCategory, shiftFailure, onOpen, onRefresh }: BoardSheetProps) {
  const { event, categories } = board;
  const close = () => onOpen(null);
  const roles = categories.flatMap((category) =>
    category.opportunities.map((opportunity) => ({ category, opportunity })),
  );
  const roleOf = (id: string) => roles.find(({ opportunity }) => opportunity.id === id);
  const placedOf = (id: string) => placedShifts(categories).find(({ shift }) => shift.id === id);
  switch (sheet.kind) {
    case 'shift': {
      const placed = placedOf(sheet.shiftId);
      return placed ? (
        <ShiftSheet
          key={sheet.shiftId}
          event={event}
          placed={placed}
          view={sheet.view}
          failure={shiftFailure}
          onOpen={onOpen}
          onRefresh={onRefresh}
        />
      ) : null;
    }
    case 'add-shift': {
      return (
        <Dialog title="Add Shift" placement="side" wide onClose={close}>
          <AddShiftsForm
            roles={roles.map(({ category, opportunity: { id, name } }) => ({ id, name, categoryName: category.name }))}
            event={event}
            opportunityId={sheet.opportunityId ?? (roles.length === 1 ? (roles[0]?.opportunity.id ?? '') : '')}
            day={sheet.day}
            onDone={close}
          />
        </Dialog>
      );
    }
    case 'copy-shifts': {
      const role = roleOf(sheet.opportunityId);
      return role ? (
        <Dialog title={`Copy shifts of ${role.opportunity.name}`} placement="side" wide onClose={close}>
          <CopyShiftsForm event={event} opportunity={role.opportunity} onDone={close} />
        </Dialog>
      ) : null;
    }
    case 'add-role':
    case 'edit-role': {
      const role = sheet.kind === 'edit-role' ? roleOf(sheet.opportunityId) : undefined;
      if (sheet.kind === 'edit-role' && !role) return null;
      const picked = sheet.kind === 'add-role' ? (sheet.categoryId ?? chosenCategory) : '';
      return (
        <RoleSheet
          event={event}
          categories={categories}
          opportunity={role?.opportunity ?? null}
          categoryId={picked === allCategories ? (categories[0]?.id ?? '') : picked}
          onClose={close}
          onDelete={() => role && onOpen({ kind: 'delete-role', opportunityId: role.opportunity.id })}
          onRefresh={onRefresh}
        />
      );
    }
    case 'delete-role': {
      const role = roleOf(sheet.opportunityId);
      return role ? <DeleteRoleDialog opportunity={role.opportunity} onClose={close} /> : null;
    }
    case 'delete-shift': {
      const placed = placedOf(sheet.shiftId);
      return placed ? <DeleteShiftDialog placed={placed} onClose={close} /> : null;
    }
    case 'delete-category': {
      const category = categories.find(({ id }) => id === sheet.categoryId);
      return category ? <DeleteCategoryDialog category={category} onClose={close} onRefresh={onRefresh} /> : null;
    }
    case 'change-lead':
      return <CategorySheet eventId={event.id} categoryId={sheet.categoryId} onClose={close} />;
    case 'add-category':
      return <CategorySheet eventId={event.id} onClose={close} />;
  }
}
