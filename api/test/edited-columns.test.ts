import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM, ReferenceKind, type EntityClass } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { createCategoryInput, updateCategoryInput } from '../src/contract/programme/category.js';
import { createEventInput, updateEventInput } from '../src/contract/programme/event.js';
import { createOpportunityInput, updateOpportunityInput } from '../src/contract/programme/opportunity.js';
import { sheetTexts } from '../src/contract/text/role-texts.js';
import { createShiftInput, updateShiftInput } from '../src/contract/programme/shift-input.js';
import { ormConfig } from '../src/database/orm.config.js';
import { changedTypes } from '../src/features/changes/changed-records.js';
import { settingWords } from '../src/features/imports/workbook/event-settings.js';
import { Category } from '../src/records/category.js';
import { Event } from '../src/records/event.js';
import { Opportunity } from '../src/records/opportunity.js';
import { Shift } from '../src/records/shift.js';
import { entities } from '../src/registry.js';
import { given, inDays } from './given.js';
import { sendWorkbook } from './import-api.js';
import { startTestServer, type TestServer } from './start-test-server.js';

/*
 * What people write into a record is returned, no matter which API it went through, and is copied with the record. The
 * columns are read from the classes of the records: a new one is checked automatically, and a column that is edited or
 * copied nowhere says so here.
 * Longer than most files: one table of records, and all that happens to them.
 */

type Values = Record<string, unknown>;
type Name = 'Event' | 'Category' | 'Opportunity' | 'Shift';

interface Edited {
  record: EntityClass<object>;
  made: z.ZodObject;
  changed: z.ZodObject;
  /** Columns that are not written when the record is made, and those that stay as they were made. */
  notMade: string[];
  notChanged: string[];
  /** Columns that a plan's workbook does not carry. */
  notInPlan?: string[];
  /** Columns that programs which follow changes do not receive. */
  notFollowed?: string[];
  rest: string;
}

const ownOfRow = ['id', 'createdAt', 'version'];
const records: Record<Name, Edited> = {
  Event: {
    record: Event,
    made: createEventInput,
    changed: updateEventInput,
    // Only copying writes it.
    notMade: ['previousEventId'],
    // Published addresses stay; the state has verbs of its own.
    notChanged: ['slug', 'organizerId', 'state', 'previousEventId'],
    // The sheet of settings carries the others.
    notInPlan: [
      'name',
      'slug',
      'startDate',
      'endDate',
      'location',
      'website',
      'ownTimeZone',
      'coverImageUrl',
      'organizerId',
      'hoursFrom',
      'mealVoucherMinutes',
      'previousEventId',
    ],
    // Only for staff.
    notFollowed: ['organizerId', 'remindDaysBefore', 'mealVoucherMinutes', 'previousEventId'],
    rest: '/api/admin/events',
  },
  Category: {
    record: Category,
    made: createCategoryInput,
    changed: updateCategoryInput,
    notMade: ['coverImageUrl'],
    notChanged: ['eventId'],
    rest: '/api/admin/categories',
  },
  Opportunity: {
    record: Opportunity,
    made: createOpportunityInput,
    changed: updateOpportunityInput,
    // Cover images of roles have their own page.
    notMade: ['coverImageUrl'],
    notChanged: ['eventId', 'coverImageUrl'],
    notInPlan: ['eventId', 'categoryId', 'coverImageUrl'],
    // Only for staff.
    notFollowed: ['standby'],
    rest: '/api/admin/opportunities',
  },
  Shift: {
    record: Shift,
    made: createShiftInput,
    changed: updateShiftInput,
    // Its role knows the event; only changes of plan call it off.
    notMade: ['eventId', 'cancelledAt'],
    notChanged: ['eventId', 'opportunityId', 'cancelledAt'],
    notInPlan: ['eventId', 'opportunityId'],
    rest: '/api/admin/shifts',
  },
};
const names = Object.keys(records) as Name[];

/** Columns whose input has another name. */
const inputNames: Record<string, string> = { ownTimeZone: 'timeZone' };
const inputOf = (column: string) => inputNames[column] ?? column;

let server: TestServer;
let orm: MikroORM;
let admin: { userId: string; headers: Record<string, string> };
let leads: string[];
beforeAll(async () => {
  server = await startTestServer();
  orm = await MikroORM.init(ormConfig({ databaseUrl: server.database.url, entities }));
  const ladder = given(server.database.pool);
  admin = await ladder.staff('admin');
  leads = [(await ladder.staff('lead')).userId, (await ladder.staff('lead')).userId];
});
afterAll(async () => {
  await orm.close(true);
  await server.close();
});

/** The columns of a record that people write or that say what it belongs to, as inputs name links. */
function columnsOf(name: Name): string[] {
  return orm
    .getMetadata(records[name].record)
    .props.filter(({ persist, formula, fieldNames }) => persist !== false && !formula && fieldNames)
    .map((property) => (property.kind === ReferenceKind.MANY_TO_ONE ? `${property.name}Id` : property.name))
    .filter((column) => !ownOfRow.includes(column));
}

const fieldsOf = (schema: z.ZodObject) =>
  Object.keys(schema.shape).filter((field) => !['id', 'version', 'eventId', 'categoryId'].includes(field));

describe.each(names)('the columns of %s', (name) => {
  it('are in the input of a new one and of a change, or are said to be neither', () => {
    const { made, changed, notMade, notChanged } = records[name];
    const parents = ['eventId', 'categoryId'];
    const columns = columnsOf(name).filter((column) => !parents.includes(column));
    expect(fieldsOf(made).sort()).toEqual(
      columns
        .filter((column) => !notMade.includes(column))
        .map(inputOf)
        .sort(),
    );
    expect(fieldsOf(changed).sort()).toEqual(
      columns
        .filter((column) => !notChanged.includes(column))
        .map(inputOf)
        .sort(),
    );
  });
});

const inPlan = (name: Name) => columnsOf(name).filter((column) => !records[name].notInPlan?.includes(column));

describe('the settings of an event in a workbook', () => {
  it('are its columns, but for those that are said not to be in a plan', () => {
    const settings = Object.keys(settingWords).filter((setting) => setting !== 'eventId');
    expect(settings.sort()).toEqual(inPlan('Event').sort());
  });
});

describe.each(names)('programs that follow changes of %s', (name) => {
  it('receive its columns, but for those that are said not to be followed', () => {
    const { notFollowed = [] } = records[name];
    const fields = Object.keys(changedTypes[name]?.fields ?? {});
    const missing = columnsOf(name).filter((column) => !fields.includes(inputOf(column)));
    expect(missing.sort()).toEqual([...notFollowed].sort());
  });
});

let races = 0;

/** Something that a column takes and no other column has; `round` 0 for a new record, 1 for what it is changed to. */
function valueOf(column: string, round: 0 | 1): unknown {
  const special: Values = {
    slug: `race-${(races += 1)}`,
    startDate: inDays(40 + round),
    endDate: inDays(44 + round),
    date: inDays(41 + round),
    startTime: round ? '08:15' : '07:30',
    endTime: round ? '12:45' : '11:00',
    qtyRequired: 3 + round,
    website: `https://club.example/${round}`,
    ownTimeZone: round ? 'America/Chicago' : 'Europe/Oslo',
    coverImageUrl: `/stock-images/${round}.svg`,
    leadId: leads[round],
    organizerId: admin.userId,
    state: 'PUBLISHED',
    hoursFrom: round === 0 ? 'MARKS' : 'PLANNED',
    mealVoucherMinutes: round ? 0 : 240,
    // A copy is open, so a new one here too: `closed-shifts.test` makes one closed.
    closed: round === 1,
    remindDaysBefore: round ? [14, 2] : [10, 3],
    signupsOpenAt: `2027-01-0${round + 1}T18:00:00.000Z`,
    signupsCloseAt: `2027-02-0${round + 1}T18:00:00.000Z`,
    waitlistEnabled: round === 1,
    minimumAge: round ? 18 : 16,
    youngerWithConsent: round === 1,
    standby: round === 1,
  };
  return special[column] ?? `${column} of round ${round}`;
}

/** What an API is sent for these columns. */
const sent = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([column, value]) => [inputOf(column), value]));

const apis = {
  async GraphQL(name: Name, id: string | null, values: Values): Promise<string> {
    const [verb, key] = [
      id ? 'update' : 'create',
      name === 'Event' ? 'eventId' : name === 'Category' ? 'categoryId' : 'id',
    ];
    const record = { Event: '', Category: '', Opportunity: 'opportunity', Shift: 'shift' }[name];
    const { data, errors } = await server.graphql<Record<string, { id: string } & Record<string, { id: string }>>>(
      `mutation ($input: ${id ? 'Update' : 'Create'}${name}Input!${id ? ', $id: ID!' : ''}) {
        saved: ${verb}${name}(input: $input${id ? `, ${key}: $id` : ''}) { ${record ? `${record} { id }` : 'id'} }
      }`,
      { input: sent(values), ...(id ? { id } : {}) },
      admin.headers,
    );
    expect(errors).toBeUndefined();
    const saved = data.saved as { id: string } & Record<string, { id: string }>;
    return record ? (saved[record] as { id: string }).id : saved.id;
  },

  async REST(name: Name, id: string | null, values: Values): Promise<string> {
    const method = id ? (name === 'Category' ? 'PUT' : 'PATCH') : 'POST';
    const path = `${records[name].rest}${id ? `/${id}` : ''}`;
    const { status, body } = await server.rest<{ id: string } & Values>(method, path, sent(values), admin.headers);
    expect(status).toBe(id ? 200 : 201);
    // A client that writes by REST reads by REST what it wrote.
    const inAnswer = Object.fromEntries(Object.keys(sent(values)).map((field) => [field, body[field]]));
    expect(inAnswer).toEqual(sent(values));
    return body.id;
  },
};

/** The record by its id, as the graph shows these columns to staff. */
async function byId(name: Name, id: string, columns: readonly string[]): Promise<Values> {
  const { data, errors } = await server.graphql<Record<string, Values>>(
    `query ($id: ID!) { record: ${name.toLowerCase()}(id: $id) { ${columns.join(' ')} } }`,
    { id },
    admin.headers,
  );
  expect(errors).toBeUndefined();
  return data.record as Values;
}

/** The roles of an event with these columns, and their shifts with those, as the board shows them. */
async function onBoard(eventId: string, role: readonly string[], shift: readonly string[]) {
  const { data, errors } = await server.graphql<{
    eventBoard: { categories: { opportunities: (Values & { shifts: Values[] })[] }[] };
  }>(
    `query ($id: ID!) { eventBoard(eventId: $id) { categories { opportunities { ${role.join(' ')} shifts { ${shift.join(' ')} } } } } }`,
    { id: eventId },
    admin.headers,
  );
  expect(errors).toBeUndefined();
  return data.eventBoard.categories.flatMap(({ opportunities }) => opportunities);
}

/** Columns that the schema does not show: their content is shown in another way. */
const notInGraph = ['organizerId'];
const parents = ['eventId', 'categoryId', 'opportunityId'];

/** Makes one record of each kind, a ladder, with every column that a new one takes. */
async function ladderThrough(api: 'GraphQL' | 'REST') {
  const ids: Record<string, string> = {};
  const values: Partial<Record<Name, Values>> = {};
  for (const name of names) {
    const own = columnsOf(name).filter((column) => !records[name].notMade.includes(column));
    const made = Object.fromEntries(
      own.map((column) => [column, parents.includes(column) ? ids[column] : valueOf(column, 0)]),
    );
    ids[`${name.toLowerCase()}Id`] = await apis[api](name, null, made);
    values[name] = made;
  }
  return { idOf: (name: Name) => ids[`${name.toLowerCase()}Id`] as string, values: values as Record<Name, Values> };
}

describe.each(['GraphQL', 'REST'] as const)('through %s', (api) => {
  it('every column is kept when a record is made and when it is changed', async () => {
    const { idOf, values } = await ladderThrough(api);
    for (const name of names) {
      const written = values[name];
      const shown = Object.keys(written).filter((column) => !notInGraph.includes(column));
      expect(await byId(name, idOf(name), shown)).toEqual(
        Object.fromEntries(shown.map((column) => [column, written[column]])),
      );
      const changes = Object.fromEntries(
        columnsOf(name)
          .filter((column) => !parents.includes(column) && !records[name].notChanged.includes(column))
          .map((column) => [column, valueOf(column, 1)]),
      );
      expect(await apis[api](name, idOf(name), changes)).toBe(idOf(name));
      expect(await byId(name, idOf(name), Object.keys(changes))).toEqual(changes);
    }
    const [role, shift] = (['Opportunity', 'Shift'] as const).map((name) =>
      columnsOf(name).filter((column) => !parents.includes(column) && !records[name].notChanged.includes(column)),
    ) as [string[], string[]];
    const round1 = (columns: string[]) => Object.fromEntries(columns.map((column) => [column, valueOf(column, 1)]));
    expect(await onBoard(idOf('Event'), role, shift)).toEqual([{ ...round1(role), shifts: [round1(shift)] }]);
  });
});

/** All columns of an event's records, as the tables have them; but what every row has of its own. */
async function rowsOf(eventId: string): Promise<Record<string, Values[]>> {
  const read = async (table: string, where: string) => {
    const { rows } = await server.database.pool.query<{ row: Values }>(
      `select to_jsonb(r) - 'id' - 'created_at' - 'updated_at' - 'reminds_since' - 'last_day' - 'previous_start_date' - 'previous_event_id' - 'cancelled_at' - 'cancel_message' - 'cancel_mailed' - 'version' - 'event_id' - 'category_id' - 'opportunity_id' as row
       from ${table} r where ${where} = $1 order by 1`,
      [eventId],
    );
    return rows.map(({ row }) => row);
  };
  return {
    event: await read('event', 'id'),
    category: await read('category', 'event_id'),
    opportunity: await read('opportunity', 'event_id'),
    shift: await read('shift', 'event_id'),
  };
}

describe('copies', () => {
  it('of an event have every column of it, its categories, roles and shifts', async () => {
    const { idOf } = await ladderThrough('REST');
    const { pool } = server.database;
    await pool.query(`update category set cover_image_url = '/stock-images/c.svg' where id = $1`, [idOf('Category')]);
    await pool.query(`update opportunity set cover_image_url = '/stock-images/o.svg' where id = $1`, [
      idOf('Opportunity'),
    ]);
    const copy = await server.rest<{ event: { id: string } }>(
      'POST',
      `/api/admin/events/${idOf('Event')}/duplicate`,
      {},
      admin.headers,
    );
    expect(copy.status).toBe(201);
    const [original, copied] = [await rowsOf(idOf('Event')), await rowsOf(copy.body.event.id)];
    const [event] = original.event as [Values];
    const renamed = { ...event, name: `${String(event.name)} (Copy)`, slug: `${String(event.slug)}-copy` };
    expect(copied).toEqual({ ...original, event: [renamed] });
    for (const row of Object.values(original).flat()) expect(Object.values(row)).not.toContain(null);
  });

  it('of a plan in a workbook have its settings, and every column of its roles and shifts', async () => {
    const { idOf } = await ladderThrough('REST');
    const other = await given(server.database.pool).event({ startDate: inDays(40), endDate: inDays(44) });
    const plan = await fetch(`${server.url}/api/admin/events/${idOf('Event')}/plan`, { headers: admin.headers });
    const file = Buffer.from(await plan.arrayBuffer());
    const { status } = await sendWorkbook(server, { eventId: other.id, file, headers: admin.headers });
    expect(status).toBe(200);
    const read = async (eventId: string) => onBoard(eventId, inPlan('Opportunity'), inPlan('Shift'));
    const [exported, imported] = [await read(idOf('Event')), await read(other.id)];
    expect(imported).toEqual(exported);
    // Another event keeps its state, and when its signups open and close.
    const settings = inPlan('Event').filter((column) => !['state', 'signupsOpenAt', 'signupsCloseAt'].includes(column));
    expect(await byId('Event', other.id, settings)).toEqual(
      Object.fromEntries(settings.map((column) => [column, valueOf(column, 0)])),
    );
    expect(exported[0]).toMatchObject(
      Object.fromEntries(Object.keys(sheetTexts).map((text) => [text, valueOf(text, 0)])),
    );
  });
});
