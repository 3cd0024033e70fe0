import { expect } from '@playwright/test';

/** A mail as the journeys read it. */
export interface ReadMail {
  subject: string;
  messageId: string;
  html: string;
  text: string;
}

/** All mails to an address so far. */
export async function mailsTo(to: string): Promise<ReadMail[]> {
  const mailbox = process.env.TRAILCREW_E2E_MAIL;
  if (!mailbox) throw new Error('No mailbox: the journeys run against a product started by hand');
  return (await (await fetch(`${mailbox}/?to=${encodeURIComponent(to)}`)).json()) as ReadMail[];
}

/** Waits for `atLeast` mails to an address whose text contains `about`, and returns the newest. */
export async function newestMail(to: string, atLeast = 1, about = ''): Promise<ReadMail> {
  let mails: ReadMail[] = [];
  await expect
    .poll(
      async () => {
        mails = (await mailsTo(to)).filter(({ text }) => text.includes(about));
        return mails.length;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(atLeast);
  return mails.at(-1) as ReadMail;
}
