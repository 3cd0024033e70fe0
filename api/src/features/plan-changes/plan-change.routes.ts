import { z } from 'zod';
import { day } from '../../contract/text/fields.js';
import { planChangeInput } from '../../contract/programme/plan-change.js';
import { parseInput } from '../../platform/operation/parse-input.js';
import { idQuery, recordAnswer } from '../../platform/schema/documented-answer.js';
import { routesOf } from '../../platform/schema/route.js';
import { shiftAnswer, shiftFields, shiftJson } from '../shifts/shift.json.js';
import { applied, previewed, undone } from './answer-plan-change.js';
import { applyPlanChange } from './apply-plan-change.js';
import { findPlanChanges } from './find-plan-changes.js';
import { previewPlanChange } from './preview-plan-change.js';
import { undoPlanChange } from './undo-plan-change.js';

// The body names the shifts by id, which the list of shifts finds, or whole days.
const where = z
  .strictObject({ days: z.array(day()).max(400).optional().describe('Those of these days; without, of all.') })
  .nullish()
  .describe('All its shifts of whole days; for a lead those of their categories.');
const body = planChangeInput.extend({ where });
const makeBody = body.extend({ version: z.string().describe('The `version` of the preview.') });

const planChangeAnswer = recordAnswer('PlanChange');
const plannedShift = recordAnswer('PlannedShift', undefined, { besides: { shift: shiftAnswer } });
const previewAnswer = recordAnswer('PlanChangePreview', undefined, { besides: { shifts: z.array(plannedShift) } });
const appliedAnswer = z.object({ planChange: planChangeAnswer, shifts: z.array(shiftAnswer) });
const undoneAnswer = z.object({
  shifts: z.array(shiftAnswer).describe('The shifts that are as before.'),
  unchanged: z
    .array(z.object({ shift: shiftAnswer, reason: z.string() }))
    .describe('Those that stayed as they are, and why.'),
  unchangedStarts: z.array(z.string()).describe('Starts that stayed as they are, and why: a sentence for each.'),
  unchangedPosts: z.array(z.string()).describe('Posts that stayed as they are, and why: a sentence for each.'),
});

/** The part of a body that describes the change: the fields of its path alone. */
function changeOf(sent: unknown, fields: z.ZodObject): object {
  const known = Object.keys(fields.shape);
  const change = Object.fromEntries(Object.entries(sent as object).filter(([name]) => known.includes(name)));
  return { ...change, ...parseInput(z.object({ where }), change) };
}

/** Changes of many shifts at once, for staff. */
export const planChangeRoutes = routesOf('Changes of plan', [
  {
    method: 'get',
    path: '/api/admin/plan-changes',
    id: 'listPlanChanges',
    summary: "The latest 20 changes of an event's plan, the newest first; for a lead those of their own shifts alone",
    of: findPlanChanges,
    callers: ['staff'],
    query: { eventId: idQuery('the event') },
    answers: { 200: z.array(planChangeAnswer) },
    answer: async (ctx, { query }) => ({ body: await ctx.run(findPlanChanges, { eventId: query.eventId ?? '' }) }),
  },
  {
    method: 'post',
    path: '/api/admin/plan-changes/preview',
    id: 'previewPlanChange',
    summary: 'What a change of many shifts at once would be; changes nothing',
    of: previewPlanChange,
    callers: ['staff'],
    body,
    answers: { 200: previewAnswer },
    answer: async (ctx, { body: sent }) => {
      const preview = await ctx.run(previewPlanChange, changeOf(sent, body));
      const { shifts, ...rest } = await previewed(ctx, preview, { shifts: { shift: shiftFields } });
      const planned = shifts.map(({ shift, date, startTime, endTime, location, qtyRequired, cancelled, warnings }) => ({
        ...{ shift: shiftJson(shift), date, startTime, endTime, location, qtyRequired, cancelled, warnings },
      }));
      return { body: { ...rest, shifts: planned } };
    },
  },
  {
    method: 'post',
    path: '/api/admin/plan-changes',
    id: 'applyPlanChange',
    summary: 'Change many shifts at once, exactly as the preview of this version showed; each household is mailed once',
    of: applyPlanChange,
    callers: ['staff'],
    body: makeBody,
    answers: { 201: appliedAnswer },
    answer: async (ctx, { body: sent }) => {
      const made = await ctx.run(applyPlanChange, changeOf(sent, makeBody));
      const { planChange, shifts } = await applied(ctx, made, { shifts: shiftFields });
      return { status: 201, body: { planChange, shifts: shifts.map(shiftJson) } };
    },
  },
  {
    method: 'post',
    path: '/api/admin/plan-changes/{id}/undo',
    id: 'undoPlanChange',
    summary: 'Undo a change of plan within 24 hours: only what it changed, on shifts that nobody edited since',
    of: undoPlanChange,
    callers: ['staff'],
    answers: { 200: undoneAnswer },
    answer: async (ctx, { params }) => {
      const selection = { shifts: shiftFields, unchanged: { shift: shiftFields } };
      const { shifts, unchanged, ...board } = await undone(
        ctx,
        await ctx.run(undoPlanChange, { planChangeId: params.id }),
        selection,
      );
      const left = unchanged.map(({ shift, reason }) => ({ shift: shiftJson(shift), reason }));
      return { body: { shifts: shifts.map(shiftJson), unchanged: left, ...board } };
    },
  },
]);
