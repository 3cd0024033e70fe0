import { Day } from '../../platform/schema/graphql-scalars.js';
import { mutation, query, rootFields } from '../../platform/schema/root-fields.js';
import { Category } from '../../records/category.js';
import { Event } from '../../records/event.js';
import { Shift } from '../../records/shift.js';
import { copySignupEmails } from './signup-table/copy-signup-emails.js';
import { AnswerSum } from './answer-sums.types.js';
import { AttendanceSum } from './attendance-sums.types.js';
import { readAnswerSums } from './read-answer-sums.js';
import { readAttendanceSums } from './read-attendance-sums.js';
import { readNeeds } from './read-needs.js';
import { readReport } from './read-report.js';
import { readSignupTable } from './signup-table/read-signup-table.js';
import { Needs, Report } from './report.types.js';
import { SignupTable, SignupTableFilter, SignupTableSort } from './signup-table/signup-table.types.js';

export const ReportResolver = rootFields({
  report: query(readReport, {
    gives: Report,
    asText: { event: Event, categories: Category, shifts: Shift },
    description:
      'How full one event is or all of them, of all days or of one: ask for exactly what you need. A lead sees their own categories.',
    args: { eventId: 'Of this event; of all by default.', date: 'The shifts of this day alone, and their figures.' },
    types: { date: Day },
  }),
  needs: query(readNeeds, {
    gives: Needs,
    description: 'Where people are missing in the next 14 days, of all events. A lead sees their own categories.',
  }),
  answerSums: query(readAnswerSums, {
    gives: [AnswerSum],
    description:
      'What people who have a spot in an event answered to questions with choices, added up: for each question how many gave which answer. A lead’s are of their own roles.',
    args: { eventId: 'The event.' },
  }),
  attendanceSums: query(readAttendanceSums, {
    gives: [AttendanceSum],
    description: 'How many people of each category of an event came. A lead has their own categories.',
    args: { eventId: 'The event.' },
  }),
  signupTable: query(readSignupTable, {
    gives: SignupTable,
    description: 'A page of signups. A lead sees their own categories.',
    args: {
      filter: 'Which ones; all by default.',
      sort: 'In which order; newest first by default.',
      first: 'Rows of a page, 1 to 200; 50 by default.',
      offset: 'Rows to pass over; 0 by default.',
    },
    types: { filter: SignupTableFilter, sort: SignupTableSort },
  }),
  copySignupEmails: mutation(copySignupEmails, {
    gives: [String],
    description:
      'The e-mail addresses of all signups that match, each once, to be copied; noted in the audit log. A lead has their own categories.',
    input: { name: 'filter', type: SignupTableFilter, nullable: true, description: 'Which ones; all by default.' },
  }),
});
