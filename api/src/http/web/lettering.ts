import type { Font, Glyph } from 'opentype.js';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Draws text as outlines, so that pictures need no installed font. */
export interface Lettering {
  /** In pixels. */
  widthOf(text: string, size: number): number;
  /** The data of an SVG path; the text's baseline starts at `x`, `y`. */
  outline(text: string, x: number, y: number, size: number): string;
}

/** The parts of our own font, each for some alphabets; most text needs only the first. */
const parts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'] as const;

const files = '@fontsource/inter/files';
const require = createRequire(import.meta.url);

/** Our own font in one weight. Characters that it lacks (Chinese, Arabic, pictures) are left out. */
export async function letteringOf(weight: 500 | 700): Promise<Lettering> {
  const { default: opentype } = await import('opentype.js');
  const fonts: Font[] = [];
  for (const part of parts) {
    const bytes = await readFile(require.resolve(`${files}/inter-${part}-${weight}-normal.woff`));
    fonts.push(opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
  }
  const known = new Map<string, Glyph | null>();
  const glyphOf = (letter: string): Glyph | null => {
    let glyph = known.get(letter);
    if (glyph === undefined) {
      const font = fonts.find((one) => one.charToGlyphIndex(letter) > 0);
      glyph = font?.charToGlyph(letter) ?? null;
      known.set(letter, glyph);
    }
    return glyph;
  };
  const perPixel = fonts[0]?.unitsPerEm ?? 1;
  const glyphsOf = (text: string): Glyph[] =>
    [...text.normalize('NFC')].map(glyphOf).filter((glyph): glyph is Glyph => glyph !== null);
  const advanceOf = (glyph: Glyph, size: number): number => ((glyph.advanceWidth ?? 0) * size) / perPixel;

  return {
    widthOf: (text, size) => glyphsOf(text).reduce((sum, glyph) => sum + advanceOf(glyph, size), 0),
    outline: (text, x, y, size) => {
      let at = x;
      return glyphsOf(text)
        .map((glyph) => {
          const data = glyph.getPath(at, y, size).toPathData(1);
          at += advanceOf(glyph, size);
          return data;
        })
        .join('');
    },
  };
}

/** Breaks text into lines of at most `width` pixels, also within long words; what does not fit into `most` lines becomes an ellipsis. */
export function wrap(
  lettering: Lettering,
  text: string,
  { size, width, most }: Record<'size' | 'width' | 'most', number>,
) {
  const fits = (line: string): boolean => lettering.widthOf(line, size) <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((one) => lettering.widthOf(one, size) > 0)) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(joined)) {
      lines[lines.length - 1] = joined;
      continue;
    }
    lines.push('');
    for (const letter of word) {
      if (!fits((lines.at(-1) ?? '') + letter)) lines.push('');
      lines[lines.length - 1] += letter;
    }
    if (lines.length > most) break;
  }
  if (lines.length <= most) return { lines, isWhole: true };
  const shown = lines.slice(0, most);
  let last = shown[most - 1] ?? '';
  while (last && !fits(`${last}…`)) last = last.slice(0, -1);
  shown[most - 1] = `${last.trimEnd()}…`;
  return { lines: shown, isWhole: false };
}
