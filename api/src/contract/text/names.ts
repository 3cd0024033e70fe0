// Zero-width joiners (U+200C, U+200D) stay: emoji and some scripts need them.
// Marks that reverse the writing direction are removed: a name would show something else than it contains.
export const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** One line: invisible characters are dropped, every run of odd, doubled or line-breaking spaces becomes one space, and it is trimmed. */
export function cleanLine(text: string): string {
  return text
    .replace(invisible, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The comparison key of a name: two categories, roles or places are the same if it is equal. Never shown. */
export function foldName(name: string): string {
  return cleanLine(name.replace(/[\u200C\u200D]/g, ''))
    .normalize('NFC')
    .toLowerCase();
}
