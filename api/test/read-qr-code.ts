import jsQR from 'jsqr';
import sharp from 'sharp';

/** What a QR code in a picture says, by another library than the one that wrote it; SVG is drawn ten times its size. */
export async function readQrCode(picture: Buffer): Promise<{ text: string; version: number } | null> {
  const { data, info } = await sharp(picture, { density: 720 })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  // A CommonJS package that says that it is none.
  const found = jsQR.default(new Uint8ClampedArray(data), info.width, info.height);
  return found && { text: found.data, version: found.version };
}
