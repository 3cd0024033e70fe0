import busboy from 'busboy';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { largestWorkbookBytes } from '../../contract/programme/import.js';
import { authorize } from '../../platform/operation/authorize.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { cleanLine } from '../../contract/text/names.js';

/** The contents of an upload form. */
export interface Upload {
  fields: Record<string, string>;
  file: Buffer;
  /** The sender's name for the file. */
  fileName: string;
}

/**
 * Reads a multipart form with one file. Checks access before reading anything. Errors: NOT_SIGNED_IN, FORBIDDEN, UNSUPPORTED_MEDIA_TYPE,
 * BAD_REQUEST, FILE_TOO_LARGE, INVALID_INPUT (no file).
 */
export async function receiveUpload(
  ctx: RequestContext,
  headers: IncomingHttpHeaders,
  stream: Readable,
): Promise<Upload> {
  authorize(ctx.viewer, 'admin');
  if (!headers['content-type']?.startsWith('multipart/form-data')) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { message: 'Send the file as multipart/form-data.' });
  }
  return new Promise<Upload>((resolve, reject) => {
    const fields: Record<string, string> = Object.create(null) as Record<string, string>;
    const chunks: Buffer[] = [];
    let tooLarge = false;
    let cutField: string | undefined;
    let fileName: string | undefined;
    const refuse = () => reject(new DomainError('BAD_REQUEST', { message: 'The upload could not be read.' }));
    const form = readForm(headers);
    if (!form) return refuse();
    form.on('field', (name, value, { valueTruncated }) => {
      fields[name] = value;
      if (valueTruncated) cutField = name;
    });
    form.on('file', (_name, content, info) => {
      fileName = cleanLine(info.filename ?? '').slice(0, 200) || 'workbook';
      content.on('data', (chunk: Buffer) => chunks.push(chunk));
      content.on('limit', () => (tooLarge = true));
      // If the form ends in the middle of its file, this fires as well as the error of the form.
      content.on('error', refuse);
    });
    form.on('error', refuse);
    stream.on('error', reject);
    form.on('close', () => {
      if (tooLarge) reject(new DomainError('FILE_TOO_LARGE', { message: 'This file is over 10 MB.' }));
      else if (cutField !== undefined) reject(tooLong(cutField));
      else if (fileName === undefined)
        reject(
          new DomainError('INVALID_INPUT', {
            message: 'Please choose a file.',
            fields: { file: 'Please choose a file.' },
          }),
        );
      else resolve({ fields, file: Buffer.concat(chunks), fileName });
    });
    stream.pipe(form);
  });
}

/** The most bytes of a field that is not a file: enough for 10,000 `moves` with long sheet names. */
const longestField = 2 * 1024 * 1024;

function tooLong(field: string): DomainError {
  const message = 'A field of this form is over 2 MB.';
  return new DomainError('INVALID_INPUT', { message, fields: { [field]: message } });
}

/** The parser of a multipart form; undefined if the header has no boundary. */
function readForm(headers: IncomingHttpHeaders): ReturnType<typeof busboy> | undefined {
  try {
    return busboy({
      headers,
      limits: { files: 1, fields: 20, fieldSize: longestField, fileSize: largestWorkbookBytes },
    });
  } catch {
    return undefined;
  }
}
