import sharp from 'sharp';
import { hugePng } from '../image-samples.ts';
import { buildArchive } from '../workbooks/build-archive.ts';

/*
 * Files that are uploaded as pictures and are none, or more than one. Nothing of the product is imported: the bench sends them too.
 */

/** One such file: its bytes, the type it says it has, and the status, code and words that its sender gets. */
type HostileImage = [
  what: string,
  bytes: Buffer,
  type: string,
  answer: [status: number, code: string, message: string],
];

const none: HostileImage[3] = [415, 'NOT_AN_IMAGE', 'Only JPEG, PNG, WebP, GIF and AVIF images can be uploaded.'];
const more: HostileImage[3] = [
  415,
  'NOT_AN_IMAGE',
  'This file is not only an image: there is something else in it. Please save it as an image again.',
];
const unread: HostileImage[3] = [
  415,
  'NOT_AN_IMAGE',
  'This image could not be read. Please save it as JPEG or PNG and try again.',
];
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** All of them. */
export async function hostileImages(): Promise<HostileImage[]> {
  const plain = sharp({ create: { width: 640, height: 400, channels: 3, background: '#246' } });
  const [jpeg, png, gif] = await Promise.all([
    plain.clone().jpeg().toBuffer(),
    plain.clone().png().toBuffer(),
    plain.clone().gif().toBuffer(),
  ]);
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const grain = sharp({ create: { width: 900, height: 600, channels: 3, background: '#888', noise } });
  const whole = await grain.png().toBuffer();
  const join = (image: Buffer, other: string | Buffer) => Buffer.concat([image, Buffer.from(other)]);
  const comment = Buffer.from('\xff\xfe\x00\x2a<script>fetch("/api/admin/users")</script>  ', 'latin1');
  return [
    ['an SVG', Buffer.from(svg), 'image/svg+xml', none],
    ['an SVG that says it is a PNG', Buffer.from(`<?xml version="1.0"?>${svg}`), 'image/png', none],
    ['HTML with an image type', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/jpeg', none],
    ['a PDF', Buffer.from('%PDF-1.7'), 'image/png', none],
    ['a TIFF', Buffer.from('49492a0008000000', 'hex'), 'image/tiff', none],
    ['an MP4', Buffer.from('\0\0\0\x20ftypisom', 'latin1'), 'image/avif', none],
    ['nothing', Buffer.alloc(0), 'image/png', none],
    ['a JPEG with a script behind it', join(jpeg, '<script>alert(1)</script>'), 'image/jpeg', more],
    ['a PNG with a page behind it', join(png, '<HTML ><body>'), 'image/jpeg', more],
    ['a GIF with a program behind it', join(gif, '<?php system($_GET["c"]); ?>'), 'image/jpeg', more],
    ['a PNG with an SVG behind it', join(png, svg), 'image/jpeg', more],
    [
      'a JPEG with an archive behind it',
      join(jpeg, buildArchive([{ name: 'x.class', content: 'x' }])),
      'image/jpeg',
      more,
    ],
    [
      'a JPEG with a script in its comment',
      Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
      'image/jpeg',
      more,
    ],
    ['a PNG with a PDF behind it', join(png, '%PDF-1.4'), 'image/jpeg', more],
    ['half an image', whole.subarray(0, whole.length / 2), 'image/png', unread],
    [
      'the first bytes of a GIF before a script',
      Buffer.from('GIF89a/*\0\0\0\0\0*/=1;alert(1)', 'latin1'),
      'image/gif',
      unread,
    ],
    [
      'a PNG of 200 megapixels',
      hugePng(20_000, 10_000),
      'image/png',
      [413, 'FILE_TOO_LARGE', 'This image has 200 megapixels; at most 64 can be taken. Please make it smaller.'],
    ],
  ];
}
