import { z } from 'zod';
import { isId } from '../../contract/fields.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { ledBy } from '../reports/own-categories.js';
import { mailKind, plainReason, serverWords } from './describe-mail.js';
import type {
  UndeliveredMail,
  UndeliveredMailPage,
  UndeliveredPerson,
  UndeliveredShift,
} from './undelivered-mail.types.js';
import { liveSignups, visibleMails } from './undelivered-query.js';

/** Mails on a page unless told. */
const usualPage = 50;
/** Mails on a page at most. */
const largestPage = 200;

/**
 * A page of the mails that were not delivered, the newest first, each beginning after a mail: those that were refused for good or given
 * up, until they went out after all. Admins see all; a lead those about signups in their own categories, with these alone, and those of
 * their own bulk mails. Errors: NOT_SIGNED_IN, SESSION_EXPIRED, INVALID_INPUT, BAD_REQUEST for a cursor that no page gave.
 */
export const readUndeliveredMails = operation(
  {
    openTo: 'staff',
    input: z.object({
      first: z.coerce.number().int().min(1).max(largestPage, `At most ${largestPage} mails a page`).nullish(),
      after: z.string().nullish(),
    }),
    transaction: false,
  },
  async function readUndeliveredMails(ctx, { first, after }): Promise<UndeliveredMailPage> {
    const leadId = ledBy(ctx.viewer);
    const size = first ?? usualPage;
    const place = after ? placeOf(after) : null;
    const [page] = await ctx.services.rows.read<{ total: number; mails: Row[] | null }>({
      name: 'undelivered-mails',
      text: statement,
      values: [leadId, place?.moment ?? null, place?.id ?? null, size + 1],
    });
    const rows = page?.mails ?? [];
    const shown = rows.slice(0, size);
    const last = shown.at(-1);
    return {
      mails: shown.map(mailOf),
      total: page?.total ?? 0,
      nextCursor: rows.length > size && last ? `${last.moment}_${last.id}` : null,
    };
  },
);

interface Row {
  id: string;
  template: string;
  subject: string | null;
  name: string | null;
  email: string;
  lastError: string | null;
  since: string;
  moment: string;
  people: UndeliveredPerson[] | null;
  shifts: UndeliveredShift[] | null;
}

function mailOf({ id, template, subject, name, email, lastError, since, people, shifts }: Row): UndeliveredMail {
  const { what, to } = mailKind(template);
  return {
    id,
    what,
    subject,
    name,
    email,
    reason: plainReason(lastError),
    serverText: serverWords(lastError),
    since,
    toStaff: to === 'staff',
    canSendAgain: template !== 'magic-link',
    people: to === 'staff' ? [] : (people ?? []),
    shifts: shifts ?? [],
  };
}

/** A cursor names the last mail of its page: its moment (microseconds since 1970) and its id. */
function placeOf(cursor: string): { moment: string; id: string } {
  const [, moment, id] = /^(\d{1,18})_([0-9a-f-]{36})$/i.exec(cursor) ?? [];
  if (!moment || !id || !isId(id)) throw new DomainError('BAD_REQUEST', { message: 'This page of mails is unknown.' });
  return { moment, id };
}

// Whom a mail was for: the people of its signups, wherever they moved since; without any, the people behind its address.
const statement = `${visibleMails}, page as (
    select * from visible where $2::bigint is null
      or created_at < timestamptz 'epoch' + $2::bigint * interval '1 microsecond'
      or (created_at = timestamptz 'epoch' + $2::bigint * interval '1 microsecond' and id > $3::uuid)
    order by created_at desc, id limit $4::int
  ), known as (
    select p.id, g.volunteer_id, s.id as shift_id, o.name, e.name as event_name, s.date, s.start_time, s.end_time
    from page p, ${liveSignups('p')} join event e on e.id = s.event_id
    where $1::uuid is null or c.lead_id = $1
  ), people as (
    select id, volunteer_id from known
    union
    select p.id, v.id from page p join volunteer v on v.email_key = p.address
    where not exists (select 1 from known k where k.id = p.id)
      and ($1::uuid is null or p.bulk_mail_id is not null and exists (
        select 1 from signup g join shift s on s.id = g.shift_id join opportunity o on o.id = s.opportunity_id
          join category c on c.id = o.category_id where g.volunteer_id = v.id and c.lead_id = $1))
  )
  select (select count(*)::int from visible) as total, (select json_agg(json_build_object(
    'id', p.id, 'template', p.template, 'subject', b.subject, 'name', p.recipient_name, 'email', p.recipient,
    'lastError', p.last_error,
    'since', to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'moment', (extract(epoch from p.created_at) * 1000000)::bigint::text,
    'people', (select json_agg(json_build_object('id', v.id, 'name', v.first_name || ' ' || v.last_name, 'email', v.email,
        'phone', v.phone) order by lower(v.first_name || ' ' || v.last_name), v.id)
      from people x join volunteer v on v.id = x.volunteer_id where x.id = p.id),
    'shifts', coalesce(
      (select json_agg(json_build_object('id', k.shift_id, 'opportunityName', k.name, 'eventName', k.event_name, 'date', k.date,
          'startTime', k.start_time, 'endTime', k.end_time) order by k.date, k.start_time, k.shift_id) from known k where k.id = p.id),
      (select json_agg(json_build_object('id', told->'shift'->>'id', 'opportunityName', told->'opportunity'->>'name',
          'eventName', told->'event'->>'name', 'date', told->'shift'->>'date', 'startTime', told->'shift'->>'startTime',
          'endTime', told->'shift'->>'endTime')) from jsonb_array_elements(p.facts) as fact (told) where $1::uuid is null))
    ) order by p.created_at desc, p.id) from page p left join bulk_mail b on b.id = p.bulk_mail_id) as mails`;
