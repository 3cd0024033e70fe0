import { getOperationAST, parse } from 'graphql';
import { subscriptionPayloads } from './subscription-payloads.js';

/* What is told goes out to all who ask for the same of it as the same bytes, made once. */

let made = 0;

function textsOf(query: string, variables: Record<string, unknown>) {
  const document = parse(query);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('The document has one operation');
  const answer = (told: object) => {
    made += 1;
    return { data: { told, variables } };
  };
  return subscriptionPayloads({ query, document, operation, variables, answer });
}

const query = `subscription ($eventId: ID!, $after: String, $all: Boolean = false) {
  eventChanged(eventId: $eventId, after: $after) { position ...Shifts }
}
fragment Shifts on EventChange { shiftIds @include(if: $all) }`;

describe('what five hundred are told', () => {
  it('is put together once, whom and from when on each of them listens', async () => {
    const told = { position: 'p1' };
    made = 0;
    const events = Array.from({ length: 500 }, (_, number) =>
      textsOf(query, { eventId: 'e', after: `place ${number}`, all: true }).event(told),
    );
    expect([made, new Set(events).size]).toEqual([1, 1]);
    expect((await events[0])?.toString()).toMatch(/^event: next\ndata: \{"data":.*\}\n\n$/);
    expect(textsOf(query, { eventId: 'e', all: true }).event({ position: 'p2' })).not.toBe(events[0]);
  });

  it('is another text for who asks for something else of it', () => {
    const told = { position: 'p1' };
    const all = textsOf(query, { eventId: 'e', all: true }).event(told);
    expect(textsOf(query, { eventId: 'e', all: false }).event(told)).not.toBe(all);
    expect(textsOf(query.replace('position', 'place: position'), { eventId: 'e', all: true }).event(told)).not.toBe(
      all,
    );
    expect(textsOf(query, { eventId: 'e', all: true }).event(told)).toBe(all);
  });
});
