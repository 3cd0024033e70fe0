/* How much room words take on paper at most, so that each page can say which of how many it is before it is printed. */

/**
 * How wide letters of our typeface are, in sizes of the letters; the first entry that names a letter has it. Bold ones are up to 1 % wider, for
 * which the widths of lines leave room.
 */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[Iijl\s]/, 0.29],
  [/[.,:;'’!·|]/, 0.34],
  [/[frt()[\]/-]/, 0.48],
  [/[aceksvxyzFJL]/, 0.6],
  [/[MWmwŴŵ%@©ÆæŒœ¼½¾]/, 1.04],
  [/[A-ZÀ-ÞĀ-ſ&]/, 0.8],
  [/[\u0020-\u024f–]/, 0.68],
  [/\p{Extended_Pictographic}/u, 1.4],
];

/** What other scripts are as wide as at most. */
const otherScripts = 1.1;

const widthOf = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? otherScripts;
const widthsOf = (text: string) => [...text].map(widthOf);
const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);

/** How many lines of this width (in sizes of the letters) a text takes at most. A word that is longer than a line is broken. */
export function linesOf(text: string, width: number): number {
  // A browser may break after a hyphen, or keep it with what follows: either may take more lines.
  return Math.max(filled(text.split(/(?<=\s)/), width), filled(text.split(/(?<=[\s/‐–—-])/), width));
}

/** The width of the longest word, which is not to be broken. */
export function longestWord(text: string): number {
  return Math.max(...text.split(/(?<=[\s-])/).map((word) => sumOf(widthsOf(word.trimEnd()))));
}

function filled(words: readonly string[], width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const letters = widthsOf(word.trimEnd());
    if (used > 0 && used + sumOf(letters) > width) {
      lines += 1;
      used = 0;
    }
    for (const letter of letters) {
      if (used + letter > width) {
        lines += 1;
        used = 0;
      }
      used += letter;
    }
    used += sumOf(widthsOf(word.slice(word.trimEnd().length)));
  }
  return lines;
}
