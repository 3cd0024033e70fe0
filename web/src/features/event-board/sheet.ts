/** What is open beside the board. Records are named by their ids, so that a sheet shows them as they are now. */
export type Sheet =
  | { kind: 'shift'; shiftId: string; view: 'people' | 'assign' | 'edit' }
  | { kind: 'add-shift'; opportunityId: string | null; day: string | null }
  | { kind: 'copy-shifts'; opportunityId: string }
  | { kind: 'add-role'; categoryId: string | null }
  | { kind: 'edit-role'; opportunityId: string }
  | { kind: 'delete-role'; opportunityId: string }
  | { kind: 'delete-shift'; shiftId: string }
  | { kind: 'delete-category'; categoryId: string }
  | { kind: 'add-category' }
  | { kind: 'change-lead'; categoryId: string }
  | { kind: 'import' };

/** What the board itself holds. The import is the page's: its report must outlast the board that it changes. */
export type HeldSheet = Exclude<Sheet, { kind: 'import' }>;

/** Opens a sheet, or closes with null. */
export type OpenSheet = (sheet: Sheet | null) => void;
