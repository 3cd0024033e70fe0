import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import address from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Decoder } from './decoder';

// Ours: the package would fetch it from a foreign server.
prepareZXingModule({
  overrides: { locateFile: (path: string, folder: string) => (path.endsWith('.wasm') ? address : folder + path) },
});

/** Reads QR codes where the browser cannot: WebAssembly, which only this page may run. */
export function ownDecoder(): Decoder {
  return new BarcodeDetector({ formats: ['qr_code'] });
}
