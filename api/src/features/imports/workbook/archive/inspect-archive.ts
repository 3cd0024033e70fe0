import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { crowdCounter } from './refuse-crowded.js';
import { EmptyCellSkipper } from './skip-empty-cells.js';
import { WorkbookRefused } from './workbook-refused.js';
import { Readable } from 'node:stream';
import { zipEntries } from '../../../../platform/files/zip-entries.js';

const megabyte = 1024 * 1024;

/** The largest file that can be imported, in bytes. */
export const largestWorkbook = 10 * megabyte;
/** The most that all parts of a workbook may unpack to, in bytes. */
export const largestUnpackedWorkbook = 100 * megabyte;

const mostParts = 2_000;
// Sheets compress by a factor of 5 to 60. Only parts large enough for a zip bomb are measured.
const highestRatio = 200;
const smallestMeasuredPart = megabyte;
const contentTypesPart = '[Content_Types].xml';
const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const saveAsXlsx = 'Please open it in a spreadsheet program, save it as .xlsx and try again.';

/** A part of a workbook, unpacked. */
export interface WorkbookPart {
  name: string;
  content: Buffer;
}

/**
 * Inspects a file before any spreadsheet code reads it: first its bytes, then the zip directory, and only then unpacks the relevant parts
 * (XML; no pictures, no macros), each checked against its size in the directory. While unpacking, leaves out empty cells and counts the
 * others. Throws WorkbookRefused for anything but an .xlsx workbook of a sane size.
 */
export async function inspectArchive(bytes: Buffer): Promise<WorkbookPart[]> {
  inspectBytes(bytes);
  const zip = await unlessDamaged(fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true }));
  const entries = await readDirectory(zip);
  const wanted = entries.filter(({ fileName }) => /\.(?:xml|rels)$/i.test(fileName) && !/^META-INF\//i.test(fileName));
  const contentTypes = wanted.find(({ fileName }) => fileName === contentTypesPart);
  if (!contentTypes) throw refused('This file is not an .xlsx workbook.', saveAsXlsx);
  const count = crowdCounter();
  const parts = [await unpack(zip, contentTypes, count)];
  inspectContentTypes(parts[0]?.content.toString('utf8') ?? '');
  for (const entry of wanted) if (entry !== contentTypes) parts.push(await unpack(zip, entry, count));
  return parts;
}

function inspectBytes(bytes: Buffer): void {
  if (bytes.length > largestWorkbook) throw tooLarge('This file is larger than 10 MB.');
  if (bytes.length === 0) throw refused('This file is empty.');
  if (bytes.toString('hex', 0, 4) === 'd0cf11e0') {
    if (bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))) throw passwordProtected();
    throw refused('This is a workbook in the old .xls format.', saveAsXlsx);
  }
  if (bytes.toString('latin1', 0, 2) !== 'PK') throw refused('This file is not an .xlsx workbook.', saveAsXlsx);
}

async function readDirectory(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > mostParts) throw tooLarge('This file has far more parts than a workbook should.');
  const entries: Entry[] = [];
  const names = new Set<string>();
  let unpacked = 0;
  await unlessDamaged(
    (async () => {
      for await (const entry of zip.eachEntry()) entries.push(entry);
    })(),
  );
  for (const entry of entries) {
    if (entry.isEncrypted()) throw passwordProtected();
    const name = entry.fileName.toLowerCase();
    if (names.has(name)) throw damaged();
    names.add(name);
    unpacked += entry.uncompressedSize;
    if (unpacked > largestUnpackedWorkbook) throw tooLarge('This workbook unpacks to more than 100 MB.');
    if (entry.uncompressedSize > smallestMeasuredPart && entry.uncompressedSize > highestRatio * entry.compressedSize) {
      throw tooLarge('This workbook unpacks to far more than a workbook of its size should.');
    }
  }
  return entries;
}

/** Parts that are not sheets, but may have elements of the same names: of formulas, drawings and linked files. */
const noSheets = /^xl\/(?:externalLinks|drawings)\/|^xl\/calcChain\.xml$/i;

async function unpack(zip: ZipFile, entry: Entry, count: (piece: Buffer) => void): Promise<WorkbookPart> {
  const pieces: Buffer[] = [];
  const skipper = noSheets.test(entry.fileName) ? undefined : new EmptyCellSkipper();
  const add = (piece: Buffer) => {
    if (skipper) count(piece);
    pieces.push(piece);
  };
  await unlessDamaged(
    (async () => {
      for await (const piece of await zip.openReadStreamPromise(entry))
        add(skipper ? skipper.take(piece as Buffer) : (piece as Buffer));
      if (skipper) add(skipper.end());
    })(),
  );
  return { name: entry.fileName, content: Buffer.concat(pieces) };
}

function inspectContentTypes(xml: string): void {
  if (xml.includes(`"${spreadsheetType}"`) || xml.includes(`'${spreadsheetType}'`)) return;
  if (/ms-excel\.sheet\.macroEnabled/i.test(xml)) throw refused('This is a workbook with macros (.xlsm).', saveAsXlsx);
  if (/ms-excel\.sheet\.binary/i.test(xml)) throw refused('This is a binary workbook (.xlsb).', saveAsXlsx);
  throw refused('This file is not an .xlsx workbook.', saveAsXlsx);
}

async function unlessDamaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw cause instanceof WorkbookRefused ? cause : damaged(cause);
  }
}

function damaged(cause?: unknown): WorkbookRefused {
  const refusal = refused('This file is damaged or incomplete.', saveAsXlsx);
  refusal.cause = cause;
  return refusal;
}

function passwordProtected(): WorkbookRefused {
  return refused('This workbook is protected with a password. Please remove the password and try again.');
}

function refused(...sentences: string[]): WorkbookRefused {
  return new WorkbookRefused('NOT_A_WORKBOOK', sentences.join(' '));
}

function tooLarge(message: string): WorkbookRefused {
  return new WorkbookRefused('FILE_TOO_LARGE', message);
}

/**
 * Packs inspected parts into an uncompressed zip. The spreadsheet library then reads exactly what was inspected. On the original file it
 * would trust the header of each part instead of the directory, and unpack everything, slowly.
 */
export function packArchive(parts: WorkbookPart[]): Promise<Buffer> {
  return buffer(Readable.from(zipEntries(parts)));
}
