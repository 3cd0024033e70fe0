import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive: its path in it, and its text as it comes. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<string>;
}

/** Where an entry lies, for the directory at the archive's end. */
interface Placed {
  name: Buffer;
  offset: number;
  checksum: number;
  packed: number;
  size: number;
}

// Sizes follow each file (bit 3), names are UTF-8 (bit 11), everything is deflated, and every file is of 1980-01-01.
const version = 20;
const flags = 0x0808;
const deflated = 8;
const firstDay = 0x21;

/** A zip archive, written as its files come; of no file more than a piece is held in memory. */
export async function* zipEntries(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const placed: Placed[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const entry: Placed = { name: Buffer.from(name), offset, checksum: 0, packed: 0, size: 0 };
    placed.push(entry);
    const header = localHeader(entry);
    yield header;
    for await (const chunk of deflate(content, entry)) yield chunk;
    const sizes = descriptor(entry);
    yield sizes;
    offset += header.length + entry.packed + sizes.length;
  }
  const directory = Buffer.concat(placed.map(directoryEntry));
  yield directory;
  yield directoryEnd(placed.length, directory.length, offset);
}

async function* deflate(content: AsyncIterable<string>, entry: Placed): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw();
  const fed = pipeline(measured(content, entry), packer).then(
    () => undefined,
    (error: Error) => error,
  );
  try {
    for await (const chunk of packer as AsyncIterable<Buffer>) {
      entry.packed += chunk.length;
      yield chunk;
    }
  } finally {
    packer.destroy();
  }
  const failure = await fed;
  if (failure) throw failure;
}

async function* measured(content: AsyncIterable<string>, entry: Placed): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    entry.checksum = crc32(bytes, entry.checksum);
    entry.size += bytes.length;
    yield bytes;
  }
}

function localHeader({ name }: Placed): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(version, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(deflated, 8);
  header.writeUInt16LE(firstDay, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function descriptor({ checksum, packed, size }: Placed): Buffer {
  const sizes = Buffer.alloc(16);
  sizes.writeUInt32LE(0x08074b50, 0);
  sizes.writeUInt32LE(checksum, 4);
  sizes.writeUInt32LE(packed, 8);
  sizes.writeUInt32LE(size, 12);
  return sizes;
}

function directoryEntry({ name, offset, checksum, packed, size }: Placed): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(version, 4);
  entry.writeUInt16LE(version, 6);
  entry.writeUInt16LE(flags, 8);
  entry.writeUInt16LE(deflated, 10);
  entry.writeUInt16LE(firstDay, 14);
  entry.writeUInt32LE(checksum, 16);
  entry.writeUInt32LE(packed, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
}

function directoryEnd(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
