import { passesSinceSql } from '../household-links/erased-address.js';
import { retentionKinds, type RetentionKind } from '../../contract/people/retention.js';
import { personalData } from './personal-data.js';
import type { Entry, ExportPart } from './register.js';

type Table = keyof typeof personalData.tables;

/** Where a part comes from: a table, the joins that find a household's rows by `$1`, and what makes a row readable. */
interface Source {
  table: Table;
  /** From `t`, the table, on. */
  rows: string;
  /** Further fields, and columns in a form that people can read, as SQL by name. */
  besides?: Readonly<Record<string, string>>;
  order: string;
}

const ofShift = (shift: string) => `join shift s on s.id = ${shift} join opportunity o on o.id = s.opportunity_id
  join category c on c.id = o.category_id join event e on e.id = s.event_id`;
const shiftFields = {
  ...{ event: 'e.name', category: 'c.name', role: 'o.name' },
  ...{ date: 's.date', startTime: 's.start_time', endTime: 's.end_time' },
};
const person = { person: `v.first_name || ' ' || v.last_name` };
const ofSignup = `join signup g on g.id = t.signup_id join volunteer v on v.id = g.volunteer_id ${ofShift('g.shift_id')}`;
const theirs = 'where v.email_key = $1';

/**
 * SQL: the last day on which something is kept that was last used on this day. Beside `$1` the statement gets the days of each kind, the
 * organisation's time zone and the last day on which nothing goes; mails go before.
 */
const until = (day: string, kind: RetentionKind) =>
  `greatest((${day}) + $${2 + retentionKinds.indexOf(kind)}::int${kind === 'MAILS' ? '' : ', $8::date'})`;
const dayOf = (moment: string) => `(${moment} at time zone $7)::date`;

/** SQL: the last day of the last event that the person `v` signed up for, or their household waited for; without one the day on which they came. */
const lastUse = `(select greatest(${dayOf('v.created_at')}, (select u.day from waited_until u where u.volunteer_id = v.id),
  (select max(e.last_day) from signup g join event e on e.id = g.event_id where g.volunteer_id = v.id),
  (select max(e.last_day) from waitlist_entry w join event e on e.id = w.event_id
    where w.email_key = v.email_key)))`;
const afterEvent = { keptUntil: until('e.last_day', 'ANSWERS') };
/** The same of what somebody typed; the rest of the row stays with the event. */
const typedUntil = (typed: string) => ({ keptUntil: `case when ${typed} then ${afterEvent.keptUntil} end` });

const sources: Record<ExportPart, readonly Source[]> = {
  household: [
    { table: 'household', rows: 'where t.id = $1', order: 't.id' },
    { table: 'household_token', rows: 'where t.email_key = $1', order: 't.created_at' },
    { table: 'email_opt_out', rows: 'where t.email_key = $1', order: 't.since' },
  ],
  people: [
    {
      table: 'volunteer',
      rows: 'join volunteer v on v.id = t.id where t.email_key = $1',
      besides: {
        keptUntil: until(lastUse, 'NAMES'),
        phoneKeptUntil: `case when t.phone is not null then ${until(lastUse, 'CONTACTS')} end`,
      },
      order: 't.created_at',
    },
  ],
  signups: [
    {
      table: 'signup',
      rows: `join volunteer v on v.id = t.volunteer_id ${ofShift('t.shift_id')} ${theirs}`,
      besides: {
        ...person,
        ...shiftFields,
        away: `(select json_agg(json_build_object('from', lower(part), 'to', upper(part))) from unnest(t.away) part)`,
      },
      order: 't.created_at',
    },
  ],
  vouchers: [
    {
      table: 'voucher_redemption',
      rows: `join volunteer v on v.id = t.volunteer_id join event e on e.id = t.event_id ${theirs}`,
      besides: { ...person, event: 'e.name' },
      order: 't.redeemed_at',
    },
  ],
  answers: [
    {
      table: 'answer',
      rows: `join question q on q.id = t.question_id ${ofSignup} ${theirs}`,
      besides: {
        ...{ ...person, ...shiftFields, question: 'q.label' },
        keptUntil: `case q.kind when 'SHIRT_SIZE' then ${until(lastUse, 'NAMES')} else ${afterEvent.keptUntil} end`,
      },
      order: 't.answered_at',
    },
  ],
  consents: [
    {
      table: 'guardian_consent',
      rows: `${ofSignup} ${theirs}`,
      besides: { ...person, ...shiftFields, ...typedUntil(`t.guardian_name <> '' or t.wording <> ''`) },
      order: 't.given_at',
    },
  ],
  waitlist: [
    {
      table: 'waitlist_entry',
      rows: `${ofShift('t.shift_id')} where t.email_key = $1`,
      besides: { ...shiftFields, ...afterEvent },
      order: 't.created_at',
    },
  ],
  replacements: [
    {
      table: 'replacement',
      rows: `${ofSignup} ${theirs}`,
      besides: { ...person, ...shiftFields, ...typedUntil('t.message is not null') },
      order: 't.created_at',
    },
    {
      table: 'replacement_ask',
      rows: `join replacement r on r.id = t.replacement_id join volunteer v on v.id = t.volunteer_id
        ${ofShift('r.shift_id')} ${theirs}`,
      besides: { ...person, ...shiftFields },
      order: 't.asked_at',
    },
  ],
  mails: [
    {
      table: 'outbox',
      rows: 'left join bulk_mail b on b.id = t.bulk_mail_id where t.recipient_key = $1',
      besides: {
        subject: 'b.subject',
        keptUntil: `case when t.state <> 'waiting' then ${until(dayOf('coalesce(t.sent_at, greatest(t.created_at, t.next_attempt_at))'), 'MAILS')} end`,
      },
      order: 't.created_at',
    },
  ],
  log: [
    {
      table: 'audit_entry',
      rows: `where t.record_id in (select v.id from volunteer v ${theirs}
        union all select g.id from signup g join volunteer v on v.id = g.volunteer_id ${theirs}
        union all select w.id from waitlist_entry w where w.email_key = $1)`,
      besides: { keptUntil: until(dayOf('t.happened_at'), 'AUDIT') },
      order: 't.happened_at',
    },
    {
      table: 'asked_person',
      rows: `join volunteer v on v.id = t.volunteer_id ${ofShift('t.shift_id')} ${theirs}`,
      besides: { ...person, ...shiftFields },
      order: 't.asked_at',
    },
  ],
};

/** The name of a column in the file. */
export function fieldOf(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The columns of a table that belong into a part, by the register. */
export function exportedColumns(table: Table, part: ExportPart): string[] {
  const columns: [string, Entry][] = Object.entries(personalData.tables[table]);
  return columns.filter(([, entry]) => entry !== 'none' && entry.export === part).map(([column]) => column);
}

function rowsOf(part: ExportPart, { table, rows, besides = {}, order }: Source): string {
  const fields: Record<string, string> = { ...besides };
  for (const column of exportedColumns(table, part)) fields[fieldOf(column)] ??= `t.${column}`;
  const pairs = Object.entries(fields).map(([name, value]) => `'${name}', ${value}`);
  return `(select coalesce(json_agg(json_build_object(${pairs.join(', ')}) order by ${order}), '[]') from ${table} t ${rows})`;
}

/** Each part with its tables' rows, in one object. */
const parts = Object.entries(sources).map(([part, list]) => {
  const tables = list.map((source) => `'${source.table}', ${rowsOf(part as ExportPart, source)}`);
  return `'${part}', json_build_object(${tables.join(', ')})`;
});

/**
 * All that belongs to the household whose address key is `$1`, by part and table, and when it last closed its links. `$2` and on: `until`;
 * `$9`: `keyOfErasedAddress`.
 */
export const householdDataSql = `select ${passesSinceSql('$1', '$9')} as since,
  json_build_object(${parts.join(', ')}) as data`;
