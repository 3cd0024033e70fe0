import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { admitViewer } from '../../platform/operation/authorize.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { enqueueJob, JobRefused, jobKind } from '../../platform/runner/jobs.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import type { StaffViewer } from '../../platform/operation/viewer.js';
import { deleteCategory } from '../categories/delete-category.js';
import { cancelEvent } from '../events/state/cancel-event.js';
import { deleteOpportunity } from '../opportunities/delete-opportunity.js';
import { applyWaitingPlanChange } from '../plan-changes/apply-plan-change.js';
import { applyPreparedPlanChange } from '../plan-changes/use-prepared-plan.js';
import { deleteShift } from '../shifts/delete-shift.js';
import { cancelSeenSignups } from '../signups/cancel/cancel-signups.js';

/** How long an action waits and can be undone, in seconds. */
export const undoSeconds = 10;

/** Actions that may wait, by the names in jobs. Each refuses, or does nothing, when it was done before. */
const verbs = {
  ...{ cancelSignups: cancelSeenSignups, cancelEvent, deleteCategory, deleteOpportunity, deleteShift },
  ...{ applyPlanChange: applyWaitingPlanChange, applyPreparedPlanChange },
};

/** The name of an action that may wait. */
export type WaitingVerb = keyof typeof verbs;

/** A waiting action: it is carried out in so many seconds, unless undone. */
export interface Waiting {
  id: string;
  seconds: number;
}

/**
 * The outcome of an action: `over` when it was carried out, or there is none; `refused` with the reason when it could
 * not be carried out.
 */
export interface Outcome {
  state: 'waiting' | 'over' | 'undone' | 'refused';
  /** A sentence; null when the program failed. */
  reason: string | null;
}

const payload = z.object({
  verb: z.enum(Object.keys(verbs) as [WaitingVerb, ...WaitingVerb[]]),
  input: z.record(z.string(), z.unknown()),
  userId: z.string(),
  /** Records that the action changes and that its input does not name one by one. */
  also: z.array(z.string()).optional(),
});

/**
 * Carries out an action whose time to be undone is over, in the name of the user who began it. However late: the wait
 * was acknowledged, no tab has to stay open, and nobody would check again after an outage. The action works on the data
 * at that time, and until the runner leases it, it can be undone.
 */
export const carryOutAction = jobKind({
  name: 'waiting-action',
  payload,
  mostTries: 10,
  async run(ctx, { verb, input, userId }): Promise<void> {
    const viewer = await findStaff(ctx, userId);
    if (!viewer) return ctx.services.log.info({ verb, userId }, 'The user who began an action is gone: it is dropped.');
    const theirs = Object.create(ctx, { viewer: { value: viewer, enumerable: true } }) as RequestContext;
    try {
      await theirs.run<unknown, unknown>(verbs[verb], input);
    } catch (error) {
      // The user reads that it was refused. A retry might succeed hours later, when nobody expects it any more.
      if (error instanceof DomainError && error.status < 500) throw new JobRefused(error.message);
      throw error;
    }
  },
});

/**
 * Lets an action wait that its caller may perform; its target was checked. `also`: records that it changes beside those
 * that its input names. Errors: NOT_SIGNED_IN, FORBIDDEN, ACTION_WAITS when an action of the same user, begun in
 * another tab, waits for one of them.
 */
export async function letWait<Verb extends WaitingVerb>(
  ctx: RequestContext,
  verb: Verb,
  input: z.input<(typeof verbs)[Verb]['input']> & object,
  also: readonly string[] = [],
): Promise<Waiting> {
  admitViewer(ctx.viewer, verbs[verb]);
  const userId = staffId(ctx);
  const waiting = await findWaiting(ctx);
  const other = targetsOf(input, also).find((target) => waiting.has(target));
  if (other !== undefined)
    throw new DomainError('ACTION_WAITS', waiting.get(other) === verb ? {} : { message: somethingElseWaits });
  const id = randomUUID();
  const job = { verb, input: input as Record<string, unknown>, userId, also: [...also] };
  await enqueueJob(ctx, carryOutAction, { payload: job, key: id, afterSeconds: undoSeconds });
  return { id, seconds: undoSeconds };
}

const somethingElseWaits = 'You asked for something else here a moment ago. Wait a few seconds, or undo that first.';

/**
 * The records (by their ids in lower case) for which an action of the caller's own waits already, and which. Requested
 * twice, it would be undone once and happen all the same; and called off and deleted, people would get two emails.
 * Until the commit no other action of the same user can be added. What others requested is theirs to undo.
 */
export async function findWaiting(ctx: RequestContext): Promise<ReadonlyMap<string, WaitingVerb>> {
  const userId = staffId(ctx);
  await ctx.execute('select id from app_user where id = ? for no key update', [userId]);
  const rows = await ctx.execute<{ verb: WaitingVerb; input: object; also: string[] | null }>(
    `select payload->>'verb' as verb, payload->'input' as input, payload->'also' as also from job
     where kind = ? and given_up_at is null and payload->>'userId' = ?`,
    [carryOutAction.name, userId],
  );
  return new Map(
    rows.flatMap(({ verb, input, also }) => targetsOf(input, also ?? []).map((target) => [target, verb] as const)),
  );
}

const targets = z.object({
  id: z.string().optional(),
  eventId: z.string().optional(),
  signupIds: z.array(z.string()).optional(),
});

/** The targets of an action: the records that its input names, and those that it changes besides. */
function targetsOf(input: object, also: readonly string[]): string[] {
  const { id, eventId, signupIds = [] } = targets.parse(input);
  return [id, eventId, ...signupIds, ...also].flatMap((target) => target?.toLowerCase() ?? []);
}

function staffId({ viewer }: RequestContext): string {
  if (viewer.kind !== 'staff') throw new Error('Actions of staff alone wait');
  return viewer.userId;
}

async function findStaff(ctx: RequestContext, userId: string): Promise<StaffViewer | undefined> {
  const [row] = await ctx.services.rows.read<Omit<StaffViewer, 'kind' | 'sessionId'>>({
    name: 'staff-of-action',
    text: `select id as "userId", role, first_name as "firstName", last_name as "lastName", email from app_user where id = $1`,
    values: [userId],
  });
  return row && { kind: 'staff', sessionId: '', ...row };
}
