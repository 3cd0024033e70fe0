import type { NamedShift, PersonInShift, ShiftInRole } from '../board/board';

/** A sheet about one role or shift, which it fetches by its id. What is about to be deleted is called what it was called then. */
export type SheetOfRecord =
  | { kind: 'shift'; shiftId: string; view: 'people' | 'assign' | 'edit' }
  | { kind: 'edit-role'; opportunityId: string }
  | { kind: 'delete-role'; opportunity: { id: string; name: string } }
  | { kind: 'delete-shift'; named: NamedShift }
  | ({ kind: 'move-person'; to: ShiftInRole | null } & PersonInShift);

/** What the board itself holds. */
export type HeldSheet =
  | SheetOfRecord
  | { kind: 'add-shift'; opportunityId: string | null; day: string | null }
  | { kind: 'copy-shifts'; opportunityId: string }
  | { kind: 'questions'; opportunityId: string | null }
  | { kind: 'add-role'; categoryId: string | null }
  | { kind: 'delete-category'; categoryId: string }
  | { kind: 'add-category' }
  | { kind: 'change-lead'; categoryId: string };

/** What is open beside the board. The import is the page's: its report must outlast the board that it changes. */
export type Sheet = HeldSheet | { kind: 'import' } | { kind: 'embed' };

/** Opens a sheet, or closes with null. */
export type OpenSheet = (sheet: Sheet | null) => void;
