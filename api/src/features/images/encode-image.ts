import type { Metadata } from 'sharp';
import { DomainError } from '../../platform/operation/domain-error.js';
import { createConcurrencyLimit } from '../../platform/limits/concurrency-limit.js';
import { imageWidths } from './image-files.js';

/** The largest file that is accepted, in bytes. */
export const largestImageBytes = 10 * 1024 * 1024;

/** One version of a picture. */
export interface ImageVersion {
  width: (typeof imageWidths)[number];
  bytes: Buffer;
}

// Cameras produce up to 50 million; a picture of 200 million would need a gigabyte of memory.
const mostPixels = 64_000_000;
const longestSeconds = 20;
// A big picture takes some hundred megabytes while it is processed, so the next one waits.
const oneAtATime = createConcurrencyLimit(1);

/**
 * The library, loaded with the first picture. It does not cache strangers' pictures, and uses one core of the
 * processor.
 */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/**
 * Checks a file by its content and creates new pictures from its pixels alone, upright, as WebP in the sizes that pages
 * need, smallest first. Nothing else of the file stays: no place, no camera, no hidden content. Of an animation it
 * takes the first frame. Errors: FILE_TOO_LARGE, NOT_AN_IMAGE.
 */
export async function encodeImage(file: Buffer): Promise<ImageVersion[]> {
  if (file.length > largestImageBytes)
    throw new DomainError('FILE_TOO_LARGE', { message: 'This image is over 10 MB.' });
  inspectImage(file);
  return oneAtATime(() => encode(file));
}

async function encode(file: Buffer): Promise<ImageVersion[]> {
  const widest = imageWidths[imageWidths.length - 1] ?? 1600;
  const sharp = await loadSharp();
  try {
    const picture = sharp(file, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
    refuseHuge(await sharp(file, { limitInputPixels: false }).metadata());
    const { data, info } = await picture
      .timeout({ seconds: longestSeconds })
      .autoOrient()
      .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const versions: ImageVersion[] = [];
    for (const wanted of imageWidths) {
      const bytes = await sharp(data, { raw: { width, height, channels } })
        .resize({ width: wanted, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer();
      versions.push({ width: wanted, bytes });
    }
    return versions;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    if (/timeout/i.test(String(error))) {
      throw new DomainError('FILE_TOO_LARGE', {
        message: 'This image takes too long to read. Please make it smaller.',
      });
    }
    const refusal = new DomainError('NOT_AN_IMAGE', {
      message: 'This image could not be read. Please save it as JPEG or PNG and try again.',
    });
    refusal.cause = error;
    throw refusal;
  }
}

function refuseHuge({ width, height }: Metadata): void {
  if (width * height <= mostPixels) return;
  throw new DomainError('FILE_TOO_LARGE', {
    message: `This image has ${Math.round((width * height) / 1_000_000)} megapixels; at most ${mostPixels / 1_000_000} can be taken. Please make it smaller.`,
  });
}

type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

// Content that a browser, a server or a viewer might run or open as something else, anywhere in the file. Photos
// contain none of it: the strings are too long to appear by chance.
const foreignContent = /<script[\s>]|<html[\s>]|<!doctype\s|<svg[\s>]|<body[\s>]|<iframe[\s>]|<\?php[\s]|%PDF-\d\.\d/i;

/**
 * The kind of picture by the file's first bytes, before any decoder reads it; its name and stated type do not count.
 * Error: NOT_AN_IMAGE for everything else, and for a picture that is another kind of file at the same time.
 */
function inspectImage(bytes: Buffer): ImageFormat {
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

/** A zip's directory is at the end of the file. */
function hasArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - 66_000));
  return tail.includes('PK\x05\x06', 0, 'latin1') && bytes.includes('PK\x01\x02', 0, 'latin1');
}
