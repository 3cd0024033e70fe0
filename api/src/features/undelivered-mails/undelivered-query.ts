/*
 * SQL of the undelivered mails in a staff member's access scope. `$1` is the lead's id, null for an admin. What a mail
 * is about is in the mail itself: the signups in its facts.
 */

/** SQL: the signups that a mail of the outbox, `x`, is about, from its facts. */
export const signupsOf = `coalesce(x.payload->'signups',
  case when x.payload->'moved' is not null then jsonb_path_query_array(x.payload, '$.moved[*].signup')
    when x.payload->'signup' is not null then jsonb_build_array(x.payload->'signup') else '[]'::jsonb end)`;

/** SQL: a mail that starts over gets another id, so that later reports about its first sending do not count for it. */
export const newMessageId = `message_id = '<' || gen_random_uuid() || '@' || split_part(message_id, '@', 2)`;

/** The mails that failed and are not settled: `failing`, with the facts of their signups as `facts`. */
const failing = `failing as (
    select x.*, ${signupsOf} as facts, x.recipient_key as address
    from outbox x where x.state = 'failed' and x.settled_at is null
  )`;

/** The signups in a mail's facts that still exist, with where they belong. */
export const liveSignups = (mail: string) => `jsonb_array_elements(${mail}.facts) as fact (data)
      join signup g on g.id = (data->>'signupId')::uuid join shift s on s.id = g.shift_id
      join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id`;

/**
 * `visible`: a lead sees the mails about signups in their own categories, and those of the bulk mails that they sent.
 */
export const visibleMails = `with ${failing}, visible as (
    select f.* from failing f
    where $1::uuid is null
      or exists (select 1 from bulk_mail b where b.id = f.bulk_mail_id and b.sender_id = $1)
      or exists (select 1 from ${liveSignups('f')} where c.lead_id = $1)
  )`;
