import type { EventState } from '../../contract/programme/event-state.js';
import { isId } from '../../contract/text/fields.js';
import type { WaitlistState } from '../../contract/signups/waitlist.js';
import type { OwnedByHousehold } from '../../platform/operation/household-pass.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { hashToken } from '../../platform/operation/secrets.js';

/** An entry of a waitlist, with the columns that decide who may change it. */
export interface OwnedEntry extends OwnedByHousehold {
  id: string;
  eventId: string;
  categoryId: string;
  shiftId: string;
  state: WaitlistState;
  /** The lead of the shift's category. */
  leadId: string | null;
  eventState: EventState;
  /** Whether they were sent a link to answer an offer. */
  isOffered: boolean;
  /** Whether the entry never gets offers and only its browser sees it. */
  inert: boolean;
  /** Of an inert entry: the entry of those of its people who do wait. */
  newcomersId: string | null;
}

const entries = (condition: string) => `
  select w.id, w.event_id as "eventId", o.category_id as "categoryId", w.shift_id as "shiftId", w.state, w.email_key as "emailKey",
    c.lead_id as "leadId", e.state as "eventState", w.offer_hash is not null as "isOffered", w.inert, w.newcomers_id as "newcomersId",
    (select extract(epoch from max(t.revoked_at))::float8 * 1000 from household_token t where t.email_key = w.email_key) as "passesSince"
  from waitlist_entry w join shift s on s.id = w.shift_id join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
    join event e on e.id = w.event_id
  where ${condition}`;

/** The entry of an id, read in this transaction. */
export async function findEntry(ctx: RequestContext, id: string): Promise<OwnedEntry | undefined> {
  return isId(id) ? first(await ctx.execute<Row>(entries('w.id = $1::uuid'), [id])) : undefined;
}

/** The entry of an offer's link; undefined while its event is a draft. */
export async function findEntryOfOffer(ctx: RequestContext, token: string): Promise<OwnedEntry | undefined> {
  return first(await ctx.execute<Row>(entries(`w.offer_hash = $1 and e.state <> 'DRAFT'`), [hashToken(token)]));
}

type Row = Omit<OwnedEntry, 'passesSince'> & { passesSince: number | null };

function first([row]: readonly Row[]): OwnedEntry | undefined {
  return row && { ...row, passesSince: row.passesSince === null ? null : new Date(row.passesSince) };
}

/** The id of an entry's shift, read outside of any transaction: the queue in which operations on the entry wait. */
export function shiftOfEntry(ctx: RequestContext, id: string): Promise<string | undefined> {
  return isId(id) ? readShift(ctx, 'shift-of-waitlist-entry', 'id = $1', id) : Promise.resolve(undefined);
}

/** The same for the link of an offer. */
export function shiftOfOffer(ctx: RequestContext, token: string): Promise<string | undefined> {
  return readShift(ctx, 'shift-of-waitlist-offer', 'offer_hash = $1', hashToken(token));
}

async function readShift(
  ctx: RequestContext,
  name: string,
  condition: string,
  value: string | Buffer,
): Promise<string | undefined> {
  const [entry] = await ctx.services.rows.read<{ shiftId: string }>({
    name,
    text: `select shift_id as "shiftId" from waitlist_entry where ${condition}`,
    values: [value],
  });
  return entry?.shiftId;
}
