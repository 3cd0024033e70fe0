/** Where pictures are kept: in the data folder, or in a bucket. A picture has one public address and smaller versions beside it. */
export interface ImageStore {
  /** Where pictures come from and go to when not our own server. */
  origin?: string;
  /** The public address of a new picture with that id. */
  addressOf(id: string): string;
  /** The id of the picture behind an address of this store; nothing when the address is not of this store. */
  idOf(address: string): string | undefined;
  /** An address that takes a file for so many seconds without asking us; only a bucket has one. */
  presign?(id: string, seconds: number): Promise<string>;
  /** Keeps one version of a picture, whole or not at all. */
  write(file: string, bytes: Buffer): Promise<void>;
  /** One version of a picture; nothing when there is none. Over `most` bytes it is refused. */
  read(file: string, most?: number): Promise<Buffer | undefined>;
  remove(file: string): Promise<void>;
  /** Makes sure that a picture is there and was checked and re-encoded. Errors: INVALID_INPUT, NOT_AN_IMAGE, FILE_TOO_LARGE. */
  settle(id: string): Promise<void>;
}
