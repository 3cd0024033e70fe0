import { join } from 'node:path';
import type { ImageStore } from '../../platform/files/image-store.js';
import { bucketStore, type BucketSettings } from './bucket-store.js';
import { folderStore } from './folder-store.js';

/** The configured store: a bucket, or the folder `uploads` of the data folder. */
export function createImageStore(environment: {
  dataDir: string;
  publicUrl: string;
  s3: BucketSettings | undefined;
}): ImageStore {
  const { s3, dataDir, publicUrl } = environment;
  return s3 ? bucketStore(s3) : folderStore(join(dataDir, 'uploads'), publicUrl);
}
