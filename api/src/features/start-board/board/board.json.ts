import { recordAnswer } from '../../../platform/schema/documented-answer.js';
import type { Selection } from '../../../platform/reading/selection.js';

/* The fields of a board in REST: all but the signups, which GraphQL reads besides. */

const personFields: Selection = {
  ...{ signupId: true, shiftId: true, firstName: true, lastName: true, phone: true, state: true, isLate: true },
  ...{ startsAt: true, contradicted: true, sentAt: true },
};

const rowFields: Selection = {
  post: {
    ...{ id: true, version: true, categoryId: true, category: true, place: true, minimumStaff: true },
    ...{ staffedByMinutes: true, blocksStart: true, mapUrl: true },
  },
  ...{ state: true, silent: true, isOwn: true, here: true, onTheWay: true, expected: true, contradicted: true },
  ...{ noShow: true, waiting: true, missing: personFields, manningBy: true, lastHeardAt: true },
  report: { manned: true, note: true, by: true, at: true },
  ...{ shiftCount: true, sendToShiftId: true },
};

const boardFields: Selection = {
  serverNow: true,
  start: {
    ...{ id: true, eventId: true, eventName: true, timeZone: true, name: true, date: true, time: true, startsAt: true },
  },
  ...{ version: true, clearedAt: true, clearedBy: true, clearedNote: true, clearedOpen: true, rows: rowFields },
  free: {
    ...{ signupId: true, firstName: true, lastName: true, phone: true, categoryId: true, category: true, place: true },
    ...{ reason: true, notFor: true },
  },
};

export const boardAnswer = recordAnswer('StartBoard', boardFields);
export const rowAnswer = recordAnswer('StartBoardRow', rowFields);
