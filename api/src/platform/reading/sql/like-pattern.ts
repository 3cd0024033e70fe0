/** A word anywhere in a text, as SQL's `like` writes it: what is typed stands for itself. */
export function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
