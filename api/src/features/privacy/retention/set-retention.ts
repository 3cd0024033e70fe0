import { z } from 'zod';
import { retentionNames, setRetentionInput } from '../../../contract/people/retention.js';
import { clock } from '../../../platform/clock.js';
import { operation } from '../../../platform/operation/operation.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import { daysAt, readRetentionState } from './retention-rules.js';

const day = 24 * 60 * 60_000;

/**
 * Sets for how many days kinds of data are kept, and the club's words about it. More days apply at once, so that what would go tonight can be
 * kept; fewer days 24 hours later, so that a slip can be taken back. INVALID_INPUT.
 */
export const setRetention = operation(
  { access: 'admin', stepUp: true, input: setRetentionInput, refuses: ['INVALID_INPUT'] },
  async function setRetention(ctx, { rules, notice }): Promise<void> {
    const now = clock.now();
    // Two admins at once: the second one sees what the first one set.
    await ctx.execute('select from retention_setting for update');
    const state = await readRetentionState(ctx.services.rows, now);
    const known = new Map(state.rules.map((rule) => [rule.kind, rule]));
    const changed: string[] = [];
    for (const { kind, days } of rules ?? []) {
      const rule = known.get(kind);
      if (!rule || rule.days === days) continue;
      const previous = daysAt(rule, now);
      await ctx.execute(
        `insert into retention_rule (kind, days, previous_days, changes_at) values (?, ?, ?, ?)
         on conflict (kind) do update set days = excluded.days, previous_days = excluded.previous_days, changes_at = excluded.changes_at`,
        [kind, days, previous, new Date(now.getTime() + (days < previous ? day : 0)).toISOString()],
      );
      changed.push(`${retentionNames[kind]} ${rule.days} → ${days} days`);
    }
    if (notice !== undefined && notice !== null && notice !== state.notice) {
      await ctx.execute('update retention_setting set notice = ?', [notice]);
      changed.push('the notice');
    }
    if (changed.length > 0)
      await recordAction(ctx, {
        ...{ action: 'retention.changed', recordId: null, eventId: null, summary: changed.join(', ') },
      });
  },
);

/** Lets old data go from the next run on, where an installation would wait for 14 days. */
export const startRetention = operation(
  { access: 'admin', stepUp: true, input: z.object({}) },
  async function startRetention(ctx): Promise<void> {
    const now = clock.now().toISOString();
    const started = await ctx.execute(
      'update retention_setting set starts_at = ?::timestamptz where starts_at > ?::timestamptz returning starts_at',
      [now, now],
    );
    if (started.length > 0)
      await recordAction(ctx, {
        ...{ action: 'retention.started', recordId: null, eventId: null, summary: 'Old data goes from tonight' },
      });
  },
);
