const code = /^[A-Z2-7]{16}$/;

/** What people type for letters that look like digits; a ticket has no 0, 1 and 8. */
const meant: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '8': 'B' };

/**
 * The ticket in what a scanner read or a person typed: its whole address in any case, or its 16 letters in any case, with spaces and dashes
 * between them. Null where there is none.
 */
export function readTicket(text: string): string | null {
  const trimmed = text.trim();
  const address = /^(?:https?:\/\/)?[^\s/?#]+(?:\/[^\s?#]*)?\/t\/([^\s/?#]+)\/?(?:[?#]\S*)?$/i.exec(trimmed);
  const letters = (address?.[1] ?? trimmed)
    .replaceAll(/[\s\u2010-\u2015\u2212-]/g, '')
    .toUpperCase()
    .replaceAll(/[018]/g, (digit) => meant[digit] ?? digit);
  return code.test(letters) ? letters : null;
}

/** A ticket as people read it: in groups of four letters. */
export function spacedTicket(ticket: string): string {
  return ticket.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
