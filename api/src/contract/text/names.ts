// Zero-width joiners (U+200C, U+200D) stay: emoji and some scripts need them.
// Marks that turn the direction of writing go: with them a name shows something else than it holds.
export const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** One line: invisible characters dropped, every run of odd, doubled or line-breaking space made one space, trimmed. */
export function cleanLine(text: string): string {
  return text
    .replace(invisible, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** What two names are compared by: they are the same category, role or place if these are equal. Never shown. */
export function foldName(name: string): string {
  return cleanLine(name.replace(/[\u200C\u200D]/g, ''))
    .normalize('NFC')
    .toLowerCase();
}
