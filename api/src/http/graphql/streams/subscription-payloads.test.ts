import { describe, expect, it } from '@jest/globals';
import { getOperationAST, parse } from 'graphql';
import { subscriptionPayloads } from './subscription-payloads.js';

/* A message goes out to all who ask for the same part of it as the same bytes, made once. */

let made = 0;

function textsOf(query: string, variables: Record<string, unknown>) {
  const document = parse(query);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('The document has one operation');
  const answer = (change: object) => {
    made += 1;
    return { data: { change, variables } };
  };
  return subscriptionPayloads({ query, document, operation, variables, answer });
}

const query = `subscription ($eventId: ID!, $after: String, $all: Boolean = false) {
  eventChanged(eventId: $eventId, after: $after) { position ...Shifts }
}
fragment Shifts on EventChange { shiftIds @include(if: $all) }`;

describe('a message to five hundred listeners', () => {
  it('is put together once, no matter from when on each of them listens', async () => {
    const change = { position: 'p1' };
    made = 0;
    const events = Array.from({ length: 500 }, (_, number) =>
      textsOf(query, { eventId: 'e', after: `place ${number}`, all: true }).event(change),
    );
    expect([made, new Set(events).size]).toEqual([1, 1]);
    expect((await events[0])?.toString()).toMatch(/^event: next\ndata: \{"data":.*\}\n\n$/);
    expect(textsOf(query, { eventId: 'e', all: true }).event({ position: 'p2' })).not.toBe(events[0]);
  });

  it('is another text for who asks for something else of it', () => {
    const change = { position: 'p1' };
    const all = textsOf(query, { eventId: 'e', all: true }).event(change);
    expect(textsOf(query, { eventId: 'e', all: false }).event(change)).not.toBe(all);
    expect(textsOf(query.replace('position', 'place: position'), { eventId: 'e', all: true }).event(change)).not.toBe(
      all,
    );
    expect(textsOf(query, { eventId: 'e', all: true }).event(change)).toBe(all);
  });
});
