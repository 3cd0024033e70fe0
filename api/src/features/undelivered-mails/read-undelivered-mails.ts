import { z } from 'zod';
import { pageInput, pageOfRows, type Connection } from '../../platform/reading/connection.js';
import { readCursor } from '../../platform/reading/list-cursor.js';
import { operation } from '../../platform/operation/operation.js';
import { ledBy } from '../reports/own-categories.js';
import { mailKind, plainReason, serverWords } from './describe-mail.js';
import type { UndeliveredMail, UndeliveredPerson, UndeliveredShift } from './undelivered-mail.types.js';
import { liveSignups, visibleMails } from './undelivered-query.js';
import { instantText } from '../../platform/reading/sql/instant-text.js';

/**
 * A page of undelivered mails, newest first, 50 by default: refused for good or given up, and not sent since. Admins
 * see all. Leads see those about signups in their own categories, with these signups alone, and those of their own bulk
 * mails.
 */
export const readUndeliveredMails = operation(
  {
    access: 'staff',
    input: z.object(pageInput(200)),
    refuses: ['INVALID_INPUT', 'BAD_REQUEST'],
    transaction: false,
  },
  async function readUndeliveredMails(ctx, page): Promise<Connection<UndeliveredMail>> {
    const { rows, secretKey } = ctx.services;
    const [moment, id] = page.after ? readCursor(secretKey, 'UndeliveredMail', page.after) : [];
    const first = page.first ?? 50;
    const [found] = await rows.read<{ total: number; mails: Row[] | null }>({
      name: 'undelivered-mails',
      text: statement,
      values: [ledBy(ctx.viewer), moment ?? null, id ?? null, first + 1],
    });
    const mails = (found?.mails ?? []).map((mail) => ({ row: mailOf(mail), place: [mail.moment, mail.id] }));
    return pageOfRows(ctx, 'UndeliveredMail', mails, { ...page, first, totalCount: found?.total ?? 0 });
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

// The recipients of a mail: the people of its signups, wherever they moved since; without signups, the people behind
// its address.
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
    'since', ${instantText('p.created_at')},
    'moment', (extract(epoch from p.created_at) * 1000000)::bigint::text,
    'people', (select json_agg(json_build_object('id', v.id, 'name', v.first_name || ' ' || v.last_name, 'email', v.email,
        'phone', v.phone) order by plain_letters(v.first_name || ' ' || v.last_name), v.id)
      from people x join volunteer v on v.id = x.volunteer_id where x.id = p.id),
    'shifts', coalesce(
      (select json_agg(json_build_object('id', k.shift_id, 'opportunityName', k.name, 'eventName', k.event_name, 'date', k.date,
          'startTime', k.start_time, 'endTime', k.end_time) order by k.date, k.start_time, k.shift_id) from known k where k.id = p.id),
      (select json_agg(json_build_object('id', data->'shift'->>'id', 'opportunityName', data->'opportunity'->>'name',
          'eventName', data->'event'->>'name', 'date', data->'shift'->>'date', 'startTime', data->'shift'->>'startTime',
          'endTime', data->'shift'->>'endTime')) from jsonb_array_elements(p.facts) as fact (data) where $1::uuid is null))
    ) order by p.created_at desc, p.id) from page p left join bulk_mail b on b.id = p.bulk_mail_id) as mails`;
