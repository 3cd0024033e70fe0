import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { Menu, type MenuEntry } from '../../../ui/dialogs/menu';
import { WaitingMark } from '../../waiting-actions/waiting-mark';
import { useIsWaiting } from '../../waiting-actions/waiting-records';
import type { CategoryHeading_CategoryFragment } from './category-heading.generated';
import type { OpenSheet } from '../shift-sheet/sheet';

interface CategoryHeadingProps {
  category: CategoryHeading_CategoryFragment;
  onOpen: OpenSheet;
  /** The box that selects its shifts. */
  children?: ReactNode;
}

/** A category's name and lead on the board, with its actions. */
export function CategoryHeading({ category, onOpen, children }: CategoryHeadingProps) {
  const { id, name, leadId, leadFirstName, leadLastName, viewerCan } = category;
  const isWaiting = useIsWaiting(id);
  const entries: MenuEntry[] = [
    ...(viewerCan.edit
      ? [
          {
            label: leadId ? 'Change lead' : 'Add lead',
            onSelect: () => onOpen({ kind: 'change-lead', categoryId: id }),
          },
        ]
      : []),
    ...(viewerCan.remove
      ? [
          {
            label: 'Delete category',
            danger: true,
            onSelect: () => onOpen({ kind: 'delete-category', categoryId: id }),
          },
        ]
      : []),
  ];
  return (
    <div className="mb-4 flex items-center gap-2 border-b border-hairline pb-3 lg:mb-2 lg:border-b-0 lg:pb-0">
      <div className="min-w-0 flex-1 lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-3">
        <h2 className="text-lg wrap-anywhere">
          {name} {isWaiting ? <WaitingMark words="Being deleted" /> : null}
        </h2>
        <p className="text-sm text-muted">{leadId ? `Lead: ${leadFirstName} ${leadLastName}` : 'No lead yet'}</p>
      </div>
      {children}
      <Button
        className="shrink-0"
        aria-label={`Add role to ${name}`}
        onClick={() => onOpen({ kind: 'add-role', categoryId: id })}
      >
        Add role
      </Button>
      {entries.length > 0 ? <Menu label={`Actions for ${name}`} entries={entries} disabled={isWaiting} /> : null}
    </div>
  );
}
