import type { ImportedRow, LooksMoved } from '../../contract/import.js';
import type { Programme } from './load-programme.js';

type Opportunity = Programme['opportunities'][number];
type Shift = Programme['shifts'][number];

/** What an import writes, and what it tells of each row. Records that it makes have their ids already. */
export interface ImportPlan {
  categories: { id: string; name: string }[];
  opportunities: Opportunity[];
  shifts: Omit<Shift, 'signups' | 'version' | 'notes'>[];
  changedOpportunities: Opportunity[];
  /** Shifts as they become. */
  changedShifts: Shift[];
  /** Those of them that are somewhere else in time or place than before, with what they were. */
  movedShifts: { before: Shift; after: Shift }[];
  looksMoved: LooksMoved[];
  rows: ImportedRow[];
}
