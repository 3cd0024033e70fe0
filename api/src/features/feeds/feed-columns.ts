import { z, type ZodType } from 'zod';
import { dayAnswer, idAnswer, instantAnswer, countAnswer } from '../../platform/schema/documented-answer.js';
import { addDays, instantOf } from '../../platform/clock.js';
import { endsNextDay } from '../../contract/text/ends-next-day.js';
import type { FeedKind } from '../../contract/feed.js';
import type { Cell, TableColumn } from '../../platform/files/table.js';
import type { Shift } from '../../records/shift.js';
import type { Signup } from '../../records/signup.js';

/*
 * The columns of feeds, the same in JSON, CSV and workbooks. Programs and spreadsheets depend on their names and
 * positions: columns are only ever added, at the end. A test ensures that.
 */

/** A column: its name, its meaning, and its source. */
export interface FeedColumn<Row> {
  name: string;
  kind?: TableColumn['kind'];
  schema: ZodType;
  value(row: Row): Cell;
}

const time = z.string().meta({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
const text = z.string();
const orNull = (schema: ZodType, description: string) => schema.nullable().describe(description);

function column<Row>(
  name: string,
  schema: ZodType,
  value: (row: Row) => Cell,
  kind?: TableColumn['kind'],
): FeedColumn<Row> {
  return { name, schema, value, kind };
}

const whereAndWhen: FeedColumn<Shift>[] = [
  column('shiftId', idAnswer.describe('The shift.'), ({ id }) => id),
  column('eventId', idAnswer.describe('The event.'), ({ eventId }) => eventId),
  column('event', text.describe("The event's name."), ({ event }) => event.name),
  column('categoryId', idAnswer.describe('The category.'), ({ category }) => category.id),
  column('category', text.describe("The category's name."), ({ category }) => category.name),
  column('opportunityId', idAnswer.describe('The volunteer role.'), ({ opportunityId }) => opportunityId),
  column('role', text.describe("The role's name."), ({ opportunity }) => opportunity.name),
  column('date', dayAnswer.describe("The day it starts, by the event's clock."), ({ date }) => date, 'day'),
  column('startTime', time.describe("When it starts, by the event's clock."), ({ startTime }) => startTime, 'time'),
  column(
    'endTime',
    time.describe('When it ends; earlier than the start means the next day.'),
    ({ endTime }) => endTime,
    'time',
  ),
  column('startsAt', instantAnswer.describe('The start as an instant in UTC.'), startOf),
  column('endsAt', instantAnswer.describe('The end as an instant in UTC.'), endOf),
  column('timeZone', text.describe("The event's time zone (IANA)."), ({ event }) => event.timeZone),
  column('place', orNull(text, 'Where to be.'), ({ effectiveLocation }) => effectiveLocation),
  column('notes', orNull(text, 'The note on the shift.'), ({ notes }) => notes),
];

const calledOffAt = column<Shift>(
  'calledOffAt',
  orNull(instantAnswer, 'When the shift was called off; null while it takes place.'),
  ({ cancelledAt }) => cancelledAt,
);

const shiftColumns: FeedColumn<Shift>[] = [
  ...whereAndWhen,
  column('qtyRequired', countAnswer.describe('Spots needed.'), ({ qtyRequired }) => qtyRequired, 'number'),
  column('qtyRegistered', countAnswer.describe('Active signups.'), ({ qtyRegistered }) => qtyRegistered, 'number'),
  column('stillRequired', countAnswer.describe('Spots still free.'), ({ stillRequired }) => stillRequired, 'number'),
  calledOffAt,
  column(
    'missing',
    countAnswer.describe('People missing: `stillRequired` less held spots.'),
    ({ missing }) => missing,
    'number',
  ),
];

const person: FeedColumn<Signup>[] = [
  column('volunteerId', idAnswer.describe('The person.'), ({ volunteerId }) => volunteerId),
  column('firstName', text.describe('First name.'), ({ volunteer }) => volunteer.firstName),
  column('lastName', text.describe('Last name.'), ({ volunteer }) => volunteer.lastName),
];
const phone = column<Signup>(
  'phone',
  orNull(text, 'Phone number; null unless the feed was made with phone numbers.'),
  ({ volunteer }) => volunteer.phone ?? null,
);
const itsShift = [...whereAndWhen, calledOffAt].map(({ value, ...rest }): FeedColumn<Signup> => ({
  ...rest,
  value: ({ shift }) => value(shift),
}));
const signupId = column<Signup>('signupId', idAnswer.describe('The signup.'), ({ id }) => id);

const rosterColumns: FeedColumn<Signup>[] = [
  signupId,
  ...person,
  phone,
  ...itsShift,
  column('here', z.enum(['yes', 'no']).describe('Whether they are marked as here now.'), ({ attendance }) =>
    attendance?.state === 'HERE' ? 'yes' : 'no',
  ),
];

const signupColumns: FeedColumn<Signup>[] = [
  signupId,
  column('status', z.enum(['active', 'cancelled']).describe('Whether it holds a spot.'), ({ status }) => status),
  column('signedUpAt', instantAnswer.describe('When they signed up.'), ({ createdAt }) => createdAt),
  column('cancelledAt', orNull(instantAnswer, 'When it was cancelled.'), ({ cancelledAt }) => cancelledAt),
  ...person,
  column(
    'email',
    orNull(text, 'E-mail address; null unless the feed was made with phone numbers.'),
    ({ volunteer }) => volunteer.email ?? null,
  ),
  phone,
  ...itsShift,
];

/** The columns of each kind. */
export const feedColumns = { SHIFTS: shiftColumns, ROSTER: rosterColumns, SIGNUPS: signupColumns } as const;

/** The schema of a row as JSON, by kind. */
export const feedRowAnswers = {
  SHIFTS: rowAnswer(shiftColumns),
  ROSTER: rowAnswer(rosterColumns),
  SIGNUPS: rowAnswer(signupColumns),
} satisfies Record<FeedKind, ZodType>;

function rowAnswer<Row>(columns: readonly FeedColumn<Row>[]) {
  return z.object(Object.fromEntries(columns.map(({ name, schema }) => [name, schema])));
}

function startOf({ date, startTime, event }: Shift): string {
  return instantOf(date, startTime, event.timeZone).toISOString();
}

/** A shift that falls into the hour skipped by daylight saving ends when it starts. */
function endOf(shift: Shift): string {
  const { date, startTime, endTime, event } = shift;
  const day = endsNextDay(startTime, endTime) ? addDays(date, 1) : date;
  const end = instantOf(day, endTime, event.timeZone).toISOString();
  const start = startOf(shift);
  return end > start ? end : start;
}
