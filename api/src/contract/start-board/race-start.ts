import { z } from 'zod';
import { day, line, timeOfDay } from '../text/fields.js';
import { seenVersion } from '../seen-version.js';

/** How many starts an event may have. */
export const mostStarts = 20;

const name = line('Please name the start', 100).describe("Required: 'Please name the start'. Such as 'Men 50 km'.");
const date = day('Please choose a day').describe('The day, one of the event.');
const time = timeOfDay('Please enter a time').describe("When the gun goes, by the event's clocks.");

/** A new start. */
export const createRaceStartInput = z.object({ eventId: z.string().describe('The event.'), name, date, time });

/** A change of a start: absent fields are unchanged. */
export const updateRaceStartInput = z.object({
  startId: z.string().describe('The start.'),
  name: name.optional(),
  date: date.optional(),
  time: time.optional(),
  version: seenVersion,
});
