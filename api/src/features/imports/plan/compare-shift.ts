import type { ImportedChange } from '../../../contract/programme/import.js';
import { foldName } from '../../../contract/text/names.js';
import type { Programme } from './load-programme.js';
import { cleanText } from '../workbook/cells/clean-text.js';
import type { WorkbookShift } from '../workbook/workbook-plan.js';
import { yesOrNo } from '../workbook/cells/yes-or-no.js';

type Shift = Programme['shifts'][number];

/** The role of a row. */
interface NamedRole {
  opportunityId: string;
  role: string;
  category: string;
}

/** How a row changes an existing shift. */
interface ComparedShift {
  /** The changed shift; absent if nothing changes. */
  after?: Shift;
  changed: ImportedChange[];
  /** Whether it moves to another role, day, time or place. */
  moves: boolean;
  warning?: string;
}

/** Compares an existing shift with its row. An empty place, note or flag changes nothing, as the column may have been deleted. */
export function compareShift(
  programme: Programme,
  before: Shift,
  { opportunityId, role, category }: NamedRole,
  planned: WorkbookShift,
): ComparedShift {
  const { date, startTime, endTime, location: place, quantity } = planned;
  const samePlace = !place || foldName(place) === foldName(before.location ?? '');
  const location = samePlace ? before.location : place;
  const notes = !planned.notes || planned.notes === cleanText(before.notes ?? '') ? before.notes : planned.notes;
  const { closed = before.closed, waitlistEnabled = before.waitlistEnabled } = planned;
  const flags = { notes, closed, waitlistEnabled };
  const after = { ...before, opportunityId, date, startTime, endTime, location, quantity, ...flags };
  const changed: ImportedChange[] = [];
  const compare = (field: ImportedChange['field'], from: string | null, to: string | null) => {
    if (from !== to) changed.push({ field, from: from ?? '', to: to ?? '' });
  };
  if (opportunityId !== before.opportunityId) {
    const from = programme.opportunities.find(({ id }) => id === before.opportunityId);
    compare('category', programme.categories.find(({ id }) => id === from?.categoryId)?.name ?? '', category);
    compare('role', from?.name ?? '', role);
  }
  for (const field of ['date', 'startTime', 'endTime', 'location'] as const)
    compare(field, before[field], after[field]);
  const moves = changed.length > 0 || opportunityId !== before.opportunityId;
  compare('quantity', String(before.quantity), String(quantity));
  compare('notes', before.notes, notes);
  compare('closed', yesOrNo(before.closed), yesOrNo(closed));
  compare('waitlistEnabled', yesOrNo(before.waitlistEnabled), yesOrNo(waitlistEnabled));
  if (!moves && changed.length === 0) return { changed, moves };
  if (before.signups <= quantity) return { after, changed, moves };
  const warning = `This shift has ${before.signups} signups, more than the quantity ${quantity}: nobody is dropped.`;
  return { after, changed, moves, warning };
}
