import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { ImageStore } from '../../platform/files/image-store.js';
import { idOfImageFile, imageFile, isImageFile } from './image-files.js';

const prefix = '/uploads/';

/** Stores pictures in a folder of the data folder; they are served under /uploads. */
export function folderStore(folder: string, publicUrl: string): ImageStore {
  const pathOf = (file: string): string => {
    if (!isImageFile(file)) throw new Error(`${file} is no image file`);
    return join(folder, file);
  };
  return {
    addressOf: (id) => `${publicUrl}${prefix}${imageFile(id)}`,
    idOf: (address) => {
      const path = address.startsWith(publicUrl) ? address.slice(publicUrl.length) : address;
      return path.startsWith(prefix) ? idOfImageFile(path.slice(prefix.length)) : undefined;
    },
    write: async (file, bytes) => {
      const path = pathOf(file);
      const draft = join(folder, `${randomUUID()}.partial`);
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(draft, bytes, { mode: 0o600 });
        await rename(draft, path);
      } finally {
        await rm(draft, { force: true });
      }
    },
    read: async (file) => unlessMissing(readFile(pathOf(file))),
    remove: (file) => rm(pathOf(file), { force: true }),
    // Files here were checked and re-encoded before they were written.
    settle: async (id) => {
      if (await unlessMissing(stat(pathOf(imageFile(id))))) return;
      const sentence = 'This image is not there. Please upload it first.';
      throw new DomainError('INVALID_INPUT', { message: sentence, fields: { coverImageUrl: sentence } });
    },
  };
}

async function unlessMissing<Output>(work: Promise<Output>): Promise<Output | undefined> {
  try {
    return await work;
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
