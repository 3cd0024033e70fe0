import { z } from 'zod';
import { clock, instantOf } from '../../platform/clock.js';
import { jobKind } from '../../platform/runner/jobs.js';
import { operation } from '../../platform/operation/operation.js';
import { emailKey } from '../../platform/text/person-key.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { findHouseholdLinks } from '../household-links/find-household-links.js';
import { hasOptedOut } from '../mail-switches/mail-switch.js';
import { findSignupFacts } from '../signups/find-signup-facts.js';
import type { SignupDetails } from '../signups/signup.announcements.js';
import { findDueReminders, type Reminder } from './find-due-reminders.js';
import { householdsReminded } from './reminder.announcements.js';

/** Households in one transaction. */
const mostAtOnce = 100;

/**
 * Reminds households of their shifts, at nine in the morning of the event's zone and as many days before the first of
 * them as the event configures. A row for each reminder is stored in the transaction of its mail: a crash in between
 * enqueues neither, and two processes enqueue it once.
 */
export const remindHouseholds = jobKind({
  name: 'remind-households',
  payload: z.object({}),
  mostTries: 1,
  schedule: { everySeconds: 60 },
  run: async (ctx, _payload, stopped): Promise<void> => {
    // A reminder that cannot be enqueued blocks no other: it is skipped, reported at the end, and tried again next
    // time.
    const failed: Reminder[] = [];
    const failures: unknown[] = [];
    for (let due = mostAtOnce; due === mostAtOnce && !stopped.aborted;) {
      const reminders = await findDueReminders(ctx, { atMost: mostAtOnce, except: failed });
      due = reminders.length;
      if (due > 0)
        await ctx.run(enqueueReminders, { reminders }).catch(async () => {
          for (const reminder of reminders) {
            if (stopped.aborted) return;
            await ctx.run(enqueueReminders, { reminders: [reminder] }).catch((error: unknown) => {
              failed.push(reminder);
              failures.push(error);
            });
          }
        });
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some households could not be reminded');
  },
});

/**
 * Enqueues these reminders, each once, with the households' current signups. Households with nothing left, or with
 * reminders switched off, get none.
 */
const enqueueReminders = operation(
  {
    access: 'internal',
    input: z.object({
      reminders: z.array(z.object({ eventId: z.string(), emailKey: z.string(), daysBefore: z.number() })),
    }),
  },
  async function enqueueReminders(ctx, { reminders }): Promise<void> {
    const inserted = await ctx.execute<{ eventId: string; emailKey: string }>(
      `insert into reminder (event_id, email_key, days_before)
       select r."eventId", r."emailKey", r."daysBefore"
       from jsonb_to_recordset(?::jsonb) as r ("eventId" uuid, "emailKey" text, "daysBefore" int) join event e on e.id = r."eventId"
       order by 1, 2, 3
       on conflict do nothing returning event_id as "eventId", email_key as "emailKey"`,
      [JSON.stringify(reminders)],
    );
    const households = await signupsNow(ctx, inserted);
    if (households.length > 0)
      await ctx.announce(householdsReminded, { households: households.map((signups) => ({ signups })) });
  },
);

/** The active signups of each household in its event that have not begun, by day and start. */
async function signupsNow(
  ctx: RequestContext,
  inserted: readonly { eventId: string; emailKey: string }[],
): Promise<SignupDetails[][]> {
  const places = await ctx.execute<{ id: string }>(
    `select g.id from jsonb_to_recordset(?::jsonb) as r ("eventId" uuid, "emailKey" text)
       join volunteer v on v.email_key = r."emailKey"
       join signup g on g.volunteer_id = v.id and g.event_id = r."eventId" and g.status = 'active'
       join event e on e.id = g.event_id and e.state = 'PUBLISHED'
     where not ${hasOptedOut('v.email_key')}`,
    [JSON.stringify(inserted)],
  );
  const facts = (
    await findSignupFacts(
      ctx,
      places.map(({ id }) => id),
    )
  )
    .map(({ fact }) => fact)
    .filter(
      ({ shift, event }) => !shift.cancelledAt && instantOf(shift.date, shift.startTime, event.timeZone) > clock.now(),
    )
    .sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
  const links = await findHouseholdLinks(
    ctx,
    facts.map(({ volunteer }) => volunteer.email),
  );
  const households = new Map<string, SignupDetails[]>();
  for (const fact of facts) {
    const key = emailKey(fact.volunteer.email);
    const householdTokenId = links.get(key);
    if (!householdTokenId) throw new Error('A household has no link');
    const name = `${fact.event.id} ${key}`;
    households.set(name, [...(households.get(name) ?? []), { ...fact, householdTokenId }]);
  }
  return [...households.values()];
}

function startOf({ shift, signupId }: Pick<SignupDetails, 'shift' | 'signupId'>): string {
  return `${shift.date} ${shift.startTime} ${signupId}`;
}
