// Zero-width joiners (U+200C, U+200D) stay: emoji and some scripts need them.
const invisible = /[\u00AD\u200B\u2060\uFEFF]/g;

/** One line: invisible characters dropped, every run of odd, doubled or line-breaking space made one space, trimmed. */
export function cleanLine(text: string): string {
  return text
    .replace(invisible, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** A text of several lines: its line breaks and inner spacing stay, control and invisible characters go, trimmed. */
export function cleanText(text: string): string {
  return text
    .replace(invisible, '')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/(?!\n)[\p{Zs}\t]/gu, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}

/** A place: its lines are kept (an address may have several), each cleaned as one line; empty ones are dropped. */
export function cleanPlace(text: string): string {
  return cleanText(text).split('\n').map(cleanLine).filter(Boolean).join('\n');
}

/** What two names are compared by: they are the same category, role or place if these are equal. Never shown. */
export function foldName(name: string): string {
  return cleanLine(name.replace(/[\u200C\u200D]/g, ''))
    .normalize('NFC')
    .toLowerCase();
}

/** A value as it is quoted in a message: one line, at most 60 characters. */
export function quote(text: string): string {
  const line = cleanLine(text);
  return `"${line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line}"`;
}
