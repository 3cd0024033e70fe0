import { readFile } from 'node:fs/promises';
import { contextFor } from '../http/create-context.js';
import { createUser } from '../features/accounts/users/create-user.js';
import { hashPassword } from '../features/accounts/sign-in/password.js';
import { importRows } from '../features/imports/import-rows.js';
import { readWorkbookInWorker } from '../features/imports/workbook/archive/read-workbook-in-worker.js';
import type { PlannedRow } from '../features/imports/workbook/workbook-plan.js';
import { addDays, clock, dayIn } from '../platform/clock.js';
import { operation } from '../platform/operation/operation.js';
import { codeFolder } from '../platform/folders.js';
import { noRateLimits } from '../platform/limits/rate-limit.js';
import type { RequestContext, Services } from '../platform/operation/request-context.js';
import type { StaffViewer } from '../platform/operation/viewer.js';
import { z } from 'zod';
import { demoLeads, demoPassword, demoStaff } from './demo-staff.js';
import { moveEvent, weeksUntilAhead, type DemoEvent, type StoredEvent } from './move-event.js';
import { fillRaceDay, planRaceDay } from './race-day.js';
import { signUpDemoPeople } from './sign-up-demo-people.js';

const workbooks = new URL('demo/workbooks/', codeFolder);

/**
 * Loads the demo: three events from real workbooks through the import, leads for their categories, and several hundred
 * signups through the signup operation, so that pages look like a club's in January. Dates move by whole weeks so that
 * every event lies ahead. A fourth one, a draft, takes place today, with people who were checked in. Safe to run again
 * after an interrupted start. No mail is sent: the people are made up.
 */
export async function loadDemo(services: Services): Promise<void> {
  const silent: Services = {
    ...services,
    listeners: [],
    factListeners: [],
    limits: noRateLimits,
  };
  const setUp = contextFor(silent, { kind: 'visitor' }, 'demo');
  const viewer = await setUp.run(createDemoStaff, { passwordHash: await hashPassword(demoPassword) });
  const ctx = contextFor(silent, viewer, 'demo');
  const events = JSON.parse(await readFile(new URL('events.json', workbooks), 'utf8')) as StoredEvent[];
  for (const event of events) {
    const plan = await readWorkbookInWorker(await readFile(new URL(event.workbook, workbooks)), {
      eventStartDate: event.startDate,
      eventEndDate: event.endDate,
    });
    const days = 7 * weeksUntilAhead(event, plan.rows, dayIn('UTC', clock.now()));
    await loadProgramme(
      ctx,
      viewer,
      moveEvent(event, days),
      plan.rows.map((row) => moveRow(row, days)),
    );
  }
  // As visitors: operations of staff are audited, and these are not theirs.
  await signUpDemoPeople(setUp, new URL('people.json', workbooks));
  const today = planRaceDay(services.settings.timeZone);
  const eventId = await loadProgramme(ctx, viewer, today.event, today.rows);
  const lead = await setUp.run(findDemoStaff, { email: demoLeads.Marshals ?? '' });
  await fillRaceDay(setUp, eventId, { admin: ctx, lead: contextFor(silent, lead, 'demo') });
  await ctx.run(noteDemoLoaded, {});
}

/** An event with its roles, shifts and leads. Returns its id. */
async function loadProgramme(
  ctx: RequestContext,
  { userId }: StaffViewer,
  event: DemoEvent,
  rows: PlannedRow[],
): Promise<string> {
  const eventId = await ctx.run(createDemoEvent, { event, organizerId: userId });
  const { errors } = await ctx.run(importRows, { eventId, rows });
  if (errors.length > 0) throw new Error(`The plan of ${event.name} has faulty rows: ${errors.join(' ')}`);
  await ctx.run(assignDemoLeads, { eventId });
  return eventId;
}

/** Whether loading the demo was begun and never finished, for example after a kill. */
export async function demoWasInterrupted(services: Services): Promise<boolean> {
  const rows = await services.rows.read<{ begun: boolean }>({
    name: 'demo-state',
    text: `select exists (select 1 from app_user where is_demo)
      and not exists (select 1 from installation_fact where name = 'demo-loaded') as begun`,
    values: [],
  });
  return rows[0]?.begun ?? false;
}

const createDemoStaff = operation(
  {
    access: 'internal',
    input: z.object({ passwordHash: z.string() }),
  },
  async function createDemoStaff(ctx, { passwordHash }): Promise<StaffViewer> {
    for (const person of demoStaff) {
      const known = await idOf(ctx, 'select id from app_user where email_key = ?', person.email);
      if (!known) await createUser(ctx, { ...person, passwordHash, isDemo: true });
    }
    const admin = demoStaff.find((person) => person.role === 'admin');
    return viewerOf(ctx, admin?.email ?? '');
  },
);

const findDemoStaff = operation(
  {
    access: 'internal',
    input: z.object({ email: z.string() }),
  },
  async function findDemoStaff(ctx, { email }): Promise<StaffViewer> {
    return viewerOf(ctx, email);
  },
);

async function viewerOf(ctx: RequestContext, email: string): Promise<StaffViewer> {
  const person = demoStaff.find((one) => one.email === email);
  const userId = await idOf(ctx, 'select id from app_user where email_key = ?', email);
  if (!person || !userId) throw new Error(`The demo has no ${email}`);
  return { kind: 'staff', userId, sessionId: '', ...person };
}

const createDemoEvent = operation(
  {
    access: 'internal',
    input: z.object({ event: z.custom<DemoEvent>(), organizerId: z.string() }),
  },
  async function createDemoEvent(ctx, { event, organizerId }): Promise<string> {
    const known = await idOf(ctx, 'select id from event where slug = ?', event.slug);
    if (known) return known;
    const made = await idOf(
      ctx,
      `insert into event (name, slug, start_date, end_date, location, website, time_zone, state, organizer_id, meal_voucher_minutes)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
      event.name,
      event.slug,
      event.startDate,
      event.endDate,
      event.location,
      event.website ?? null,
      event.timeZone ?? null,
      event.state ?? 'PUBLISHED',
      organizerId,
      event.mealVoucherMinutes ?? null,
    );
    if (!made) throw new Error('The demo event was not made');
    return made;
  },
);

const assignDemoLeads = operation(
  {
    access: 'internal',
    input: z.object({ eventId: z.string() }),
  },
  async function assignDemoLeads(ctx, { eventId }): Promise<void> {
    for (const [category, email] of Object.entries(demoLeads)) {
      await ctx.execute(
        `update category set lead_id = (select id from app_user where email_key = ?)
         where event_id = ? and name = ? and lead_id is null`,
        [email, eventId, category],
      );
    }
  },
);

const noteDemoLoaded = operation(
  {
    access: 'internal',
    input: z.object({}),
  },
  async function noteDemoLoaded(ctx): Promise<void> {
    const [noted] = await ctx.execute(
      `insert into installation_fact (name, value) values ('demo-loaded', 'true') on conflict do nothing returning name`,
    );
    // Nobody's season fills within a second: people signed up over eight weeks, most of them lately; the same each
    // time.
    if (noted) {
      await ctx.execute(
        `update signup set created_at = signup.created_at - interval '56 days' * power(
           (hashtext(concat_ws(' ', v.email_key, v.name_key, s.date, s.start_time, o.name)) & 2147483647) / 2147483648.0, 1.6)
         from volunteer v, shift s, opportunity o
         where v.id = signup.volunteer_id and s.id = signup.shift_id and o.id = s.opportunity_id`,
      );
    }
    // After so many new rows the planner needs fresh statistics at once.
    await ctx.execute('analyze');
  },
);

async function idOf(ctx: RequestContext, sql: string, ...values: unknown[]): Promise<string | undefined> {
  const [row] = await ctx.execute<{ id: string }>(sql, values);
  return row?.id;
}

function moveRow(row: PlannedRow, days: number): PlannedRow {
  return row.outcome === 'create' ? { ...row, shift: { ...row.shift, date: addDays(row.shift.date, days) } } : row;
}
