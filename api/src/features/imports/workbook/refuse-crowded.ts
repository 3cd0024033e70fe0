import { grouped } from '../../../contract/counts.js';
import { WorkbookRefused } from './workbook-refused.js';

const mostElements = { '<row': 100_000, '<c ': 1_000_000 };

/**
 * Refuses a workbook whose sheets hold far more rows or cells, filled or empty, than a plan of shifts, before the spreadsheet library spends
 * seconds on them. The bytes are those of an archive without compression. Counting stops at the limit.
 */
export function refuseCrowded(bytes: Uint8Array): void {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const [element, most] of Object.entries(mostElements)) {
    let found = 0;
    for (let at = archive.indexOf(element); at >= 0; at = archive.indexOf(element, at + element.length)) {
      found += 1;
      if (found <= most) continue;
      throw new WorkbookRefused(
        'FILE_TOO_LARGE',
        `This workbook has more than ${grouped(most)} ${element === '<row' ? 'rows' : 'cells'}, most of them perhaps empty. ` +
          'Please copy what is needed into a new workbook and try again.',
      );
    }
  }
}
