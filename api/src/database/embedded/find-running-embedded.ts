import { findPostmaster } from './postmaster-file.js';
import { databaseName, urlOf } from './start-embedded.js';

/** The address of the embedded database while a server runs on the folder, for commands beside the server. */
export function findRunningEmbedded(folder: string): string | undefined {
  const running = findPostmaster(folder);
  return running?.ready ? urlOf(folder, running.port, databaseName) : undefined;
}
