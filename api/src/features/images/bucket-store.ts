import { AwsClient } from 'aws4fetch';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { ImageStore } from '../../platform/files/image-store.js';
import { encodeImage, largestImageBytes } from './encode-image.js';
import { idOfImageFile, imageFile } from './image-files.js';

/** The bucket, and how to sign requests. */
export interface BucketSettings {
  bucket: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const longestAnswer = 20_000;

/**
 * Stores pictures in a bucket under `images/`, which must be publicly readable. Browsers upload straight to it, so a
 * file is checked and re-encoded only when it becomes a cover; a signed address accepts files until it expires.
 */
export function bucketStore(settings: BucketSettings): ImageStore {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}/images/`;
  const call = async (file: string, init: RequestInit): Promise<Response> => {
    const response = await client.fetch(base + file, { ...init, signal: AbortSignal.timeout(longestAnswer) });
    if (response.ok || response.status === 404) return response;
    throw new DomainError('UNAVAILABLE', { message: `The image store answered ${response.status}.` });
  };
  const store: ImageStore = {
    origin: new URL(endpoint).origin,
    addressOf: (id) => base + imageFile(id),
    idOf: (address) => (address.startsWith(base) ? idOfImageFile(address.slice(base.length)) : undefined),
    presign: async (id, seconds) => {
      const url = `${base}${imageFile(id)}?X-Amz-Expires=${seconds}`;
      return (await client.sign(url, { method: 'PUT', aws: { signQuery: true } })).url;
    },
    write: async (file, bytes) => {
      const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=31536000, immutable' };
      const response = await call(file, { method: 'PUT', body: new Uint8Array(bytes), headers });
      if (!response.ok) throw new DomainError('UNAVAILABLE', { message: 'The image store has no such bucket.' });
    },
    read: async (file, most = largestImageBytes) => {
      const response = await call(file, { method: 'GET' });
      if (!response.ok) return undefined;
      if (Number(response.headers.get('content-length')) > most) {
        await response.body?.cancel();
        throw new DomainError('FILE_TOO_LARGE', { message: 'This image is over 10 MB.' });
      }
      return Buffer.from(await response.arrayBuffer());
    },
    remove: async (file) => void (await call(file, { method: 'DELETE' })),
    settle: async (id) => {
      if (await store.read(imageFile(id, 480))) return;
      try {
        const raw = await store.read(imageFile(id));
        if (!raw) {
          const sentence = 'This image is not there. Please upload it first.';
          throw new DomainError('INVALID_INPUT', { message: sentence, fields: { coverImageUrl: sentence } });
        }
        const versions = await encodeImage(raw);
        // The smallest last: when it exists, all do.
        for (const { width, bytes } of versions.toReversed()) await store.write(imageFile(id, width), bytes);
      } catch (error) {
        // A file that is no picture must not stay publicly readable.
        if (error instanceof DomainError && error.code !== 'UNAVAILABLE') await store.remove(imageFile(id));
        throw error;
      }
    },
  };
  return store;
}
