import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { readQrCode } from '../../../test/read-qr-code.js';
import { qrPng, qrSvg } from './qr-code.js';

describe('a QR code', () => {
  it('is read back from both pictures, in the smallest version that holds capitals', async () => {
    const address = `HTTPS://${'A'.repeat(26)}.CLUB/T/${'Z'.repeat(16)}`;
    for (const [text, version] of [
      [address, 3],
      [address.toLowerCase(), 4],
      ['Ødegård & <b>', 2],
    ] as const) {
      const read = { text, version };
      expect(await readQrCode(Buffer.from(qrSvg(text)))).toEqual(read);
      expect(await readQrCode(qrPng(text, 5).png)).toEqual(read);
    }
  });

  it('is a small PNG that programs for pictures read, as wide as it says', async () => {
    const { png, width } = qrPng('HTTPS://SHIFTS.CLUB.EXAMPLE/T/ABCD2345EFGH67IJ', 10);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height: width, depth: 'uchar' });
    expect(width).toBe((29 + 8) * 10);
    expect(png.length).toBeLessThan(1_500);
  });
});
