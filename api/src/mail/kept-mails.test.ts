import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailer } from './mailer.js';
import type { OutgoingMail } from './content/mail-content.js';
import { findStoredMail, listStoredMails } from './kept-mails.js';

describe('mails kept in development', () => {
  let dataDir: string;
  const never = new AbortController().signal;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'trailcrew mail '));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const mailer = () => createMailer({ mailFrom: 'Club <no-reply@club.example>', dataDir, production: false });
  const mail = (subject: string): OutgoingMail => ({
    messageId: `<${subject}@localhost>`,
    to: { name: "O'Neil-Ødegård", address: 'a@example.org' },
    replyTo: null,
    subject,
    html: '<p>Hi</p>',
    text: 'Hi',
    attachments: [],
  });

  it('are listed, newest first, and found by id', async () => {
    expect(await listStoredMails(dataDir)).toEqual([]);
    for (const subject of ['one', 'two']) await mailer().send(mail(subject), never);
    const kept = await listStoredMails(dataDir);
    expect(kept[0]!.sentAt >= kept[1]!.sentAt).toBe(true);
    expect(kept.map((one) => one.subject).sort()).toEqual(['one', 'two']);
    expect(await findStoredMail(dataDir, kept[0]!.id)).toEqual(kept[0]);
    expect(kept[0]).toMatchObject({ from: { name: 'Club', address: 'no-reply@club.example' }, to: mail('').to });
  });

  it('are deleted when there are more than 500, the oldest first', async () => {
    const folder = join(dataDir, 'mail');
    await mkdir(folder);
    const old = Array.from(
      { length: 500 },
      (_unused, index) => `20200101T000000${String(index).padStart(3, '0')}Z-0123456789ab.json`,
    );
    await Promise.all(old.map((name) => writeFile(join(folder, name), '{}')));
    await mailer().send(mail('new'), never);
    const names = (await readdir(folder)).sort();
    expect(names).toHaveLength(500);
    expect(names[0]).toBe(old[1]);
    // Not each of them looks.
    for (let count = 0; count < 19; count += 1) await mailer().send(mail(`later ${count}`), never);
    expect(await readdir(folder)).toHaveLength(519);
    await mailer().send(mail('last'), never);
    const later = (await readdir(folder)).sort();
    expect(later).toHaveLength(500);
    expect(later[0]).toBe(old[21]);
  });

  it('are not found outside of their folder', async () => {
    await writeFile(join(dataDir, 'secret.json'), '{}');
    expect(await findStoredMail(dataDir, '../secret')).toBeUndefined();
    expect(await findStoredMail(dataDir, '20200101T000000000Z-0123456789ab')).toBeUndefined();
  });

  it('wait in the outbox when the folder cannot be written', async () => {
    await writeFile(join(dataDir, 'mail'), 'a file where the folder should be');
    await expect(mailer().send(mail('one'), never)).rejects.toMatchObject({ failure: 'unreachable', reason: 'EEXIST' });
  });

  it('are refused with control characters like any other', async () => {
    await expect(mailer().send(mail('one\ntwo'), never)).rejects.toMatchObject({ failure: 'refused' });
    expect(await listStoredMails(dataDir)).toEqual([]);
  });
});
