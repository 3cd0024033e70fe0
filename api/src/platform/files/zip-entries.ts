import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive: its path, and its content as bytes (stored) or as streamed text (deflated). */
export interface ZipEntry {
  name: string;
  content: Buffer | AsyncIterable<string>;
}

/** The position of an entry, for the directory at the end of the archive. */
interface Placed {
  name: Buffer;
  offset: number;
  /** Its content was known in advance, including sizes. */
  stored: boolean;
  checksum: number;
  packed: number;
  size: number;
}

// By hand: libraries compute checksums in JavaScript. That takes sixteen times as long and blocks the event loop for 100 MB.
const version = 20;
// Names are UTF-8 (bit 11). The sizes of streamed content follow it (bit 3).
const utf8Names = 0x0800;
const sizesFollow = 0x0008;
const deflated = 8;
// 1980-01-01, the earliest date of a zip: the same files always produce the same bytes.
const firstDay = 0x21;

/** A zip archive, written as its files arrive. At most one chunk of text is in memory. */
export async function* zipEntries(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const placed: Placed[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const stored = Buffer.isBuffer(content);
    const entry: Placed = { name: Buffer.from(name), offset, stored, checksum: 0, packed: 0, size: 0 };
    placed.push(entry);
    if (stored) {
      entry.checksum = crc32(content);
      entry.packed = entry.size = content.length;
      const header = localHeader(entry);
      yield header;
      yield content;
      offset += header.length + content.length;
    } else {
      const header = localHeader(entry);
      yield header;
      for await (const chunk of deflate(content, entry)) yield chunk;
      const sizes = descriptor(entry);
      yield sizes;
      offset += header.length + entry.packed + sizes.length;
    }
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

function localHeader(entry: Placed): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  writeShared(entry, header, 4);
  return Buffer.concat([header, entry.name]);
}

/** The 24 bytes that a local header and a directory entry share. In the local header of streamed content, the sizes are 0. */
function writeShared({ name, stored, checksum, packed, size }: Placed, into: Buffer, at: number): void {
  into.writeUInt16LE(version, at);
  into.writeUInt16LE(utf8Names | (stored ? 0 : sizesFollow), at + 2);
  into.writeUInt16LE(stored ? 0 : deflated, at + 4);
  into.writeUInt16LE(firstDay, at + 8);
  into.writeUInt32LE(checksum, at + 10);
  into.writeUInt32LE(packed, at + 14);
  into.writeUInt32LE(size, at + 18);
  into.writeUInt16LE(name.length, at + 22);
}

function descriptor({ checksum, packed, size }: Placed): Buffer {
  const sizes = Buffer.alloc(16);
  sizes.writeUInt32LE(0x08074b50, 0);
  sizes.writeUInt32LE(checksum, 4);
  sizes.writeUInt32LE(packed, 8);
  sizes.writeUInt32LE(size, 12);
  return sizes;
}

function directoryEntry(entry: Placed): Buffer {
  const place = Buffer.alloc(46);
  place.writeUInt32LE(0x02014b50, 0);
  place.writeUInt16LE(version, 4);
  writeShared(entry, place, 6);
  place.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([place, entry.name]);
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
