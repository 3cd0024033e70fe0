import type { EventState } from '../../contract/programme/event-state.js';
import { isId } from '../../contract/text/fields.js';
import type { ReplacementState } from '../../contract/signups/replacement.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { derivedToken, hashToken } from '../../platform/operation/secrets.js';
import { replacementPurpose, type ReplacementPlace } from './replacement.announcements.js';

/** A search for a replacement, with the columns that decide whether it can be answered. */
export interface FoundReplacement extends ReplacementPlace {
  state: ReplacementState;
  signupId: string;
  message: string | null;
  eventState: EventState;
  /** Whether someone on the waitlist has an open offer for it. */
  waitlistFirst: boolean;
  asksOthers: boolean;
  /** When the next are asked, in milliseconds since 1970; null if nobody will be. */
  nextAskAt: number | null;
  /** When someone was last asked for this signup, in this search or one before; in milliseconds since 1970, null if never. */
  lastAskAt: number | null;
}

const statement = (condition: string) => `
  select r.id, r.event_id as "eventId", o.category_id as "categoryId", r.shift_id as "shiftId", r.state, r.signup_id as "signupId", r.message, r.asks_others as "asksOthers", (extract(epoch from r.next_ask_at) * 1000)::float8 as "nextAskAt",
    (select (extract(epoch from max(a.asked_at)) * 1000)::float8 from replacement_ask a join replacement x on x.id = a.replacement_id
      where r.asks_others and x.signup_id = r.signup_id) as "lastAskAt",
    e.state as "eventState",
    exists (select from waitlist_entry w where w.takes_over_id = r.signup_id and w.state = 'OFFERED') as "waitlistFirst"
  from replacement r join shift s on s.id = r.shift_id join opportunity o on o.id = s.opportunity_id join event e on e.id = r.event_id
  where ${condition} order by r.created_at desc, r.id limit 1`;

/** The search of a link, read in this transaction. */
export async function findByToken(ctx: RequestContext, token: string): Promise<FoundReplacement | undefined> {
  const [found] = await ctx.execute<FoundReplacement>(statement('r.token_hash = ?'), [hashToken(token)]);
  return found;
}

/** The newest search for a signup (a UUID). */
export async function findOfSignup(ctx: RequestContext, signupId: string): Promise<FoundReplacement | undefined> {
  const [found] = await ctx.execute<FoundReplacement>(statement('r.signup_id = ?'), [signupId]);
  return found;
}

/** The id of a link's shift, read outside of any transaction: the queue in which answers wait. */
export async function shiftOfLink(ctx: RequestContext, token: string): Promise<string | undefined> {
  const [found] = await ctx.services.rows.read<{ shiftId: string }>({
    name: 'shift-of-replacement',
    text: 'select shift_id as "shiftId" from replacement where token_hash = $1',
    values: [hashToken(token)],
  });
  return found?.shiftId;
}

/** The state of an event, by its signup (a UUID). */
export async function stateOfEvent(ctx: RequestContext, signupId: string): Promise<EventState | undefined> {
  const [found] = await ctx.execute<{ state: EventState }>(
    'select e.state from signup g join event e on e.id = g.event_id where g.id = ?',
    [isId(signupId) ? signupId : null],
  );
  return found?.state;
}

/** The link of a search: its token and its page's address. */
export function linkOf(
  { settings, secretKey }: Pick<RequestContext['services'], 'settings' | 'secretKey'>,
  id: string,
): { token: string; address: string } {
  const token = derivedToken(secretKey, replacementPurpose, id);
  return { token, address: `${settings.publicUrl}/replacement/${token}` };
}
