import { Button } from '../../../ui/button';
import { Menu, type MenuEntry } from '../../../ui/dialogs/menu';
import { useMediaQuery } from '../../../ui/use-media-query';
import type { OpenSheet } from '../shift-sheet/sheet';

interface BoardActionsProps {
  /** The event itself: its categories, and what a workbook brings. */
  mayEdit: boolean;
  hasCategories: boolean;
  hasRoles: boolean;
  onOpen: OpenSheet;
  /** Shows the boxes that select shifts, where they are not always there. */
  onSelect: () => void;
}

/** What can be added to the event, at the upper right of the page; on a phone what is rarer is in a menu. */
export function BoardActions({ mayEdit, hasCategories, hasRoles, onOpen, onSelect }: BoardActionsProps) {
  const wide = useMediaQuery('(min-width: 48rem)');
  const addRole = () => onOpen({ kind: 'add-role', categoryId: null });
  const addCategory = () => onOpen({ kind: 'add-category' });
  const embed = { label: 'Put this on your website', onSelect: () => onOpen({ kind: 'embed' }) };
  const questions = { label: 'Questions', onSelect: () => onOpen({ kind: 'questions', opportunityId: null }) };
  const startImport = () => onOpen({ kind: 'import' });
  const addShift = hasRoles ? (
    <Button kind="primary" onClick={() => onOpen({ kind: 'add-shift', opportunityId: null, day: null })}>
      Add Shift
    </Button>
  ) : null;
  if (!wide) {
    const entries: MenuEntry[] = [
      ...(hasRoles ? [{ label: 'Select shifts', onSelect }] : []),
      ...(mayEdit
        ? [
            { label: 'Add Category', onSelect: addCategory },
            { label: 'Bulk Import (Excel)', onSelect: startImport },
            questions,
          ]
        : []),
      ...(hasRoles ? [embed] : []),
    ];
    return (
      <>
        {addShift}
        {hasCategories ? <Button onClick={addRole}>Add Role</Button> : null}
        {entries.length > 0 ? <Menu label="More actions" entries={entries} /> : null}
      </>
    );
  }
  return (
    <>
      {mayEdit ? (
        <>
          <Button onClick={addCategory}>Add Category</Button>
          <Button onClick={startImport}>Bulk Import (Excel)</Button>
        </>
      ) : null}
      {hasCategories ? <Button onClick={addRole}>Add Role</Button> : null}
      {addShift}
      {hasRoles || mayEdit ? (
        <Menu label="More actions" entries={[...(mayEdit ? [questions] : []), ...(hasRoles ? [embed] : [])]} />
      ) : null}
    </>
  );
}
