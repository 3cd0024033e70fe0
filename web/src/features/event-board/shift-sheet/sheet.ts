import type { NamedShift, PersonInShift, ShiftInRole } from '../board/board';

/** A sheet for one role or shift, which it fetches by its id. A record to be deleted keeps the name that it had when the sheet opened. */
export type SheetOfRecord =
  | { kind: 'shift'; shiftId: string; view: 'people' | 'assign' | 'edit' }
  | { kind: 'edit-role'; opportunityId: string }
  | { kind: 'delete-role'; opportunity: { id: string; name: string } }
  | { kind: 'delete-shift'; named: NamedShift }
  | ({ kind: 'move-person'; to: ShiftInRole | null } & PersonInShift);

/** Sheets whose data the board itself holds. */
export type HeldSheet =
  | SheetOfRecord
  | { kind: 'add-shift'; opportunityId: string | null; day: string | null }
  | { kind: 'copy-shifts'; opportunityId: string }
  | { kind: 'questions'; opportunityId: string | null }
  | { kind: 'add-role'; categoryId: string | null }
  | { kind: 'delete-category'; categoryId: string }
  | { kind: 'add-category' }
  | { kind: 'change-lead'; categoryId: string };

/** The open sheet. The import belongs to the page: its report must outlast the board, which it changes. */
export type Sheet = HeldSheet | { kind: 'import' } | { kind: 'embed' };

/** Opens a sheet, or closes with null. */
export type OpenSheet = (sheet: Sheet | null) => void;
