import type { Decoder } from './decoder';

/** What browsers have of the Barcode Detection API, Chrome on Android above all. */
interface NativeDetector {
  new (options: { formats: string[] }): Decoder;
  getSupportedFormats(): Promise<string[]>;
}

/** Whether the browser reads QR codes by itself. */
export async function readsCodes(): Promise<boolean> {
  const { BarcodeDetector: native } = globalThis as { BarcodeDetector?: NativeDetector };
  return native !== undefined && (await native.getSupportedFormats()).includes('qr_code');
}

/** The browser's decoder, or our own, which is fetched at the first scan. */
export async function findDecoder(): Promise<Decoder> {
  const { BarcodeDetector: native } = globalThis as { BarcodeDetector?: NativeDetector };
  if (native && (await readsCodes())) return new native({ formats: ['qr_code'] });
  return (await import('./own-decoder')).ownDecoder();
}
