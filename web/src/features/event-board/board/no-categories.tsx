import { Suspense } from 'react';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { CategorySheet } from './lazy-dialogs';
import type { OpenSheet, Sheet } from '../shift-sheet/sheet';

interface NoCategoriesProps {
  eventId: string;
  /** The event itself: its categories, and what a workbook brings. */
  mayEdit: boolean;
  sheet: Sheet | null;
  onOpen: OpenSheet;
}

/** An event without categories, or without one for this lead. */
export function NoCategories({ eventId, mayEdit, sheet, onOpen }: NoCategoriesProps) {
  return (
    <>
      <Notice
        title={mayEdit ? 'No categories yet' : 'No categories assigned'}
        action={
          mayEdit ? (
            <>
              <Button kind="primary" onClick={() => onOpen({ kind: 'add-category' })}>
                Add Category
              </Button>
              <Button onClick={() => onOpen({ kind: 'import' })}>Bulk Import (Excel)</Button>
            </>
          ) : null
        }
      >
        <p>
          {mayEdit
            ? 'Categories such as Timing or Feed Station hold the volunteer roles. Add them one by one, or bring a whole workbook in.'
            : 'Contact an admin to get started.'}
        </p>
      </Notice>
      {sheet?.kind === 'add-category' ? (
        <Suspense fallback={null}>
          <CategorySheet eventId={eventId} onClose={() => onOpen(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
