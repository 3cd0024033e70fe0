/* The one definition of hours (decision 064). A signup counts once its shift is over: it ended, or it was called off. */

/** The columns of a signup on which its hours depend, in SQL. */
interface Worked {
  status: string;
  state: string;
  contradicted: string;
  arrivedAt: string;
  leftAt: string;
  away: string;
  wasSent: string;
  correctedMinutes: string;
}

/** SQL: the longest time that counts after the planned end of a shift; none where its length counts and somebody was sent on. */
const longestAfterEnd = `case e.hours_from when 'MARKS' then interval '4 hours' else interval '0' end`;

/** SQL: when a shift `s` of an event `e` is over: its planned end, or the moment at which either was called off before. */
export const endOfShift = 'least(s.ends_at, s.cancelled_at, e.cancelled_at)';

/**
 * SQL: a row `kind, minutes` of a signup in a shift `s` of an event `e`, for a `lateral` join. Without hours, both are null; those who are
 * 'UNKNOWN' have no minutes.
 */
export function hours(g: Worked): string {
  const from = `greatest(s.starts_at, ${g.arrivedAt})`;
  const until = `case when ${g.leftAt} is null then ${endOfShift} else least(${g.leftAt}, s.ends_at + ${longestAfterEnd}) end`;
  const to = `greatest(${until}, ${from})`;
  const away = `(select coalesce(sum(upper(gap) - lower(gap)), interval '0') from unnest(${g.away} * tstzmultirange(tstzrange(${from}, ${to}))) gap)`;
  const planned = `greatest(${endOfShift}, s.starts_at) - s.starts_at`;
  return `(select k.kind, case
      when k.kind = 'CORRECTED' then ${g.correctedMinutes}
      when k.kind in ('PLANNED', 'PRESUMED') and ${endOfShift} = s.ends_at then (extract(epoch from ${planned}) / 60)::int
      when k.kind = 'PLANNED' then ${rounded(planned)}
      when k.kind = 'MARKS' then case when ${g.state} = 'NO_SHOW' then 0 else ${rounded(`${to} - ${from} - ${away}`)} end
    end as minutes
    from (select case
      when ${g.correctedMinutes} is not null then 'CORRECTED'
      when ${endOfShift} > now() then null
      when ${g.contradicted} then 'UNKNOWN'
      when ${g.state} in ('HERE', 'LEFT') then case when e.hours_from = 'MARKS' or ${g.wasSent} then 'MARKS' else 'PLANNED' end
      when ${g.status} <> 'active' then null
      when ${g.state} = 'NO_SHOW' then 'MARKS'
      when ${endOfShift} < s.ends_at then null
      when ${g.wasSent} or exists (select from signup other where other.shift_id = s.id and other.attendance_state <> 'EXPECTED') then 'UNKNOWN'
      else 'PRESUMED'
    -- Worked out once, not wherever it is named.
    end as kind offset 0) k)`;
}

/** SQL: a row `kind, minutes` of the signup of an alias `g`; `correctedMinutes`: `null::int` for what counts without a correction. */
export function hoursOf(g: string, correctedMinutes = `${g}.corrected_minutes`): string {
  return hours({
    ...{ status: `${g}.status`, state: `${g}.attendance_state`, contradicted: `${g}.contradicted` },
    ...{ arrivedAt: `${g}.arrived_at`, leftAt: `${g}.left_at`, away: `${g}.away` },
    ...{ wasSent: `${g}.was_sent`, correctedMinutes },
  });
}

/** SQL: an interval in minutes, rounded to quarters of an hour, half up. */
function rounded(interval: string): string {
  return `(floor(extract(epoch from ${interval}) / 900 + 0.5) * 15)::int`;
}
