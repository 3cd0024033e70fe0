import { z } from 'zod';
import { flag } from '../text/fields.js';
import { mapped } from '../text/mapped.js';
import { seenVersion } from '../seen-version.js';
import { roleTexts, type RoleText } from '../text/role-texts.js';
import {
  changedLine,
  changedParagraphs,
  changedPlace,
  optionalLine,
  optionalParagraphs,
  optionalPlace,
  title,
} from '../text/texts.js';

const describe = ({ hint, atMost }: RoleText) => `${hint} ${atMost} characters at most.`;

const newTexts = mapped(roleTexts, (text: RoleText) =>
  (text.lines === 1 ? optionalLine(text.atMost) : optionalParagraphs(text.atMost)).describe(describe(text)),
);

const changedTexts = mapped(roleTexts, (text: RoleText) =>
  (text.lines === 1 ? changedLine(text.atMost) : changedParagraphs(text.atMost)).describe(describe(text)),
);

const place = "Overrides the event's place.";

const ageWords = 'Please enter an age from 1 to 99, or nothing';
const minimumAge = z.int({ error: ageWords }).min(1, ageWords).max(99, ageWords).nullish();
const ageIs =
  'How old people must be on the day of a shift, in years, such as 16 or 18; 1 to 99. Then everybody is asked when they were born.';
const consentIs = 'Whether younger people may help when an adult of their household agrees.';
const standbyIs = 'Whether its people stand by to be sent to other posts on race day.';

/** A new volunteer role. The caller may choose its `id`: an unused UUID. */
export const createOpportunityInput = z.object({
  id: z.string().nullish().describe("The caller's own unused UUID; otherwise ID_TAKEN."),
  eventId: z
    .string({ error: 'Event is required' })
    .min(1, 'Event is required')
    .describe("Required: 'Event is required'."),
  categoryId: z
    .string({ error: 'Category is required' })
    .min(1, 'Category is required')
    .describe("Required: 'Category is required'. A category of that event."),
  name: title('Volunteer role name is required').describe("Required: 'Volunteer role name is required'."),
  ...newTexts,
  location: optionalPlace.describe(place),
  minimumAge: minimumAge.transform((age) => age ?? null).describe(`${ageIs} Left out: no age.`),
  youngerWithConsent: flag(false).describe(`${consentIs} Left out: no.`),
  standby: flag(false).describe(`${standbyIs} Left out: no.`),
});

/** The form of an existing role: as for a new one, with the messages of an edit. */
export const editOpportunityForm = createOpportunityInput.extend({ name: title('Name is required') });

/** A parsed new role. */
export type CreateOpportunityInput = z.infer<typeof createOpportunityInput>;

/** Changes of a role: absent fields are unchanged. `version`, if given, must be the current one. */
export const updateOpportunityInput = z.object({
  categoryId: z
    .string({ error: 'Category is required' })
    .min(1, 'Category is required')
    .nullish()
    .describe('Moves it to another category of its event.'),
  name: title('Name is required').optional().describe("Not empty: 'Name is required'."),
  ...changedTexts,
  location: changedPlace.describe(place),
  minimumAge: minimumAge.describe(`${ageIs} null: no age.`),
  youngerWithConsent: flag(undefined).describe(consentIs),
  standby: flag(undefined).describe(standbyIs),
  version: seenVersion,
});

/** Parsed changes of a role. */
export type UpdateOpportunityInput = z.infer<typeof updateOpportunityInput>;
