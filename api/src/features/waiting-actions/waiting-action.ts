import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { admitViewer } from '../../platform/authorize.js';
import { DomainError } from '../../platform/domain-error.js';
import { enqueueJob, JobRefused, jobKind } from '../../platform/jobs.js';
import type { Operation } from '../../platform/operation.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { StaffViewer } from '../../platform/viewer.js';
import { deleteCategory } from '../categories/delete-category.js';
import { cancelEvent } from '../events/cancel-event.js';
import { deleteOpportunity } from '../opportunities/delete-opportunity.js';
import { deleteShift } from '../shifts/delete-shift.js';
import { cancelSignups } from '../signups/cancel-signups.js';

/** So long an action waits and can be undone, in seconds. */
export const undoSeconds = 10;

/** What may wait. Each refuses, or does nothing, when it was done before. */
const verbs = { cancelSignups, cancelEvent, deleteCategory, deleteOpportunity, deleteShift };

/** The name of an action that may wait. */
export type WaitingVerb = keyof typeof verbs;

/** An action that waits: in so many seconds it is carried out, unless it is undone. */
export interface Waiting {
  id: string;
  seconds: number;
}

/** What became of an action: `over` when it was carried out or undone, `refused` with the reason when it could not be carried out. */
export interface Outcome {
  state: 'waiting' | 'over' | 'refused';
  /** A sentence; null when the program failed. */
  reason: string | null;
}

const payload = z.object({
  verb: z.enum(Object.keys(verbs) as [WaitingVerb, ...WaitingVerb[]]),
  input: z.record(z.string(), z.unknown()),
  userId: z.string(),
});

/**
 * Carries an action out whose time to be undone is over, in the name of the user who began it. However late: that it waits was acknowledged,
 * no tab has to stay open, and nobody would look for it once more after an outage. The verb looks at what is there by then, and until the
 * runner takes it, it can be undone.
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
      await theirs.run(verbs[verb] as Operation<unknown, unknown>, input);
    } catch (error) {
      // They read that it was refused: another try might do it hours later, when nobody expects it any more.
      if (error instanceof DomainError && error.status < 500) throw new JobRefused(error.message);
      throw error;
    }
  },
});

/** Lets an action wait that its caller may do; what it is about was checked. Errors: NOT_SIGNED_IN, FORBIDDEN. */
export async function letWait<Verb extends WaitingVerb>(
  ctx: RequestContext,
  verb: Verb,
  input: z.input<(typeof verbs)[Verb]['input']> & object,
): Promise<Waiting> {
  admitViewer(ctx.viewer, verbs[verb].openTo);
  if (ctx.viewer.kind !== 'staff') throw new Error('Actions of staff alone wait');
  const id = randomUUID();
  const job = { verb, input: input as Record<string, unknown>, userId: ctx.viewer.userId };
  await enqueueJob(ctx, carryOutAction, { payload: job, key: id, afterSeconds: undoSeconds });
  return { id, seconds: undoSeconds };
}

async function findStaff(ctx: RequestContext, userId: string): Promise<StaffViewer | undefined> {
  const [row] = await ctx.services.rows.read<Omit<StaffViewer, 'kind' | 'sessionId'>>({
    name: 'staff-of-action',
    text: `select id as "userId", role, first_name as "firstName", last_name as "lastName", email from app_user where id = $1`,
    values: [userId],
  });
  return row && { kind: 'staff', sessionId: '', ...row };
}
