import { announcement } from '../../platform/announcements.js';

/** The event whose words, roles or shifts are other ones now, or which is gone. */
export interface ProgrammeChanged {
  eventId: string;
}

/** What people signed up for is called or planned otherwise, or was deleted; told once the rows say so, also when nobody else is to hear. */
export const programmeChanged = announcement<ProgrammeChanged>('programme-changed');
