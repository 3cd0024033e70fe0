import { randomUUID } from 'node:crypto';
import { ticketCode } from './ticket-code.js';

const secretKey = Buffer.alloc(32, 7);
const eventId = '7a0a1f4e-2f43-4a7f-9f44-3c6d6f1f8a01';

test('a ticket is the beginning of the HMAC of event and household in base32, and stays the same over releases', () => {
  // As `base32` of the GNU tools writes the first ten bytes.
  expect(ticketCode(secretKey, eventId, 'ada@example.org')).toBe('5W3NWFLG5AKO3X7C');
  for (let one = 0; one < 100; one += 1)
    expect(ticketCode(secretKey, eventId, `${one}@example.org`)).toMatch(/^[A-Z2-7]{16}$/);
});

test('each household has another one at each event, and on each server', () => {
  const tickets = [
    ticketCode(secretKey, eventId, 'ada@example.org'),
    ticketCode(secretKey, eventId, 'bo@example.org'),
    ticketCode(secretKey, randomUUID(), 'ada@example.org'),
    ticketCode(Buffer.alloc(32, 8), eventId, 'ada@example.org'),
  ];
  expect(new Set(tickets).size).toBe(4);
});

test('somebody without an address has none', () => {
  expect(ticketCode(secretKey, eventId, `walk-in:${randomUUID()}`)).toBeNull();
});
