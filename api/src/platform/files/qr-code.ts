import { create } from 'qrcode';
import { crc32, deflateSync } from 'node:zlib';

/** The light edge that readers need, in squares. */
const edge = 4;

/** A QR code as a grid, with its edge. */
interface Grid {
  size: number;
  isDark(row: number, column: number): boolean;
}

function gridOf(text: string): Grid {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const isInside = (at: number) => at >= edge && at < size + edge;
  return {
    size: size + 2 * edge,
    isDark: (row, column) => isInside(row) && isInside(column) && data[(row - edge) * size + column - edge] === 1,
  };
}

/** A text as a QR code: an SVG of a unit a square, dark on light whatever the page's colours are, because readers expect that. */
export function qrSvg(text: string): string {
  const { size, isDark } = gridOf(text);
  let path = '';
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const from = column;
      while (isDark(row, column)) column += 1;
      if (column > from) path += `M${from} ${row}h${column - from}v1h-${column - from}z`;
    }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** A text as a QR code for mails: a PNG of so many pixels a square, one bit a pixel, and its width. */
export function qrPng(text: string, scale: number): { png: Buffer; width: number } {
  const { size, isDark } = gridOf(text);
  const width = size * scale;
  // Each row of squares is as many equal lines of pixels: a byte for the kind of line, then a bit a pixel, 1 for light.
  const lines: Buffer[] = [];
  for (let row = 0; row < size; row += 1) {
    const line = Buffer.alloc(1 + Math.ceil(width / 8));
    for (let x = 0; x < width; x += 1) if (!isDark(row, Math.floor(x / scale))) line[1 + (x >> 3)]! |= 0x80 >> (x & 7);
    for (let times = 0; times < scale; times += 1) lines.push(line);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  // One bit a pixel; what follows are the only kinds that there are.
  header[8] = 1;
  const png = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { png, width };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
