import { letteringOf, wrap, type Lettering } from './lettering.js';

/** The content of a card. */
export interface CardText {
  title: string;
  /** Days and place, one line each. */
  lines: string[];
  /** The availability, such as '12 spots open'. */
  note: string;
  noteIsGood: boolean;
  /** The publisher. */
  from: string;
}

/** The size that link previews expect, in pixels. */
export const cardSize = { width: 1200, height: 630 };
const coverHeight = 216;
const margin = 72;
const width = cardSize.width - 2 * margin;

const colours = {
  page: '#F5F8FA',
  ink: '#10212E',
  muted: '#4A5C69',
  good: '#1B6B47',
  quiet: '#4A5C69',
  fjord: '#0B5F80',
};

/** The largest size in which the title fits; otherwise the smallest, truncated. */
const titleSizes = [
  { size: 76, most: 1 },
  { size: 64, most: 2 },
  { size: 50, most: 3 },
] as const;

let fonts: Promise<{ bold: Lettering; medium: Lettering }> | undefined;

async function loadFonts() {
  const [bold, medium] = await Promise.all([letteringOf(700), letteringOf(500)]);
  return { bold, medium };
}

/** Read once; a failed read is repeated the next time. */
function fontsOnce() {
  return (fonts ??= loadFonts().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  }));
}

/** A card as PNG: the cover above, the text below. An unreadable cover is left out. */
export async function drawCard(text: CardText, cover: Buffer | undefined): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const svg = Buffer.from(svgOf(text, await fontsOnce()));
  const strip = { width: cardSize.width, height: coverHeight };
  const picture =
    cover &&
    (await sharp(cover, { limitInputPixels: 64_000_000 })
      .resize({ ...strip, fit: 'cover' })
      .png()
      .toBuffer());
  return sharp(svg)
    .composite(picture ? [{ input: picture, left: 0, top: 0 }] : [])
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();
}

function svgOf(
  { title, lines, note, noteIsGood, from }: CardText,
  { bold, medium }: Awaited<ReturnType<typeof loadFonts>>,
) {
  const tries = titleSizes.map((one) => ({ ...one, ...wrap(bold, title, { ...one, width }) }));
  const written = tries.find(({ isWhole }) => isWhole) ?? tries[tries.length - 1];
  const size = written?.size ?? 50;
  const shapes: string[] = [];
  const write = (face: Lettering, words: string, x: number, y: number, of: { size: number; fill: string }): void => {
    shapes.push(`<path fill="${of.fill}" d="${face.outline(words, x, y, of.size)}"/>`);
  };

  let y = coverHeight + 28;
  for (const line of written?.lines ?? []) {
    y += size * 1.14;
    write(bold, line, margin, y, { size, fill: colours.ink });
  }
  y += 14;
  for (const line of lines) {
    y += 42;
    const [cut = ''] = wrap(medium, line, { size: 31, width, most: 1 }).lines;
    write(medium, cut, margin, y, { size: 31, fill: colours.muted });
  }

  const noteWidth = bold.widthOf(note, 28) + 48;
  const fill = noteIsGood ? colours.good : colours.quiet;
  const foot = cardSize.height - 80;
  shapes.push(`<rect x="${margin}" y="${foot}" width="${noteWidth}" height="52" rx="26" fill="${fill}"/>`);
  write(bold, note, margin + 24, foot + 36, { size: 28, fill: '#FFFFFF' });

  const room = width - noteWidth - 96;
  const [name = ''] = wrap(bold, from, { size: 28, width: room, most: 1 }).lines;
  const nameAt = cardSize.width - margin - bold.widthOf(name, 28);
  write(bold, name, nameAt, foot + 36, { size: 28, fill: colours.fjord });
  shapes.push(
    `<g transform="translate(${nameAt - 54} ${foot + 6}) scale(1.25)"><rect width="32" height="32" rx="8" fill="${colours.fjord}"/><path d="M4 23 12 11l5 6 4-5 7 11z" fill="#fff"/><path d="M8 28c5-2 9-4 12-9M13 28c4-2 7-4 9-8" fill="none" stroke="#62c6ea" stroke-width="1.8" stroke-linecap="round"/></g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}"><rect width="100%" height="100%" fill="${colours.page}"/><rect width="100%" height="${coverHeight}" fill="#dff0f5"/>${shapes.join('')}</svg>`;
}
