import pg from 'pg';
import { insertZoneRules, zoneRuleRows } from '../../platform/zone-rules.js';

/**
 * The result of checking the time zones: the zones in use for which PostgreSQL's own rules differ, and how many shifts
 * were recomputed.
 */
export interface ZoneReport {
  differing: string[];
  moved: number;
}

/** What to log about the time zones, a sentence each. */
export function zoneWarnings({ differing, moved }: ZoneReport): string[] {
  return [
    ...(differing.length > 0
      ? [
          `PostgreSQL has other rules than Node ${process.versions.tz} for ${differing.join(', ')}. Those of Node count.`,
        ]
      : []),
    ...(moved > 0
      ? [`The time zone rules or ORG_TIME_ZONE changed: ${moved} coming shifts start or end at another instant now.`]
      : []),
  ];
}

const lockNumber = 7_470_332;

/**
 * Stores Node's time zone rules in the database, and the zone of events without one. Recomputes the instants of
 * upcoming shifts where either has changed. Afterwards every zone in use has rules, under the name by which it is used.
 * Several servers at once wait for each other.
 */
export async function syncZoneRules(databaseUrl: string, organisationZone: string): Promise<ZoneReport> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    const { rows } = await client.query<{ rules: string | null; zone: string }>(
      'select rules, organisation_zone as zone from zone_source',
    );
    const [stored] = rows;
    const rules = process.versions.tz ?? process.versions.node;
    const [newRules, newZone] = [stored?.rules !== rules, stored?.zone !== organisationZone];
    if (newRules || newZone)
      await client.query('update zone_source set rules = $1, organisation_zone = $2', [rules, organisationZone]);
    if (newRules) await client.query('delete from zone_rule');
    const inUse = await zonesInUse(client);
    const lacking = newRules
      ? [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...inUse.map(({ zone }) => zone)])]
      : inUse.filter(({ stored }) => !stored).map(({ zone }) => zone);
    if (lacking.length > 0) await client.query(insertZoneRules('$1'), [zoneRuleRows(lacking)]);
    const moved = newRules || newZone || lacking.length > 0 ? await recomputeShifts(client) : 0;
    await client.query('commit');
    const differing: string[] = [];
    for (const { zone } of inUse) if (await differs(client, zone)) differing.push(zone);
    return { differing, moved };
  } finally {
    await client.end();
  }
}

/** The zones of events and of the organisation, and whether their rules are stored. */
async function zonesInUse(client: pg.Client): Promise<{ zone: string; stored: boolean }[]> {
  const { rows } = await client.query<{ zone: string; stored: boolean }>(`
    select zone, exists (select from zone_rule r where r.zone = used.zone) as stored
    from (select time_zone as zone from event where time_zone is not null union select organisation_zone from zone_source) used
    order by zone`);
  return rows;
}

/** Recomputes shifts that lie ahead or are running; past ones stay. Computes as the trigger of `shift` does. */
async function recomputeShifts(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(`
    update shift set date = date where id in (
      select s.id from shift s join event e on e.id = s.event_id cross join zone_source z
      cross join lateral (select coalesce(e.time_zone, z.organisation_zone) as zone, case when s.end_time < s.start_time then 1 else 0 end as days) x
      cross join lateral (select instant_at(s.date + s.start_time::time, x.zone) as starts,
        instant_at(s.date + x.days + s.end_time::time, x.zone) as ends) is_now
      where s.date >= current_date - 2
        and (s.starts_at <> is_now.starts or s.ends_at <> greatest(is_now.starts, is_now.ends)))`);
  return rowCount ?? 0;
}

/**
 * Whether PostgreSQL has another offset there within the next two years, checked once a week, or does not know the
 * zone.
 */
async function differs(client: pg.Client, zone: string): Promise<boolean> {
  try {
    const { rows } = await client.query<{ differs: boolean }>(
      `select exists (select from generate_series(now(), now() + interval '2 years', interval '7 days') at
         where local_at(at, $1) <> at at time zone $1) as differs`,
      [zone],
    );
    return rows[0]?.differs === true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === unknownZone) return true;
    throw error;
  }
}

/** invalid_parameter_value: an older PostgreSQL does not know a newer zone. */
const unknownZone = '22023';
