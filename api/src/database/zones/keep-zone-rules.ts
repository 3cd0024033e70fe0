import pg from 'pg';
import { zoneRules } from './zone-rules.js';

/** What a look at the time zones found: the zones in use in which PostgreSQL's own rules differ, and how many shifts were reckoned again. */
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
      ? [`The time zone rules or ORG_TIME_ZONE changed: ${moved} coming shifts start at another instant now.`]
      : []),
  ];
}

const lockNumber = 7_470_332;

/**
 * Keeps Node's time zone rules in the database, and the zone of events that name none, and reckons again the instants of coming shifts where
 * either has changed. Several servers at once wait for each other.
 */
export async function keepZoneRules(databaseUrl: string, organisationZone: string): Promise<ZoneReport> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    const { rows } = await client.query<{ rules: string | null; zone: string }>(
      'select rules, organisation_zone as zone from zone_source',
    );
    const [kept] = rows;
    const rules = process.versions.tz ?? process.versions.node;
    const [newRules, newZone] = [kept?.rules !== rules, kept?.zone !== organisationZone];
    if (newRules) await storeRules(client, organisationZone);
    if (newRules || newZone)
      await client.query('update zone_source set rules = $1, organisation_zone = $2', [rules, organisationZone]);
    const moved = newRules || newZone ? await reckonAgain(client) : 0;
    const { rows: differing } = newRules ? await client.query<{ zone: string }>(differingZones) : { rows: [] };
    await client.query('commit');
    return { differing: differing.map(({ zone }) => zone), moved };
  } finally {
    await client.end();
  }
}

async function storeRules(client: pg.Client, organisationZone: string): Promise<void> {
  const { rows } = await client.query<{ zone: string }>(
    'select distinct time_zone as zone from event where time_zone is not null',
  );
  const zones = new Set([
    ...Intl.supportedValuesOf('timeZone'),
    'UTC',
    organisationZone,
    ...rows.map(({ zone }) => zone),
  ]);
  const rules = [...zones].flatMap((zone) => zoneRules(zone).map((rule) => ({ zone, ...rule })));
  await client.query('delete from zone_rule');
  await client.query(
    `insert into zone_rule (zone, from_instant, from_local, utc_offset)
     select zone, coalesce(to_timestamp("from" / 1000.0), '-infinity'),
       coalesce(to_timestamp(("from" + greatest(before, "offset") * 60000) / 1000.0) at time zone 'UTC', '-infinity'), make_interval(mins => "offset")
     from jsonb_to_recordset($1::jsonb) as x (zone text, "from" double precision, before int, "offset" int)`,
    [JSON.stringify(rules)],
  );
}

/** What lies ahead, or is running: what is over stays as it was. */
async function reckonAgain(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(`
    update shift s set date = s.date from event e, zone_source z
    where e.id = s.event_id and s.date >= current_date - 2
      and s.starts_at is distinct from instant_at(s.date + s.start_time::time, coalesce(e.time_zone, z.organisation_zone))`);
  return rowCount ?? 0;
}

/** Zones of events in which PostgreSQL has another offset within the next two years, looked at once a week. */
const differingZones = `
  select distinct e.zone from (select distinct coalesce(x.time_zone, z.organisation_zone) as zone from event x, zone_source z) e
  cross join generate_series(now(), now() + interval '2 years', interval '7 days') at
  where local_at(at, e.zone) <> at at time zone e.zone order by 1`;
