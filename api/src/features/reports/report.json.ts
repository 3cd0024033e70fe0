import type { Selection } from '../../platform/shape.js';
import { eventFields, shiftFields } from '../programme/programme.json.js';
import { signupFields } from '../signups/signup.json.js';
import type { Volunteer } from '../signups/signup.types.js';
import type { ReportRow, Reports } from './report.types.js';

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

/** The reports as REST answers them; `qtyRequired`, `qtyRegistered` and `stillRequired` are other names of a shift's figures. */
export function reportsJson({ reports = [], events, summary }: Partial<Reports>) {
  return { reports: reports.map(rowJson), events, summary };
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
