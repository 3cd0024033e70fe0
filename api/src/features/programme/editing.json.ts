import { z } from 'zod';
import { recordAnswer, successAnswer } from '../../platform/documented-answer.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { RouteAnswer, RouteRequest } from '../../platform/route.js';
import type { Selection } from '../../platform/shape.js';
import type { SignupsBelow } from '../events/count-signups-below.js';
import {
  opportunityFields,
  opportunityJson,
  opportunityNames,
  shiftFields,
  shiftJson,
  shiftNames,
} from './programme.json.js';
import { readSavedOpportunity, readSavedShift } from './read-saved.js';

// Staff also read the version, by which a second editor notices the first.
export const staffOpportunityFields: Selection = { ...opportunityFields, version: true };
export const staffShiftFields: Selection = { ...shiftFields, version: true };

export const staffOpportunity = recordAnswer('Opportunity', staffOpportunityFields, {
  name: 'StaffOpportunity',
  besides: opportunityNames,
});
export const staffShift = recordAnswer('Shift', staffShiftFields, { name: 'StaffShift', besides: shiftNames });
const warnings = z.array(z.string()).describe('What was taken, but should be looked at.');
export const savedShift = recordAnswer('Shift', staffShiftFields, {
  name: 'SavedShift',
  besides: { ...shiftNames, warnings },
});
export const savedShifts = z.object({ shifts: z.array(staffShift), warnings });
export const removedAnswer = successAnswer.extend({ removed: recordAnswer('RemovalPreview') });

/** A role that was made or changed, as it is now. */
export async function opportunityAnswer(ctx: RequestContext, id: string, status: number): Promise<RouteAnswer> {
  return { status, body: opportunityJson(await readSavedOpportunity(ctx, id, staffOpportunityFields)) };
}

/** A shift that was made or changed, as it is now, and what should be looked at. */
export async function shiftAnswer(
  ctx: RequestContext,
  id: string,
  warnings: string[],
  status: number,
): Promise<RouteAnswer> {
  return { status, body: { ...shiftJson(await readSavedShift(ctx, id, staffShiftFields)), warnings } };
}

/** What went with what was deleted. */
export function removed({ opportunities, shifts, signups, people }: SignupsBelow): RouteAnswer {
  return { body: { success: true, removed: { opportunities, shifts, signups, people } } };
}

/** The wish to mail people, in a body. */
export const tellPeople = z.object({ tellPeople: z.boolean().nullish() });
/** The same in an address. */
export const tellPeopleQuery = {
  tellPeople: z.boolean().describe('`true` mails the people who are signed up; the body may say so too'),
};

/** Whether to mail the people is said in the body or in the address. */
export function asksToTell({ body, query }: RouteRequest): boolean {
  return tellPeople.safeParse(body).data?.tellPeople === true || query.tellPeople === 'true';
}
