import { crc32 } from 'node:zlib';
import type { WorkbookPart } from './inspect-archive.js';

const version = 20;
const utf8Names = 0x0800;
// 1980-01-01, the earliest date a zip can state: the same parts always give the same bytes.
const dosDate = 0x0021;

/**
 * Packs inspected parts into a zip without compression. The spreadsheet library then reads exactly what was inspected: it trusts the
 * headers beside each part instead of the directory, and would unpack everything, slowly.
 */
export function packArchive(parts: WorkbookPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const nameBytes = Buffer.from(name, 'utf8');
    const shared = sharedFields(nameBytes, content);
    const header = Buffer.concat([Buffer.from('PK\x03\x04'), shared, nameBytes]);
    const trailer = Buffer.alloc(14);
    trailer.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02'), uint16(version), shared, trailer, nameBytes);
    files.push(header, content);
    offset += header.length + content.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, index, end]);
}

/** The 26 bytes that a part's own header and its directory entry have in common. */
function sharedFields(name: Buffer, content: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(version, 0);
  fields.writeUInt16LE(utf8Names, 2);
  fields.writeUInt16LE(dosDate, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
