import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clock } from '../platform/clock.js';
import type { MailAddress, OutgoingMail } from './content/mail-content.js';
import { codeOf } from './delivery-error.js';

/** A mail stored in the data folder. */
export interface StoredMail extends OutgoingMail {
  /** The file's name without its ending; sorts by time. */
  id: string;
  /** ISO instant. */
  sentAt: string;
  from: MailAddress;
}

const most = 500;
/** Listing the folder costs more than storing a mail, so only every so many mails check for too many. */
const betweenChecks = 20;
const storedSince = new Map<string, number>();
const idPattern = /^\d{8}T\d{9}Z-[0-9a-f]{12}$/;

/** Stores a mail as a JSON file. Now and then deletes the oldest of more than 500. */
export async function storeMail(dataDir: string, mail: Omit<StoredMail, 'id' | 'sentAt'>): Promise<void> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true });
  const sentAt = clock.now().toISOString();
  const digest = createHash('sha256').update(mail.messageId).digest('hex').slice(0, 12);
  const id = `${sentAt.replace(/[-:.]/g, '')}-${digest}`;
  const stored: StoredMail = { id, sentAt, ...mail };
  // Written under another name first, so that nobody reads half a mail.
  await writeFile(join(folder, `${id}.part`), JSON.stringify(stored, null, 2));
  await rename(join(folder, `${id}.part`), join(folder, `${id}.json`));
  const since = storedSince.get(folder) ?? betweenChecks;
  storedSince.set(folder, (since % betweenChecks) + 1);
  if (since < betweenChecks) return;
  for (const old of (await storedIds(dataDir)).slice(most)) await rm(join(folder, `${old}.json`), { force: true });
}

/** The stored mails, newest first. */
export async function listStoredMails(dataDir: string, limit = most): Promise<StoredMail[]> {
  const ids = (await storedIds(dataDir)).slice(0, limit);
  const mails = await Promise.all(ids.map((id) => findStoredMail(dataDir, id)));
  return mails.filter((mail) => mail !== undefined);
}

/** One stored mail, or undefined. */
export async function findStoredMail(dataDir: string, id: string): Promise<StoredMail | undefined> {
  if (!idPattern.test(id)) return undefined;
  try {
    return JSON.parse(await readFile(join(folderOf(dataDir), `${id}.json`), 'utf8')) as StoredMail;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function storedIds(dataDir: string): Promise<string[]> {
  try {
    const names = await readdir(folderOf(dataDir));
    const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
    return ids
      .filter((id) => idPattern.test(id))
      .sort()
      .reverse();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

function folderOf(dataDir: string): string {
  return join(dataDir, 'mail');
}
