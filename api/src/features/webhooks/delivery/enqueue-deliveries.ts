import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { readFacts, type FactsPage } from '../../../platform/facts/read-facts.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { messagesOf, type Listening, type Message } from './message.js';

/** Facts in one page, and pages in one check. What is left waits for the next check. */
const pageSize = 500;
const mostPages = 10;

interface Reader extends Listening {
  id: string;
  cursor: string;
  isOn: boolean;
}

/**
 * Enqueues messages for every webhook about what happened since its last check. Returns how many webhooks are on, and
 * how many off. Facts are read by cursor, so none is missed. Of several servers, the one that moves a webhook's cursor
 * first writes its messages.
 */
export async function enqueueDeliveries(ctx: RequestContext): Promise<{ readers: number; off: number }> {
  const readers = await ctx.services.rows.read<Reader & Record<string, unknown>>({
    name: 'webhooks',
    text: `select id, cursor, kinds, event_id as "eventId", switched_off_at is null as "isOn" from webhook order by id`,
    values: [],
  });
  const listening = readers.filter(({ isOn }) => isOn);
  for (const reader of listening) await catchUp(ctx, reader);
  return { readers: listening.length, off: readers.length - listening.length };
}

async function catchUp(ctx: RequestContext, reader: Reader): Promise<void> {
  let { cursor } = reader;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await factsAfter(ctx, reader.id, cursor);
    if (page.facts.length === 0 && !page.startsOver) return;
    const moved = {
      webhookId: reader.id,
      from: cursor,
      to: page.cursor,
      messages: messagesOf(reader, page.facts, await draftsAmong(ctx, page.facts)),
    };
    const isOurs = await ctx.run(moveCursor, moved);
    if (!isOurs || page.facts.length < pageSize) return;
    cursor = page.cursor;
  }
}

/** The events of these facts that are drafts by now. */
async function draftsAmong({ services }: RequestContext, facts: FactsPage['facts']): Promise<ReadonlySet<string>> {
  const events = new Set(facts.flatMap(({ within }) => within.event ?? []));
  if (events.size === 0) return events;
  const drafts = await services.rows.read<{ id: string }>({
    name: 'drafts-among',
    text: `select id from event where state = 'DRAFT' and id = any($1::uuid[])`,
    values: [[...events]],
  });
  return new Set(drafts.map(({ id }) => id));
}

/** A page of facts. Starts from now when the cursor does not fit: after a restore, or under another secret key. */
async function factsAfter(
  ctx: RequestContext,
  webhook: string,
  after: string,
): Promise<FactsPage & { startsOver?: true }> {
  try {
    return await readFacts(ctx.services, { after, limit: pageSize });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.services.log.warn(
      { webhook, code: error.code },
      'A webhook starts over from now: its place is of another time.',
    );
    return { ...(await readFacts(ctx.services, { limit: pageSize })), startsOver: true };
  }
}

/**
 * Moves a webhook's cursor and enqueues the messages up to there, both or neither. False when another server was first,
 * or the webhook is off by now.
 */
const moveCursor = operation(
  {
    access: 'internal',
    input: z.object({
      webhookId: z.string(),
      from: z.string(),
      to: z.string(),
      messages: z.custom<readonly Message[]>(),
    }),
  },
  async function moveCursor(ctx, { webhookId, from, to, messages }): Promise<boolean> {
    const moved = await ctx.execute(
      'update webhook set cursor = ? where id = ? and cursor = ? and switched_off_at is null returning id',
      [to, webhookId, from],
    );
    if (moved.length === 0) return false;
    if (messages.length === 0) return true;
    await ctx.execute(
      `insert into webhook_delivery (id, message_id, webhook_id, kind, record_id, origin, body, created_at, due_at)
       select (m ->> 'id')::uuid, (m ->> 'id')::uuid, ?::uuid, m ->> 'kind', (m ->> 'recordId')::uuid, 'fact', m ->> 'body', w.at, w.at
       from jsonb_array_elements(?::jsonb) with ordinality as messages (m, place), (select now() + ? * interval '1 millisecond' as at) w
       order by place`,
      [webhookId, JSON.stringify(messages.map((message) => ({ id: randomUUID(), ...message }))), clock.moved()],
    );
    return true;
  },
);
