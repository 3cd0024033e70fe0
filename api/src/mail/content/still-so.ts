/**
 * SQL: a mail's list without signups that no longer hold; no row when nothing is left. A mail that waited two minutes,
 * or for a mail server, must not say 'You are signed up' after 'Cancelled'. A signup that was made and cancelled within
 * one mail was never mailed, and is left out. One that moved before it was cancelled keeps its move, because people
 * know it by the earlier shift. Signups in something cancelled are sent later, until they would have begun, because it
 * may be revived. `list`: the payload's list; `signup`: the signup in each entry (`item`). Changes of shifts ('moved')
 * may also say that one is called off.
 */
export function stillSo(list: 'signups' | 'moved'): string {
  const signup = list === 'moved' ? `item -> 'signup'` : 'item';
  const another = `select from jsonb_array_elements($1::jsonb -> '${list}') as other (one)
    where one ->> 'signupId' = item ->> 'signupId'`;
  const wasTaken = `exists (${another} and one -> 'cancelledBy' is null and one -> 'movedBy' is null)`;
  const wasCancelled = `exists (${another} and one -> 'cancelledBy' is not null)`;
  const saysCalledOff = list === 'moved' ? ` or ${signup} -> 'shift' ->> 'cancelledAt' is not null` : '';
  return `
    select ${partOf(list, 'goes')} as payload, ${partOf(list, 'waits')} as later
    from (
      select item, place, case
          when item -> 'cancelledBy' is not null or item -> 'movedBy' is not null and ${wasCancelled}
            then case when not ${wasTaken} then 'goes' end
          else (
            select case when e.state <> 'CANCELLED' and (s.cancelled_at is null${saysCalledOff}) then 'goes'
              when s.starts_at > $3::timestamptz then 'waits' end
            from signup g join shift s on s.id = g.shift_id join event e on e.id = s.event_id
            where g.id = (${signup} ->> 'signupId')::uuid and g.status = 'active')
        end as fate
      from jsonb_array_elements($1::jsonb -> '${list}') with ordinality as entry (item, place)
      where $2::text is not null and $4::text is not null
    ) as checked`;
}

/**
 * SQL: the mail with only those entries of its list (`item`, in the order of `place`) that have this `fate`; null
 * without any.
 */
export function partOf(list: 'signups' | 'moved', fate: 'goes' | 'waits'): string {
  const these = `filter (where fate = '${fate}')`;
  return `case when count(*) ${these} > 0
    then $1::jsonb || jsonb_build_object('${list}', jsonb_agg(item order by place) ${these}) end`;
}
