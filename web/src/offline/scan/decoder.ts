/** Reads QR codes in what a camera sees. */
export interface Decoder {
  detect(image: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
