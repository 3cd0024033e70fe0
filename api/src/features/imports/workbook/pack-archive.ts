import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zipEntries } from '../../../platform/zip-entries.js';
import type { WorkbookPart } from './inspect-archive.js';

/**
 * Packs inspected parts into a zip without compression. The spreadsheet library then reads exactly what was inspected: it trusts the
 * headers beside each part instead of the directory, and would unpack everything, slowly.
 */
export function packArchive(parts: WorkbookPart[]): Promise<Buffer> {
  return buffer(Readable.from(zipEntries(parts)));
}
