/** A `like` pattern for a word anywhere in a text; special characters are escaped. */
export function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
