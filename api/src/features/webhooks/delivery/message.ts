import type { WebhookKind } from '../../../contract/webhook.js';
import type { StoredFact } from '../../../platform/facts/read-facts.js';

/** What a webhook is told of. */
export interface Listening {
  kinds: readonly string[];
  eventId: string | null;
}

/** A message that is owed. */
export interface Message {
  kind: WebhookKind;
  recordId: string;
  /** As it is signed and sent, the same with each try. */
  body: string;
}

/** The messages that a webhook is owed for these facts, in their order; nothing of what is in a draft, but that an event became one. */
export function messagesOf(
  { kinds, eventId }: Listening,
  facts: readonly StoredFact[],
  drafts: ReadonlySet<string>,
): Message[] {
  return facts.flatMap((fact) => {
    const kind = kindOf(fact);
    const { detail, within } = fact;
    // That it became one is all that is said of a draft.
    const becameDraft = fact.kind === 'event.changed' && detail.state === 'DRAFT';
    if (detail.draft === true || (within.event && drafts.has(within.event) && !becameDraft)) return [];
    if (!kind || !kinds.includes(kind) || (eventId !== null && fact.within.event !== eventId)) return [];
    return [{ kind, recordId: fact.recordId, body: bodyOf(kind, fact) }];
  });
}

/** How receivers call a fact; nothing when it is not told. */
function kindOf({ kind, detail }: StoredFact): WebhookKind | undefined {
  if (kind === 'event.created' && detail.state === 'DRAFT') return undefined;
  // What a published draft holds was not changed by that.
  if (kind === 'event.changed' && detail.was === 'DRAFT') return 'event.published';
  if (Array.isArray(detail.fields) && detail.fields.length === 0) return undefined;
  if (kind === 'signup.changed') {
    const fields: unknown = detail.fields;
    return Array.isArray(fields) && fields.includes('volunteer') ? 'signup.moved' : undefined;
  }
  return Object.hasOwn(messageKindOf, kind) ? messageKindOf[kind] : undefined;
}

const messageKindOf: Readonly<Record<string, WebhookKind>> = {
  'signup.created': 'signup.created',
  'signup.cancelled': 'signup.cancelled',
  // Told once, of the shift it goes to; `signup.left` tells the other one.
  'signup.moved': 'signup.moved',
  // Deleted with its shift: for whoever keeps a list, the place is given back all the same.
  'signup.removed': 'signup.cancelled',
  // Held for them; a mail to all who wait, just before the start, is no offer to anybody.
  'waitlistEntry.offered': 'waitlist.offered',
  'shift.changed': 'shift.changed',
  'shift.removed': 'shift.removed',
  'event.created': 'event.published',
  'event.changed': 'event.changed',
};

/** Thin: ids and the position alone. Whoever receives it asks for the rest, with their own rights. */
function bodyOf(kind: WebhookKind, { at, recordId, within, cursor }: StoredFact): string {
  const places = Object.entries(within).map(([noun, id]): [string, string | null] => [`${noun}Id`, id]);
  return JSON.stringify({
    type: kind,
    timestamp: at,
    data: { id: recordId, ...Object.fromEntries(places), position: cursor },
  });
}
