import type { ImportedChange } from '../../../contract/programme/import.js';
import { foldName } from '../../../contract/text/names.js';
import type { Programme } from './load-programme.js';
import { cleanText } from '../workbook/cells/clean-text.js';
import type { PlannedShift } from '../workbook/workbook-plan.js';
import { yesOrNo } from '../workbook/cells/yes-or-no.js';

type Shift = Programme['shifts'][number];

/** The role that a row names. */
interface NamedRole {
  opportunityId: string;
  role: string;
  category: string;
}

/** What a row makes of a shift that is there. */
interface ComparedShift {
  /** The shift as it becomes; absent when nothing changes. */
  after?: Shift;
  changed: ImportedChange[];
  /** It is somewhere else in the programme since: another role, day, time or place. */
  moves: boolean;
  warning?: string;
}

/** Compares a shift with the row that means it. An empty place, note or mark says nothing: the column may have been deleted. */
export function compareShift(
  programme: Programme,
  before: Shift,
  { opportunityId, role, category }: NamedRole,
  planned: PlannedShift,
): ComparedShift {
  const { date, startTime, endTime, location: place, quantity } = planned;
  const samePlace = !place || foldName(place) === foldName(before.location ?? '');
  const location = samePlace ? before.location : place;
  const notes = !planned.notes || planned.notes === cleanText(before.notes ?? '') ? before.notes : planned.notes;
  const { closed = before.closed, waitlistEnabled = before.waitlistEnabled } = planned;
  const said = { notes, closed, waitlistEnabled };
  const after = { ...before, opportunityId, date, startTime, endTime, location, quantity, ...said };
  const changed: ImportedChange[] = [];
  const tell = (field: ImportedChange['field'], from: string | null, to: string | null) => {
    if (from !== to) changed.push({ field, from: from ?? '', to: to ?? '' });
  };
  if (opportunityId !== before.opportunityId) {
    const from = programme.opportunities.find(({ id }) => id === before.opportunityId);
    tell('category', programme.categories.find(({ id }) => id === from?.categoryId)?.name ?? '', category);
    tell('role', from?.name ?? '', role);
  }
  for (const field of ['date', 'startTime', 'endTime', 'location'] as const) tell(field, before[field], after[field]);
  const moves = changed.length > 0 || opportunityId !== before.opportunityId;
  tell('quantity', String(before.quantity), String(quantity));
  tell('notes', before.notes, notes);
  tell('closed', yesOrNo(before.closed), yesOrNo(closed));
  tell('waitlistEnabled', yesOrNo(before.waitlistEnabled), yesOrNo(waitlistEnabled));
  if (!moves && changed.length === 0) return { changed, moves };
  if (before.signups <= quantity) return { after, changed, moves };
  const warning = `This shift has ${before.signups} signups, more than the quantity ${quantity}: nobody is dropped.`;
  return { after, changed, moves, warning };
}
