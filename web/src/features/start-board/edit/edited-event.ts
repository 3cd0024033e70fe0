/** The event whose board is edited. */
export interface EditedEvent {
  id: string;
  startDate: string;
  endDate: string;
}

/** The frame of a line in its lists. */
export const card =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-hairline bg-card p-4';
