import { readTicket } from '@trailcrew/api/contract/check-in/read-ticket';

/** What a row is found by. */
export interface SearchKey {
  name: string;
  digits: string;
  ticket: string;
}

/** Letters without accents and case; others as they are. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .trim();
}

/** Prepares a row once, so that each typed letter only compares. */
export function searchKeyOf(name: string, phone: string | null, ticket: string | null): SearchKey {
  return { name: plain(name), digits: (phone ?? '').replace(/\D/g, ''), ticket: ticket ?? '' };
}

/** The rows that a typed text finds: every word is part of the name, or it is the end of the phone's number, or the ticket's letters. */
export function finder(text: string): (key: SearchKey) => boolean {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  const compact = text.replace(/[\s().+/-]/g, '');
  const digits = /^\d{2,}$/.test(compact) ? compact : null;
  const ticket = readTicket(text) ?? (/^[a-z2-7]{4,15}$/i.test(compact) ? compact.toUpperCase() : null);
  return (key) =>
    words.every((word) => key.name.includes(word)) ||
    (digits !== null && key.digits.endsWith(digits)) ||
    (ticket !== null && key.ticket.startsWith(ticket));
}
