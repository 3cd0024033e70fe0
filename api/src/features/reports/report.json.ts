import { z } from 'zod';
import { figuresOf, fillRate } from '../../contract/programme/figures.js';
import { timeWords } from '../../platform/text/day-words.js';
import { countAnswer, dayAnswer, idAnswer, recordAnswer } from '../../platform/schema/documented-answer.js';
import { jsonArray } from '../../platform/reading/list-operation.js';
import type { Selection } from '../../platform/reading/selection.js';
import type { Shift } from '../../records/shift.js';
import type { Signup } from '../../records/signup.js';
import { eventAnswer, eventFields } from '../events/event.json.js';
import { opportunityInBrief } from '../opportunities/opportunity.json.js';
import { shiftFields } from '../shifts/shift.json.js';
import { personAnswer, personFields, signupDateAnswer, signupFields } from '../signups/signup.json.js';
import type { ReportList } from './list-reports.js';

const { shift: _shift, ...signupAlone } = signupFields;

const ofShift: Selection = {
  id: true,
  date: true,
  startTime: true,
  endTime: true,
  effectiveLocation: true,
  notes: true,
  cancelledAt: true,
};

/** What `GET /api/reports` reads. */
export const reportsFields: Selection = {
  shifts: {
    ...ofShift,
    ...{ qtyRequired: true, qtyRegistered: true, stillRequired: true, fillPercentage: true },
    ...{ heldCount: true, event: { id: true, state: true } },
    opportunity: shiftFields.opportunity as Selection,
    signups: { ...signupAlone, volunteer: personFields },
  },
  events: eventFields,
};

const reportSignupAnswer = recordAnswer('Signup', signupAlone, {
  name: 'ReportSignup',
  besides: {
    signupDate: signupDateAnswer,
    volunteer: personAnswer(),
    ...{ firstName: z.string(), lastName: z.string(), email: z.string().nullable(), phone: z.string().nullable() },
  },
});

const percentAnswer = z
  .int()
  .min(0)
  .describe('Signups in percent of the places; over 100 when over-full, 0 when nobody is needed.');

/** The response of `GET /api/reports`, under its original names. */
export const reportsAnswer = z.object({
  reports: z.array(
    z.object({
      id: idAnswer.describe('UUID of the shift.'),
      eventName: z.string(),
      eventDate: dayAnswer.describe("The event's first day."),
      categoryName: z.string(),
      roleName: z.string(),
      shiftDate: dayAnswer.describe('The day it starts.'),
      shiftTime: z.string().describe('Its times as people read them: `7:30 AM - 9:45 AM`.'),
      volunteersNeeded: countAnswer.describe('Places; 0 when it is called off or its event is cancelled.'),
      volunteersAssigned: countAnswer.describe('Active signups.'),
      fillPercentage: percentAnswer,
      shift: recordAnswer('Shift', ofShift, {
        name: 'ReportShift',
        besides: {
          ...{ qtyRequired: countAnswer, qtyRegistered: countAnswer, stillRequired: countAnswer },
          opportunity: opportunityInBrief,
          signups: z.array(reportSignupAnswer),
        },
      }),
    }),
  ),
  events: z.array(eventAnswer),
  summary: z.object({
    totalShifts: countAnswer.describe('Shifts that take place; all other sums are about these.'),
    totalVolunteersNeeded: countAnswer.describe('Places.'),
    totalVolunteersAssigned: countAnswer.describe('Active signups.'),
    fullyStaffedShifts: countAnswer.describe('Shifts without a free place.'),
    overallFillRate: z
      .int()
      .min(0)
      .max(100)
      .describe('Filled places in percent, rounded, but never up to 100; an over-full shift counts as full.'),
    stillNeeded: countAnswer.describe('People missing: an over-full shift counts as 0, a held place is not missing.'),
  }),
});

/**
 * The report as a REST response, written while it is read: the figures at its end are those of the very shifts that
 * were sent.
 */
export async function* reportsText({ shifts, events }: ReportList): AsyncGenerator<string> {
  const { add, summary } = summarise();
  async function* counted() {
    for await (const batch of shifts.batches) yield add(batch);
  }
  yield '{"reports":';
  yield* jsonArray(counted(), rowJson);
  yield `,"events":${JSON.stringify(events)},"summary":${JSON.stringify(summary())}}`;
}

/** A shift with the names of all above it. */
function rowJson({
  qtyRequired,
  qtyRegistered,
  stillRequired,
  fillPercentage,
  heldCount,
  event: its,
  ...shift
}: Shift) {
  const { event, category, name } = shift.opportunity;
  const { cancelledAt } = shift;
  const { needed } = figuresOf({ qtyRequired, qtyRegistered, heldCount, cancelledAt, eventState: its.state });
  return {
    id: shift.id,
    eventName: event.name,
    eventDate: event.startDate,
    categoryName: category.name,
    roleName: name,
    shiftDate: shift.date,
    shiftTime: `${timeWords(shift.startTime)} - ${timeWords(shift.endTime)}`,
    volunteersNeeded: needed,
    volunteersAssigned: qtyRegistered,
    fillPercentage: needed === 0 ? 0 : fillPercentage,
    shift: { ...shift, signups: (shift.signups ?? []).map(personJson), qtyRequired, qtyRegistered, stillRequired },
  };
}

/** A signup with its person, under the several names that older integrations use. */
function personJson(signup: Signup) {
  const { firstName, lastName, email, phone } = signup.volunteer;
  return { ...signup, signupDate: signup.createdAt, firstName, lastName, email, phone };
}

function summarise() {
  let [totalShifts, needed, assigned, filled, full, missing] = [0, 0, 0, 0, 0, 0];
  return {
    add(shifts: Shift[]): Shift[] {
      for (const shift of shifts) {
        const figures = figuresOf({ ...shift, eventState: shift.event.state });
        if (figures.needed === 0) continue;
        totalShifts += 1;
        needed += figures.needed;
        assigned += shift.qtyRegistered;
        filled += figures.filled;
        if (figures.filled === figures.needed) full += 1;
        missing += figures.missing;
      }
      return shifts;
    },
    summary: () => ({
      totalShifts,
      totalVolunteersNeeded: needed,
      totalVolunteersAssigned: assigned,
      fullyStaffedShifts: full,
      overallFillRate: fillRate(filled, needed),
      stillNeeded: missing,
    }),
  };
}
