import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clock } from '../platform/clock.js';
import type { MailAddress, OutgoingMail } from './content/mail-content.js';
import { codeOf } from './delivery-error.js';

/** A mail kept in the data folder. */
export interface StoredMail extends OutgoingMail {
  /** The file's name without its ending: sorts by time. */
  id: string;
  /** ISO instant. */
  sentAt: string;
  from: MailAddress;
}

const most = 500;
/** Reading the whole folder costs more than keeping a mail, so that not each one looks whether there are too many. */
const betweenLooks = 20;
const keptSince = new Map<string, number>();
const idPattern = /^\d{8}T\d{9}Z-[0-9a-f]{12}$/;

/** Keeps a mail as a JSON file; of more than 500 the oldest go, now and then. */
export async function storeMail(dataDir: string, mail: Omit<StoredMail, 'id' | 'sentAt'>): Promise<void> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true });
  const sentAt = clock.now().toISOString();
  const digest = createHash('sha256').update(mail.messageId).digest('hex').slice(0, 12);
  const id = `${sentAt.replace(/[-:.]/g, '')}-${digest}`;
  const kept: StoredMail = { id, sentAt, ...mail };
  // First under another name: nobody ever reads half a mail.
  await writeFile(join(folder, `${id}.part`), JSON.stringify(kept, null, 2));
  await rename(join(folder, `${id}.part`), join(folder, `${id}.json`));
  const since = keptSince.get(folder) ?? betweenLooks;
  keptSince.set(folder, (since % betweenLooks) + 1);
  if (since < betweenLooks) return;
  for (const old of (await keptIds(dataDir)).slice(most)) await rm(join(folder, `${old}.json`), { force: true });
}

/** The kept mails, newest first. */
export async function listKeptMails(dataDir: string, limit = most): Promise<StoredMail[]> {
  const ids = (await keptIds(dataDir)).slice(0, limit);
  const mails = await Promise.all(ids.map((id) => findKeptMail(dataDir, id)));
  return mails.filter((mail) => mail !== undefined);
}

/** One kept mail, or nothing. */
export async function findKeptMail(dataDir: string, id: string): Promise<StoredMail | undefined> {
  if (!idPattern.test(id)) return undefined;
  try {
    return JSON.parse(await readFile(join(folderOf(dataDir), `${id}.json`), 'utf8')) as StoredMail;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function keptIds(dataDir: string): Promise<string[]> {
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
