import { announcement } from '../../platform/operation/announcements.js';
import type { FillForecast } from '../../contract/programme/fill-forecast.js';
import type { SignupDetails } from '../signups/signup.announcements.js';

/** What a household is reminded of: its active signups of one event, by day and start. */
export interface RemindedHousehold {
  signups: SignupDetails[];
}

/** Reminders are due for households, each of one event. */
export const householdsReminded = announcement<{ households: RemindedHousehold[] }>('households-reminded');

/** A shift that needs people, as its lead sees it. */
export interface MissingShift {
  category: string;
  role: string;
  /** YYYY-MM-DD. */
  date: string;
  startTime: string;
  endTime: string;
  wanted: number;
  missing: number;
}

/**
 * The digest of an event for one member of the staff: the shifts of their categories, or of those without a lead, that
 * need people.
 */
export interface LeadDigest {
  recipient: string;
  recipientName: string;
  as: 'lead' | 'organizers';
  daysBefore: number;
  event: { id: string; name: string };
  /** By day and start. */
  shifts: MissingShift[];
  /** Those of their categories with such shifts that fill more slowly than last year, or than 10% a week, by name. */
  behind: FillForecast[];
}

/** Digests of what is missing are due for leads. */
export const leadsNotifiedOfGaps = announcement<{ digests: LeadDigest[] }>('leads-notified-of-gaps');
