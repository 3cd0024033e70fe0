import { announcement } from '../../platform/announcements.js';
import type { Fact } from '../../platform/facts.js';

/** The event whose words, roles or shifts are other ones now, or which is gone. */
export interface ProgrammeChanged {
  eventId: string;
  /** What was made or changed, record by record; what was deleted is told by `branchRemoved`. */
  facts: readonly Fact[];
}

/** What people signed up for is called or planned otherwise, or was deleted; told once the rows say so, also when nobody else is to hear. */
export const programmeChanged = announcement<ProgrammeChanged>('programme-changed', ({ facts }) => facts);
