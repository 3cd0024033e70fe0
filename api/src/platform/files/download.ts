/** A file for the caller, generated while it is sent. */
export interface Download {
  /** Letters, digits, dots and hyphens only. */
  fileName: string;
  contentType: string;
  /** Read once; stopping early releases its resources. */
  chunks: AsyncIterable<string | Uint8Array>;
}
