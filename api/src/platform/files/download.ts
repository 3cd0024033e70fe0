/** A file for the caller, made while it is sent. */
export interface Download {
  /** Letters, digits, dots and hyphens only. */
  fileName: string;
  contentType: string;
  /** Read once; stopping early frees what it holds. */
  chunks: AsyncIterable<string | Uint8Array>;
}
