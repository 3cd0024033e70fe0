import { DomainError } from '../../platform/domain-error.js';

type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

// What a browser, a server or a viewer might run or open as something else, wherever in the file it stands. Photos hold none of it:
// the words are long enough not to appear by chance.
const foreignContent = /<script[\s>]|<html[\s>]|<!doctype\s|<svg[\s>]|<body[\s>]|<iframe[\s>]|<\?php[\s]|%PDF-\d\.\d/i;

/**
 * Says what kind of picture a file is by its first bytes, before any decoder sees it; its name and stated type do not count.
 * Error: NOT_AN_IMAGE for everything else, and for a picture that is another kind of file at the same time.
 */
export function inspectImage(bytes: Buffer): ImageFormat {
  const format = formatOf(bytes);
  if (!format) throw new DomainError('NOT_AN_IMAGE');
  if (foreignContent.test(bytes.toString('latin1')) || hasArchive(bytes)) {
    throw new DomainError('NOT_AN_IMAGE', {
      message: 'This file is not only an image: there is something else in it. Please save it as an image again.',
    });
  }
  return format;
}

function formatOf(bytes: Buffer): ImageFormat | undefined {
  const start = bytes.toString('latin1', 0, 16);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^RIFF[\s\S]{4}WEBP/.test(start)) return 'webp';
  if (/^[\s\S]{4}ftypavi[fs]/.test(start)) return 'avif';
  return undefined;
}

/** A zip's directory stands at the end of the file. */
function hasArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - 66_000));
  return tail.includes('PK\x05\x06', 0, 'latin1') && bytes.includes('PK\x01\x02', 0, 'latin1');
}
