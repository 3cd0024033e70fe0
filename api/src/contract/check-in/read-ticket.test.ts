import { readTicket, spacedTicket } from './read-ticket.js';

const ticket = 'ABCD2345EFGH67IJ';

test.each([
  ['its address as the code holds it', `HTTPS://SHIFTS.CLUB.EXAMPLE/T/${ticket}`],
  ['its address in small letters', `https://shifts.club.example/t/${ticket.toLowerCase()}`],
  ['an address with a port, a folder and more behind it', `http://localhost:4000/club/t/${ticket}/?from=mail#top`],
  ['an address without its beginning', `shifts.club.example/t/${ticket}`],
  ['the letters', ticket],
  ['the letters in groups, as a person types them', ' abcd 2345-efgh\u00a067ij\n'],
  ['the letters with the dashes of a word processor', 'ABCD–2345—EFGH‑67IJ'],
  ['digits in place of the letters that look like them', 'A8CD2345EFGH67IJ'.replace('I', '1')],
])('a ticket is read from %s', (_what, text) => {
  expect(readTicket(text)).toBe(ticket);
});

test('a 0 is read as the letter', () => {
  expect(readTicket('0BCD2345EFGH67IJ')).toBe('OBCD2345EFGH67IJ');
});

test.each([
  ['nothing', ''],
  ['a letter too few', ticket.slice(1)],
  ['a letter too many', `${ticket}A`],
  ['a digit that no ticket has', `${ticket.slice(1)}9`],
  ['a letter beyond A to Z', `${ticket.slice(1)}É`],
  ['an address of another page', `https://shifts.club.example/event/${ticket}`],
  ['an address with something below the ticket', `https://shifts.club.example/t/${ticket}/qr.svg`],
  ['a ticket within a sentence', `Show ${ticket} please`],
  ['a code that is too long to be one', 'A'.repeat(100_000)],
])('%s is no ticket', (_what, text) => {
  expect(readTicket(text)).toBeNull();
});

test('people read it in groups of four', () => {
  expect(spacedTicket(ticket)).toBe('ABCD 2345 EFGH 67IJ');
});
