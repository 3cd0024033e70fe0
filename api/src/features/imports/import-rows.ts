import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { authorize } from '../../platform/authorize.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import type { RequestContext } from '../../platform/request-context.js';
import { Category } from '../categories/category.entity.js';
import { Event } from '../events/event.entity.js';
import { Opportunity } from '../opportunities/opportunity.entity.js';
import { Shift } from '../shifts/shift.entity.js';
import { foldName } from './workbook/clean-text.js';
import type { PlannedRow, PlannedShift } from './workbook/workbook-plan.js';

/** What an import did: how many records it made, and a sentence for each row that it did not take. */
export interface ImportResult {
  created: { categories: number; opportunities: number; shifts: number };
  errors: string[];
}

/**
 * Brings planned rows into an event, in one transaction, one import an event at a time. What is there already (category by name, role by
 * name in its category, shift by role, day, times and place; names without case and odd spaces) is found and not made again.
 * Errors: NOT_SIGNED_IN, FORBIDDEN, EVENT_NOT_FOUND.
 */
export const importRows = operation({
  name: 'importRows',
  input: z.object({ eventId: z.string(), rows: z.custom<PlannedRow[]>() }),
  kind: 'writes',
  run: async (ctx, { eventId, rows }): Promise<ImportResult> => {
    authorize(ctx.viewer, 'admin');
    const [locked] = await ctx.execute<{ id: string }>('select id from event where id = ? for update', [eventId]);
    if (!locked) throw new DomainError('EVENT_NOT_FOUND');
    const programme = await loadProgramme(ctx, eventId);
    const created = { categories: 0, opportunities: 0, shifts: 0 };
    for (const row of rows) {
      if (row.outcome !== 'create') continue;
      const category = programme.category(row.shift, created);
      const opportunity = programme.opportunity(category, row.shift, created);
      programme.shift(opportunity, row.shift, created);
    }
    await ctx.em.flush();
    return { created, errors: sentences(rows) };
  },
});

type Created = ImportResult['created'];

/** The event's programme in memory: finds by folded names, makes what is missing. */
async function loadProgramme(ctx: RequestContext, eventId: string) {
  const event = ctx.em.getReference(Event, eventId);
  const categories = new Map<string, Category>();
  const opportunities = new Map<string, Opportunity>();
  const shifts = new Set<string>();
  const fresh = new Set<Opportunity>();
  for (const one of await ctx.em.find(Category, { event })) categories.set(foldName(one.name), one);
  for (const one of await ctx.em.find(Opportunity, { event }))
    opportunities.set(opportunityKey(one.category.id, one.name), one);
  for (const one of await ctx.em.find(Shift, { event })) shifts.add(shiftKey(one.opportunity.id, one));

  return {
    category(planned: PlannedShift, created: Created): Category {
      const key = foldName(planned.category);
      let category = categories.get(key);
      if (!category) {
        category = made(Category, { event, name: planned.category });
        ctx.em.persist(category);
        categories.set(key, category);
        created.categories += 1;
      }
      return category;
    },
    opportunity(category: Category, planned: PlannedShift, created: Created): Opportunity {
      const key = opportunityKey(category.id, planned.role);
      let opportunity = opportunities.get(key);
      if (!opportunity) {
        opportunity = made(Opportunity, {
          event,
          category,
          name: planned.role,
        });
        ctx.em.persist(opportunity);
        opportunities.set(key, opportunity);
        created.opportunities += 1;
        fresh.add(opportunity);
      }
      // Many sheets describe a role in one of its rows only; what was there before the import is left alone.
      if (fresh.has(opportunity)) {
        opportunity.shortDescription ??= planned.shortDescription || null;
        opportunity.longDescription ??= planned.longDescription || null;
      }
      return opportunity;
    },
    shift(opportunity: Opportunity, planned: PlannedShift, created: Created): void {
      const key = shiftKey(opportunity.id, planned);
      if (shifts.has(key)) return;
      const { date, startTime, endTime, location, quantity } = planned;
      ctx.em.persist(made(Shift, { event, opportunity, date, startTime, endTime, location, qtyRequired: quantity }));
      shifts.add(key);
      created.shifts += 1;
    },
  };
}

function made<Entity extends { id: string }>(kind: new () => Entity, values: Partial<Entity>): Entity {
  return Object.assign(new kind(), { id: randomUUID() }, values);
}

function opportunityKey(categoryId: string, name: string): string {
  return `${categoryId}|${foldName(name)}`;
}

function shiftKey(
  opportunityId: string,
  shift: { date: string; startTime: string; endTime: string; location: string | null },
): string {
  return [opportunityId, shift.date, shift.startTime, shift.endTime, foldName(shift.location ?? '')].join('|');
}

/** One sentence for each faulty row; the sheet is named when there are several. */
function sentences(rows: PlannedRow[]): string[] {
  const several = new Set(rows.map((row) => row.sheet)).size > 1;
  return rows
    .filter((row) => row.outcome === 'error')
    .map((row) => `Row ${row.row}${several ? ` (sheet "${row.sheet}")` : ''}: ${row.reason}`);
}
