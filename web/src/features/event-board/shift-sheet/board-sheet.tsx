import { noOpportunityChosen } from '@trailcrew/api/contract/programme/shift-input';
import { Suspense, useEffect } from 'react';
import { Dialog } from '../../../ui/dialogs/dialog';
import { AddShiftsForm } from './add-shifts-form';
import type { Board } from '../board/board';
import { allCategories } from '../board/category-list';
import { CopyShiftsForm } from './copy-shifts-form';
import { DeleteCategoryDialog } from '../dialogs/delete-dialogs';
import { CategorySheet, QuestionsSheet } from '../board/lazy-dialogs';
import { RecordSheet } from './record-sheet';
import { RoleSheet } from '../role/role-sheet';
import type { HeldSheet, OpenSheet } from './sheet';

interface BoardSheetProps {
  board: Board;
  sheet: HeldSheet;
  chosenCategory: string;
  onOpen: OpenSheet;
}

/** The sheet beside the board. It closes when somebody else deletes the role or category whose shifts or questions it shows. */
export function BoardSheet(props: BoardSheetProps) {
  const content = contentOf(props);
  const { onOpen } = props;
  const gone = content === null;
  useEffect(() => {
    if (gone) onOpen(null);
  }, [gone, onOpen]);
  return <Suspense fallback={null}>{content}</Suspense>;
}

function contentOf({ board, sheet, chosenCategory, onOpen }: BoardSheetProps) {
  const { event, categories } = board;
  const close = () => onOpen(null);
  const roles = categories.flatMap((category) =>
    category.opportunities.map((opportunity) => ({ category, opportunity })),
  );
  switch (sheet.kind) {
    case 'add-shift': {
      const only = roles.length === 1 ? roles[0] : undefined;
      return (
        <Dialog title="Add Shift" placement="side" wide onClose={close}>
          <AddShiftsForm
            roles={roles.map(({ category, opportunity: { id, name } }) => ({ id, name, categoryName: category.name }))}
            event={event}
            opportunityId={sheet.opportunityId ?? only?.opportunity.id ?? noOpportunityChosen}
            day={sheet.day}
            onDone={close}
          />
        </Dialog>
      );
    }
    case 'copy-shifts': {
      const role = roles.find(({ opportunity }) => opportunity.id === sheet.opportunityId);
      return role ? (
        <Dialog title={`Copy shifts of ${role.opportunity.name}`} placement="side" wide onClose={close}>
          <CopyShiftsForm event={event} opportunity={role.opportunity} onDone={close} />
        </Dialog>
      ) : null;
    }
    case 'questions': {
      const role = roles.find(({ opportunity }) => opportunity.id === sheet.opportunityId)?.opportunity ?? null;
      return sheet.opportunityId === null || role ? (
        <QuestionsSheet eventId={event.id} role={role && { id: role.id, name: role.name }} onClose={close} />
      ) : null;
    }
    case 'add-role': {
      const picked = sheet.categoryId ?? chosenCategory;
      return (
        <RoleSheet
          eventId={event.id}
          categories={categories}
          categoryId={picked === allCategories ? categories[0]?.id : picked}
          onClose={close}
        />
      );
    }
    case 'delete-category': {
      const category = categories.find(({ id }) => id === sheet.categoryId);
      return category ? <DeleteCategoryDialog category={category} onClose={close} /> : null;
    }
    case 'change-lead':
      return <CategorySheet eventId={event.id} categoryId={sheet.categoryId} onClose={close} />;
    case 'add-category':
      return <CategorySheet eventId={event.id} onClose={close} />;
    default:
      return <RecordSheet eventId={event.id} categories={categories} sheet={sheet} onOpen={onOpen} />;
  }
}
