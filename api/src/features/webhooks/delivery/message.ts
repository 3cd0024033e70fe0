import type { WebhookKind } from '../../../contract/webhook.js';
import type { StoredFact } from '../../../platform/facts/read-facts.js';

/** What a webhook subscribes to. */
export interface Listening {
  kinds: readonly string[];
  eventId: string | null;
}

/** A message to enqueue. */
export interface Message {
  kind: WebhookKind;
  recordId: string;
  /** As it is signed and sent; the same on every attempt. */
  body: string;
}

/** The messages of these facts for one webhook, in order. Of a draft it publishes only that the event became one. */
export function messagesOf(
  { kinds, eventId }: Listening,
  facts: readonly StoredFact[],
  drafts: ReadonlySet<string>,
): Message[] {
  return facts.flatMap((fact) => {
    const kind = kindOf(fact);
    const { detail, within } = fact;
    // Of a draft, only the change to draft is published.
    const becameDraft = fact.kind === 'event.changed' && detail.state === 'DRAFT';
    if (detail.draft === true || (within.event && drafts.has(within.event) && !becameDraft)) return [];
    if (!kind || !kinds.includes(kind) || (eventId !== null && fact.within.event !== eventId)) return [];
    return [{ kind, recordId: fact.recordId, body: bodyOf(kind, fact) }];
  });
}

/** The public kind of a fact; undefined when webhooks do not receive it. */
function kindOf({ kind, detail }: StoredFact): WebhookKind | undefined {
  if (kind === 'event.created' && detail.state === 'DRAFT') return undefined;
  // Publishing an event did not change what is in it.
  if (kind === 'event.changed' && detail.was === 'DRAFT') return 'event.published';
  if (Array.isArray(detail.fields) && detail.fields.length === 0) return undefined;
  // It was published when it was cancelled.
  if (kind === 'signup.removed' && detail.wasCancelled === true) return undefined;
  if (kind === 'signup.changed') {
    const fields: unknown = detail.fields;
    return Array.isArray(fields) && fields.includes('volunteer') ? 'signup.moved' : undefined;
  }
  return Object.hasOwn(messageKindOf, kind) ? messageKindOf[kind] : undefined;
}

const messageKindOf: Readonly<Record<string, WebhookKind>> = {
  'signup.created': 'signup.created',
  'signup.cancelled': 'signup.cancelled',
  // Published once, for the shift it goes to. `signup.left` is the fact of the other shift.
  'signup.moved': 'signup.moved',
  'signup.marked': 'attendance.changed',
  // Deleted with its shift. For receivers that keep a list, the place is free again all the same.
  'signup.removed': 'signup.cancelled',
  // Held for this person. The mail to everybody who waits just before the start offers a place to nobody.
  'waitlistEntry.offered': 'waitlist.offered',
  'volunteer.erased': 'volunteer.erased',
  'shift.changed': 'shift.changed',
  'shift.removed': 'shift.removed',
  'event.created': 'event.published',
  'event.changed': 'event.changed',
};

/** Thin: only ids and the position. The receiver queries the rest with their own rights. */
function bodyOf(kind: WebhookKind, { at, recordId, within, cursor }: StoredFact): string {
  const places = Object.entries(within).map(([noun, id]): [string, string | null] => [`${noun}Id`, id]);
  return JSON.stringify({
    type: kind,
    timestamp: at,
    data: { id: recordId, ...Object.fromEntries(places), position: cursor },
  });
}
