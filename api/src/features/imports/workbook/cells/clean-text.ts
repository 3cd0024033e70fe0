import { cleanLine, invisible } from '../../../../contract/text/names.js';
import { isOneLine, type RoleTextName } from '../../../../contract/text/role-texts.js';
import { onOneLine } from '../../../../contract/text/texts.js';

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

/** A text of a role as it is kept: on one line where it is one. */
export function cleanRoleText(name: RoleTextName, text: string): string {
  return isOneLine(name) ? onOneLine(cleanText(text)) : cleanText(text);
}

/** A role's own place: on one line, as its form keeps it. */
export function cleanRolePlace(text: string): string {
  return onOneLine(cleanText(text));
}

/** A place: its lines are kept (an address may have several), each cleaned as one line; empty ones are dropped. */
export function cleanPlace(text: string): string {
  return cleanText(text).split('\n').map(cleanLine).filter(Boolean).join('\n');
}

/** A value as it is quoted in a message: one line, at most 60 characters. */
export function quote(text: string): string {
  const line = cleanLine(text);
  return `"${line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line}"`;
}
