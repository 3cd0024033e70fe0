/**
 * SQL: a mail's list without the places that are gone by now; no row when nothing is left. News that waited two minutes, or for a mail
 * server, must not say 'You are signed up' after 'Cancelled'. A place that was taken and given back within one mail was never mailed,
 * and is left out; one that moved before it was given back keeps its move, which says how people knew it. `list`: where the mail has it;
 * `signup`: where each entry (`said`) has the signup. Changes of shifts ('moved') may also say that one is called off.
 */
export function stillSo(list: 'signups' | 'moved'): string {
  const signup = list === 'moved' ? `said -> 'signup'` : 'said';
  const another = `select from jsonb_array_elements($1::jsonb -> '${list}') as other (one)
    where one ->> 'signupId' = said ->> 'signupId'`;
  const wasTaken = `exists (${another} and one -> 'cancelledBy' is null and one -> 'movedBy' is null)`;
  const wasCancelled = `exists (${another} and one -> 'cancelledBy' is not null)`;
  const saysCalledOff = list === 'moved' ? ` or ${signup} -> 'shift' ->> 'cancelledAt' is not null` : '';
  return `
    select $1::jsonb || jsonb_build_object('${list}', jsonb_agg(said order by place)) as payload
    from jsonb_array_elements($1::jsonb -> '${list}') with ordinality as entry (said, place)
    where case
        when said -> 'cancelledBy' is not null or said -> 'movedBy' is not null and ${wasCancelled} then not ${wasTaken}
        else exists (
          select from signup g join shift s on s.id = g.shift_id join event e on e.id = s.event_id
          where g.id = (${signup} ->> 'signupId')::uuid and g.status = 'active' and e.state <> 'CANCELLED'
            and (s.cancelled_at is null${saysCalledOff}))
      end
      and $2::text is not null and $3::timestamptz is not null and $4::text is not null
    having count(*) > 0`;
}
