import { cleanLine, invisible } from '../../../../contract/text/names.js';
import { isOneLine, type RoleTextName } from '../../../../contract/text/role-texts.js';
import { onOneLine } from '../../../../contract/text/texts.js';

/** Cleans a text of several lines: keeps line breaks and inner spacing, removes control and invisible characters, and trims. */
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

/** A role's text as stored: on one line if it is a one-line text. */
export function cleanRoleText(name: RoleTextName, text: string): string {
  return isOneLine(name) ? onOneLine(cleanText(text)) : cleanText(text);
}

/** A role's own place as stored: on one line, as from its form. */
export function cleanRolePlace(text: string): string {
  return onOneLine(cleanText(text));
}

/** A place as stored: keeps its lines (an address may have several), each cleaned; drops empty ones. */
export function cleanPlace(text: string): string {
  return cleanText(text).split('\n').map(cleanLine).filter(Boolean).join('\n');
}

/** A value in quotes for a message: one line, at most 60 characters. */
export function quote(text: string): string {
  const line = cleanLine(text);
  return `"${line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line}"`;
}
