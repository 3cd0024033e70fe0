import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM, ReferenceKind } from '@mikro-orm/postgresql';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.js';
import { Shift } from '../records/shift.js';
import { entities } from '../registry.js';
import { ormConfig } from './orm.config.js';

let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await createTestDatabase();
  orm = await MikroORM.init(ormConfig({ databaseUrl: database.url, entities }));
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

/** Tables that code reads and writes only by SQL. */
const withoutEntity = [
  'email_opt_out',
  'erasure',
  'erasure_request',
  'retention_rule',
  'retention_run',
  'retention_setting',
  'waited_until',
  'second_factor',
  'recovery_code',
  'sign_in_challenge',
  'oidc_identity',
  'event_figures',
  'fresh_event_figures',
  'event_sums',
  'fresh_event_sums',
  'kept_figures',
  'fact',
  'fact_epoch',
  'household_token',
  'idempotency_key',
  'image_upload',
  'installation_fact',
  'job',
  'lead_digest',
  'magic_link',
  // A view, for the previous release.
  'mails_off',
  'merged_volunteer',
  'migration',
  'outbox',
  'oidc_identity',
  'password_reset_token',
  'plan_change',
  'post_report',
  'prepared_plan_change',
  'api_key_network',
  'reminder',
  'signup_alias',
  'asked_person',
  'voucher_redemption',
  'replacement_ask',
  'rate_limit',
  'staff_session',
  'told_answer',
  'zone_rule',
  'zone_source',
];

/** PostgreSQL's names of the types that entities name otherwise. */
const typeNames: Record<string, string> = {
  int: 'int4',
  integer: 'int4',
  smallint: 'int2',
  bigint: 'int8',
  boolean: 'bool',
  'timestamptz(6)': 'timestamptz',
  'uuid[]': '_uuid',
};

interface Column {
  place: string;
  type: string;
  nullable: boolean;
}

async function columnsInDatabase(): Promise<Column[]> {
  const { rows } = await database.pool.query<Column>(
    `select c.table_name || '.' || column_name as place, udt_name as type, is_nullable = 'YES' and table_type <> 'VIEW' as nullable
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and not (c.table_name = any($1)) order by 1`,
    [withoutEntity],
  );
  return rows;
}

function columnsOfEntities(): Column[] {
  return [...orm.getMetadata().getAll().values()]
    .filter((entity) => !entity.abstract)
    .flatMap((entity) =>
      Object.values(entity.properties).flatMap((property) =>
        (property.formula ? [] : (property.fieldNames ?? [])).map((field, index) => {
          const type = property.columnTypes[index] ?? '';
          return {
            place: `${entity.tableName}.${field}`,
            type: typeNames[type] ?? type,
            nullable: Boolean(property.nullable),
          };
        }),
      ),
    )
    .sort((one, other) => (one.place < other.place ? -1 : 1));
}

describe('entities and tables', () => {
  it('know the same tables', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const tables = rows.map(({ name }) => name).filter((name) => !withoutEntity.includes(name));
    const ofEntities = [...new Set(columnsOfEntities().map(({ place }) => place.split('.')[0]))];
    expect(tables.sort()).toEqual(ofEntities.sort());
  });

  it('agree on every column: its name, its type and whether it may be empty', async () => {
    const inDatabase = await columnsInDatabase();
    expect(inDatabase.length).toBeGreaterThan(80);
    expect(columnsOfEntities()).toEqual([...inDatabase].sort((one, other) => (one.place < other.place ? -1 : 1)));
  });

  it('agree on what refers to what', async () => {
    const { rows } = await database.pool.query<{ place: string; target: string }>(
      `select distinct conrelid::regclass || '.' || a.attname as place, confrelid::regclass::text as target
       from pg_constraint c cross join lateral unnest(c.conkey) with ordinality k(attnum, position)
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
       where contype = 'f' and k.position = 1 and conrelid::regclass::text <> all ($1)`,
      [withoutEntity],
    );
    const links = [...orm.getMetadata().getAll().values()].flatMap((entity) =>
      Object.values(entity.properties)
        .filter((property) => property.kind === ReferenceKind.MANY_TO_ONE && !property.targetMeta?.view)
        .filter((property) => property.createForeignKeyConstraint !== false)
        .map((property) => `${entity.tableName}.${property.fieldNames[0]} -> ${property.targetMeta?.tableName}`),
    );
    expect(links.sort()).toEqual(rows.map(({ place, target }) => `${place} -> ${target}`).sort());
  });

  it('leave the counting of places to the database', () => {
    expect(orm.getMetadata().get(Shift).properties.qtyRegistered.persist).toBe(false);
  });
});

describe('indexes', () => {
  it('cover every foreign key, so that deleting and joining never read whole tables', async () => {
    const { rows } = await database.pool.query<{ place: string }>(
      `select conrelid::regclass || ': ' || conname as place from pg_constraint c
       where contype = 'f' and not exists (
         select 1 from pg_index i where i.indrelid = c.conrelid and i.indpred is null and i.indkey[0] = c.conkey[1])`,
    );
    expect(rows.map(({ place }) => place)).toEqual([]);
  });

  it('are not doubled', async () => {
    const { rows } = await database.pool.query<{ one: string; other: string }>(
      `select a.indexrelid::regclass::text as one, b.indexrelid::regclass::text as other
       from pg_index a join pg_index b on a.indrelid = b.indrelid and a.indexrelid < b.indexrelid
         and a.indkey::text = b.indkey::text and coalesce(a.indpred::text, '') = coalesce(b.indpred::text, '')
       where a.indrelid::regclass::text not like 'pg_%'`,
    );
    expect(rows).toEqual([]);
  });
});
