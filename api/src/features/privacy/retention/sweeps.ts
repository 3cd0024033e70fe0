import type { RetentionKind } from '../../../contract/people/retention.js';
import { namelessEntry, removedPerson } from '../erasing/removed-name.js';

/*
 * What goes by time, as SQL. `due` finds the rows: the preview counts them, and the nightly job takes the same ones. It reads `cutoff`, a row
 * with `day` (events that ended before it) and `moment` (the beginning of that day, for what has no event).
 */

/** How many rows go in one transaction. */
export const batchSize = 500;

/** How many rows are looked for at a time: finding them reads whole tables. */
export const foundAtOnce = 20_000;

const day = '(select day from cutoff)';
const moment = '(select moment from cutoff)';

/** SQL: the person `v`, and who waits under their address, have nothing to do with an event that ends on or after the day of the cutoff. */
const isIdle = `v.erased_at is null and v.created_at < ${moment}
  and not exists (select from waited_until u where u.volunteer_id = v.id and u.day >= ${day})
  and not exists (select from signup g join event e on e.id = g.event_id where g.volunteer_id = v.id and e.last_day >= ${day})
  and not exists (select from waitlist_entry w join event e on e.id = w.event_id where w.email_key = v.email_key and e.last_day >= ${day})`;

/** SQL: nobody wrote to their address lately, but to a group: who is notified that their shift was deleted can still choose another. */
const isLeftAlone = `not exists (select from outbox o where o.recipient_key = v.email_key and o.bulk_mail_id is null)`;

const ofOverEvent = `join signup g on g.id = t.signup_id join event e on e.id = g.event_id where e.last_day < ${day}`;

/** Rows that go, and how a batch of them does. */
export interface Sweep {
  kind: RetentionKind;
  /** A query of their ids. */
  due: string;
  /** The type of the ids; default: uuid. */
  ids?: 'text' | 'tid';
  /** Statements over `batch`, a table of ids, as CTEs by name; the rows of `gone` are counted. */
  parts: Readonly<Record<string, string>>;
  /** Whether these are no things that a preview would name. */
  isUncounted?: true;
}

/** Everything but phone numbers and people, which go by person, each locked before it is looked at again. */
export const sweeps: readonly Sweep[] = [
  {
    kind: 'ANSWERS',
    // Sizes of T-shirts go with the names: they are asked once a year.
    due: `select t.id from answer t join question q on q.id = t.question_id and q.kind <> 'SHIRT_SIZE' ${ofOverEvent}`,
    parts: { gone: 'delete from answer where id in (select id from batch) returning id' },
  },
  {
    kind: 'ANSWERS',
    due: `select t.id from guardian_consent t ${ofOverEvent} and (t.guardian_name <> '' or t.wording <> '')`,
    parts: {
      gone: `update guardian_consent set guardian_name = '', wording = '' where id in (select id from batch) returning id`,
    },
  },
  {
    kind: 'ANSWERS',
    due: `select t.id from replacement t ${ofOverEvent} and t.message is not null`,
    parts: { gone: 'update replacement set message = null where id in (select id from batch) returning id' },
  },
  {
    kind: 'ANSWERS',
    due: `select w.id from waitlist_entry w join event e on e.id = w.event_id where e.last_day < ${day} and w.email <> ''`,
    parts: {
      waited: `insert into waited_until as known (volunteer_id, day)
        select v.id, max(e.last_day) from waitlist_entry w join event e on e.id = w.event_id join volunteer v on v.email_key = w.email_key
        where w.id in (select id from batch) group by 1
        on conflict (volunteer_id) do update set day = greatest(known.day, excluded.day)`,
      // Whoever the log names before the colon.
      named: `update audit_entry set summary = regexp_replace(summary, '^[^:]*', '${removedPerson}')
        where record_type = 'waitlist' and record_id in (select id from batch)`,
      gone: `update waitlist_entry w set email = '', email_key = 'erased:' || w.id, phone = null, offer_id = null, offer_hash = null,
          people = (select jsonb_agg(${namelessEntry}) from jsonb_array_elements(w.people))
        where w.id in (select id from batch) returning w.id`,
    },
  },
  {
    kind: 'ANSWERS',
    ids: 'tid',
    due: `select t.ctid as id from reminder t join event e on e.id = t.event_id where e.last_day < ${day}`,
    parts: { gone: 'delete from reminder where ctid in (select id from batch) returning event_id' },
  },
  {
    kind: 'MAILS',
    due: `select id from outbox where state in ('sent', 'failed') and coalesce(sent_at, greatest(created_at, next_attempt_at)) < ${moment}`,
    parts: {
      gone: `delete from outbox where id in (select id from batch) and state in ('sent', 'failed') returning id, bulk_mail_id, state`,
      // Mails to groups count those that failed.
      counted: `update bulk_mail b set forgotten_count = forgotten_count + lost.count
        from (select bulk_mail_id, count(*)::int as count from gone where state = 'failed' group by bulk_mail_id) lost
        where b.id = lost.bulk_mail_id`,
    },
  },
  {
    kind: 'AUDIT',
    due: `select id from audit_entry where happened_at < ${moment}`,
    parts: { gone: 'delete from audit_entry where id in (select id from batch) returning id' },
  },
  {
    kind: 'AUDIT',
    due: `select b.id from bulk_mail b where b.created_at < ${moment} and not exists (select from outbox o where o.bulk_mail_id = b.id)`,
    parts: { gone: 'delete from bulk_mail where id in (select id from batch) returning id' },
  },
  {
    kind: 'AUDIT',
    due: `select id from plan_change where applied_at < ${moment} and applied_by <> 'staff'`,
    parts: { gone: `update plan_change set applied_by = 'staff' where id in (select id from batch) returning id` },
  },
  {
    kind: 'NAMES',
    ids: 'text',
    isUncounted: true,
    // Switches of addresses that nobody has any more.
    due: `select t.email_key as id from email_opt_out t where t.since < ${moment}
      and not exists (select from volunteer v where v.email_key = t.email_key)
      and not exists (select from waitlist_entry w where w.email_key = t.email_key)`,
    parts: { gone: 'delete from email_opt_out where email_key in (select id from batch) returning email_key' },
  },
];

/** SQL: the phone number of the person `v` goes. */
export const isPhoneDue = `v.phone is not null and ${isIdle}`;

/** SQL: the person `v` is erased. */
export const isNameDue = `${isIdle} and ${isLeftAlone}`;

/** Who these are. */
export const phonesDue = `select v.id from volunteer v where ${isPhoneDue}`;
export const namesDue = `select v.id from volunteer v where ${isNameDue}`;

/** All queries of what is due of a kind. */
export function dueOf(kind: RetentionKind): string[] {
  const others = sweeps.filter((sweep) => sweep.kind === kind && !sweep.isUncounted).map(({ due }) => due);
  if (kind === 'CONTACTS') return [phonesDue, ...others];
  return kind === 'NAMES' ? [namesDue, ...others] : others;
}
