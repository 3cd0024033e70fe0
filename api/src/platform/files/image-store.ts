/** Storage of pictures: the data folder, or a bucket. A picture has one public address and smaller versions beside it. */
export interface ImageStore {
  /** The origin that serves and takes pictures, when it is not this server. */
  origin?: string;
  /** The public address of a new picture with that id. */
  addressOf(id: string): string;
  /** The id of the picture behind an address of this store; undefined for other addresses. */
  idOf(address: string): string | undefined;
  /** An upload address that is valid for this many seconds; only a bucket has one. */
  presign?(id: string, seconds: number): Promise<string>;
  /** Writes one version of a picture, whole or not at all. */
  write(file: string, bytes: Buffer): Promise<void>;
  /** One version of a picture; undefined when there is none. Refused above `most` bytes. */
  read(file: string, most?: number): Promise<Buffer | undefined>;
  remove(file: string): Promise<void>;
  /** Makes sure that a picture exists and was checked and re-encoded. Errors: INVALID_INPUT, NOT_AN_IMAGE, FILE_TOO_LARGE. */
  settle(id: string): Promise<void>;
}
