import { readTicket } from './read-ticket.js';
import { codeAddress } from './code-address.js';

const ticket = 'ABCD2345EFGH67IJ';

test.each([
  ['https://shifts.club.example', 'HTTPS://SHIFTS.CLUB.EXAMPLE/T/ABCD2345EFGH67IJ'],
  ['http://localhost:4000', 'HTTP://LOCALHOST:4000/T/ABCD2345EFGH67IJ'],
  // The server in front may distinguish folders by their capitals.
  ['https://club.example/Shifts', 'https://club.example/Shifts/t/ABCD2345EFGH67IJ'],
])('a ticket at %s has the address %s, which is read as it', (publicUrl, address) => {
  expect(codeAddress(publicUrl, 't', ticket)).toBe(address);
  expect(readTicket(address)).toBe(ticket);
});
