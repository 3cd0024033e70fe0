import { z } from 'zod';
import { countAnswer, recordAnswer } from '../../platform/documented-answer.js';
import { jsonArray } from '../../platform/list-operation.js';
import type { Selection } from '../../platform/shape.js';
import { eventAnswer, eventFields, shiftFields, opportunityInBrief } from '../programme/programme.json.js';
import { personAnswer, signupDateAnswer, signupFields } from '../signups/signup.json.js';
import type { Volunteer } from '../../records/volunteer.js';
import { summarise, type ReportList } from './list-reports.js';
import type { ReportRow } from './report.types.js';

const volunteer: Selection = { id: true, firstName: true, lastName: true, email: true, phone: true };
const { shift: _shift, ...signupAlone } = signupFields;

/** What `GET /api/reports` reads. */
export const reportsFields: Selection = {
  reports: {
    id: true,
    eventName: true,
    eventDate: true,
    categoryName: true,
    roleName: true,
    shiftDate: true,
    shiftTime: true,
    volunteersNeeded: true,
    volunteersAssigned: true,
    fillPercentage: true,
    shift: {
      id: true,
      date: true,
      startTime: true,
      endTime: true,
      effectiveLocation: true,
      notes: true,
      volunteersNeeded: true,
      volunteersAssigned: true,
      stillNeeded: true,
      signups: { ...signupAlone, volunteer },
      opportunity: shiftFields.opportunity as Selection,
    },
  },
  events: eventFields,
  summary: {},
};

const ofReports = reportsFields.reports as Selection;
const {
  volunteersNeeded: _needed,
  volunteersAssigned: _assigned,
  stillNeeded: _still,
  ...ofShift
} = ofReports.shift as Selection;

const reportSignupAnswer = recordAnswer('Signup', signupAlone, {
  name: 'ReportSignup',
  besides: {
    signupDate: signupDateAnswer,
    volunteer: personAnswer(volunteer),
    ...{ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string().nullable() },
  },
});

/** What `GET /api/reports` answers. */
export const reportsAnswer = z.object({
  reports: z.array(
    recordAnswer('ReportRow', ofReports, {
      besides: {
        shift: recordAnswer('ReportShift', ofShift, {
          besides: {
            ...{ qtyRequired: countAnswer, qtyRegistered: countAnswer, stillRequired: countAnswer },
            opportunity: opportunityInBrief,
            signups: z.array(reportSignupAnswer),
          },
        }),
      },
    }),
  ),
  events: z.array(eventAnswer),
  summary: recordAnswer('ReportSummary'),
});

/**
 * The report as REST answers it, written while it is read; `qtyRequired`, `qtyRegistered` and `stillRequired` are other names of a shift's
 * figures.
 */
export async function* reportsText({ rows, events }: ReportList): AsyncGenerator<string> {
  const { add, summary } = summarise();
  async function* counted() {
    for await (const batch of rows.batches) yield add(batch);
  }
  yield '{"reports":';
  yield* jsonArray(counted(), rowJson);
  yield `,"events":${JSON.stringify(events)},"summary":${JSON.stringify(summary())}}`;
}

function rowJson(row: ReportRow) {
  const { volunteersNeeded, volunteersAssigned, stillNeeded, ...shift } = row.shift;
  return {
    ...row,
    shift: {
      ...shift,
      qtyRequired: volunteersNeeded,
      qtyRegistered: volunteersAssigned,
      stillRequired: stillNeeded,
      signups: row.shift.signups.map(personJson),
    },
  };
}

/** A signup with its person, under the several names that older integrations use. */
function personJson<One extends { createdAt: string; volunteer: Volunteer }>(signup: One) {
  const { firstName, lastName, email, phone } = signup.volunteer;
  return { ...signup, signupDate: signup.createdAt, firstName, lastName, email, phone };
}
