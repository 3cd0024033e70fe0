import type { NormalizedCacheObject } from '@apollo/client';
import { pack, unpack } from './packed-records';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const link = (type: string, number: number) => ({ __ref: `${type}:${id(number)}` });

/** An event of two roles with so many shifts each, and the other data of a page. */
function records(shifts: number): NormalizedCacheObject {
  const made: Record<string, Record<string, unknown>> = {
    ROOT_QUERY: { __typename: 'Query', 'event({"slug":"a"})': link('Event', 1), events: [link('Event', 1)] },
    [`Event:${id(1)}`]: {
      __typename: 'Event',
      id: id(1),
      name: 'A, "b" <c>',
      roles: [link('Role', 2), link('Role', 3)],
    },
    'MailGroup:{"kind":"DAY"}': { __typename: 'MailGroup', kind: 'DAY' },
  };
  for (const role of [2, 3]) {
    const ids = Array.from({ length: shifts }, (_, shift) => role * 10_000 + shift);
    made[`Role:${id(role)}`] = {
      __typename: 'Role',
      id: id(role),
      event: link('Event', 1),
      shifts: ids.map((shift) => link('Shift', shift)).reverse(),
      'shifts({"open":true,"place":"A"})': [],
    };
    for (const shift of ids)
      made[`Shift:${id(shift)}`] = {
        __typename: 'Shift',
        id: id(shift),
        notes: shift % 2 ? null : 'Ä',
        free: shift % 7,
      };
  }
  // A record with fewer fields.
  made[`Shift:${id(7)}`] = { __typename: 'Shift', id: id(7), free: 1 };
  // A link to a missing record, and an id that is no UUID.
  made['Role:x'] = { __typename: 'Role', id: 'x', shifts: [{ __ref: 'Shift:gone' }] };
  return made as NormalizedCacheObject;
}

test.each([0, 1, 40])('records of an event with %s shifts a role are unpacked as they were', (shifts) => {
  const sent = JSON.parse(JSON.stringify(pack(records(shifts)))) as ReturnType<typeof pack>;
  expect(unpack(sent)).toEqual(records(shifts));
});

test('a thousand shifts take less than half of their size', () => {
  const plain = JSON.stringify(records(500)).length;
  expect(JSON.stringify(pack(records(500))).length).toBeLessThan(plain / 2);
});
