import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/* Pictures as phones, browsers and attackers send them. */

const picture = (width = 1800, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 180 } } });

/** A photo as a phone takes it: on its side, with the place and the camera in it. */
export function photoWithPlace(): Promise<Buffer> {
  return picture(1800, 1200)
    .withExif({
      IFD0: { Make: 'Secret Camera', Orientation: '6', Copyright: 'Vera Visitor' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 54/1 50/1', GPSLongitudeRef: 'E', GPSLongitude: '10/1 40/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A small picture in each kind that is taken. */
export async function pictureOfEachKind(): Promise<[string, Buffer][]> {
  const small = () => picture(640, 400);
  return [
    ['JPEG', await small().jpeg().toBuffer()],
    ['PNG', await small().png().toBuffer()],
    ['WebP', await small().webp().toBuffer()],
    ['GIF', await small().gif().toBuffer()],
    ['AVIF', await small().avif({ effort: 0 }).toBuffer()],
  ];
}

/** A PNG of that size in black, a few kilobytes long. */
export function hugePng(width: number, height: number): Buffer {
  const row = Math.ceil(width / 8) + 1;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(row * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}
