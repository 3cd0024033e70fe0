import { longestText } from '../../platform/files/write-xlsx.js';

/** The text, or null if it would be truncated: on import an empty cell changes nothing. */
export function wholeText(text: string | null | undefined): string | null {
  return text && text.length <= longestText ? text : null;
}
