/**
 * SQL: a mail's list without the places that are gone by now; no row when nothing is left. News that waited two minutes, or for a mail
 * server, must not say 'You are signed up' after 'Cancelled'. A place that was taken and given back within one mail was never mailed,
 * and is left out; one that moved before it was given back keeps its move, which says how people knew it. Places in what is cancelled go
 * later: it may take place after all, until they would have begun. `list`: where the mail has it; `signup`: where each entry (`said`) has
 * the signup. Changes of shifts ('moved') may also say that one is called off.
 */
export function stillSo(list: 'signups' | 'moved'): string {
  const signup = list === 'moved' ? `said -> 'signup'` : 'said';
  const another = `select from jsonb_array_elements($1::jsonb -> '${list}') as other (one)
    where one ->> 'signupId' = said ->> 'signupId'`;
  const wasTaken = `exists (${another} and one -> 'cancelledBy' is null and one -> 'movedBy' is null)`;
  const wasCancelled = `exists (${another} and one -> 'cancelledBy' is not null)`;
  const saysCalledOff = list === 'moved' ? ` or ${signup} -> 'shift' ->> 'cancelledAt' is not null` : '';
  return `
    select ${partOf(list, 'goes')} as payload, ${partOf(list, 'waits')} as later
    from (
      select said, place, case
          when said -> 'cancelledBy' is not null or said -> 'movedBy' is not null and ${wasCancelled}
            then case when not ${wasTaken} then 'goes' end
          else (
            select case when e.state <> 'CANCELLED' and (s.cancelled_at is null${saysCalledOff}) then 'goes'
              when s.starts_at > $3::timestamptz then 'waits' end
            from signup g join shift s on s.id = g.shift_id join event e on e.id = s.event_id
            where g.id = (${signup} ->> 'signupId')::uuid and g.status = 'active')
        end as fate
      from jsonb_array_elements($1::jsonb -> '${list}') with ordinality as entry (said, place)
      where $2::text is not null and $4::text is not null
    ) as looked`;
}

/** SQL: the mail with those entries of its list alone (`said`, in the order of `place`) that have this `fate`; null without any. */
export function partOf(list: 'signups' | 'moved', fate: 'goes' | 'waits'): string {
  const these = `filter (where fate = '${fate}')`;
  return `case when count(*) ${these} > 0
    then $1::jsonb || jsonb_build_object('${list}', jsonb_agg(said order by place) ${these}) end`;
}
