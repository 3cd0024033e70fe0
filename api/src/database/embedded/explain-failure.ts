import { StartError } from '../../platform/start-error.js';

const causes: [RegExp, (folder: string) => string][] = [
  [
    /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/,
    (folder) => `There is no space left for the data folder ${folder}: free some, or set DATA_DIR to another place.`,
  ],
  [
    /EROFS|Read-only file system/,
    (folder) => `The data folder ${folder} is read-only: set DATA_DIR to a folder that can be written.`,
  ],
  [
    /EACCES|EPERM|Permission denied|Operation not permitted|could not access|wrong ownership/,
    (folder) =>
      `The data folder ${folder} cannot be written by this account: change its owner, or set DATA_DIR to another folder.`,
  ],
  [
    /ENOTDIR|EEXIST|Not a directory/,
    (folder) => `The data folder ${folder} is not a folder: set DATA_DIR to another place.`,
  ],
  [
    /has group or world access|invalid permissions/i,
    (folder) => `The folder ${folder} can be read by others, which PostgreSQL refuses: run chmod 700 on it.`,
  ],
  [
    /could not create shared memory|could not resize shared memory|Cannot allocate memory/i,
    () =>
      'PostgreSQL did not get enough memory from this machine: free some, or set DATABASE_URL to a server elsewhere.',
  ],
];

/**
 * Turns a failure around the data folder (an error, or PostgreSQL's output) into one clear sentence where the cause is
 * known.
 */
export function explainFailure(failure: unknown, folder: string): Error {
  if (failure instanceof StartError) return failure;
  const text = failure instanceof Error ? failure.message : String(failure);
  const known = causes.find(([pattern]) => pattern.test(text));
  if (known) return new StartError(known[1](folder));
  return failure instanceof Error ? failure : new Error(text);
}
