import { tzOffset } from '@date-fns/tz/tzOffset';

/** From an instant on (milliseconds; null: always) a zone is `offset` minutes ahead of UTC; `before`: the offset until then. */
interface ZoneRule {
  from: number | null;
  before: number;
  offset: number;
}

const first = Date.UTC(2015, 0, 1);
const last = Date.UTC(2046, 0, 1);
/** Shorter than any summer time, including interruptions for Ramadan. */
const step = 14 * 24 * 60 * 60_000;
const minute = 60_000;

/** The rules of an IANA time zone from 2015 to 2045, as Node knows them, in order. Outside of these years the nearest rule applies. */
function zoneRules(zone: string): ZoneRule[] {
  const offsetAt = (at: number) => Math.round(tzOffset(zone, new Date(at)));
  let before = offsetAt(first);
  const rules: ZoneRule[] = [{ from: null, before, offset: before }];
  for (let at = first; at < last; at += step) {
    const offset = offsetAt(at + step);
    if (offset === before) continue;
    let [low, high] = [at, at + step];
    while (high - low > minute) {
      const middle = low + Math.floor((high - low) / 2 / minute) * minute;
      if (offsetAt(middle) === before) low = middle;
      else high = middle;
    }
    rules.push({ from: high, before, offset });
    before = offset;
  }
  return rules;
}

/** SQL: stores the rules of zones. Its only parameter is the result of `zoneRuleRows`; `?` by default. */
export function insertZoneRules(parameter = '?'): string {
  return `insert into zone_rule (zone, from_instant, from_local, utc_offset)
     select zone, coalesce(to_timestamp("from" / 1000.0), '-infinity'),
       coalesce(to_timestamp(("from" + greatest(before, "offset") * 60000) / 1000.0) at time zone 'UTC', '-infinity'), make_interval(mins => "offset")
     from jsonb_to_recordset(${parameter}::jsonb) as x (zone text, "from" double precision, before int, "offset" int)
     on conflict do nothing`;
}

/** The rules of these zones as JSON for `insertZoneRules`. */
export function zoneRuleRows(zones: Iterable<string>): string {
  return JSON.stringify([...zones].flatMap((zone) => zoneRules(zone).map((rule) => ({ zone, ...rule }))));
}
