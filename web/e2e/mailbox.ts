import { expect } from '@playwright/test';

/** A mail as the journeys read it. */
export interface ReadMail {
  subject: string;
  html: string;
  text: string;
}

/** The newest mail to an address, of those whose text holds `about`, once there are `atLeast` so many. */
export async function newestMail(to: string, atLeast = 1, about = ''): Promise<ReadMail> {
  const mailbox = process.env.TRAILCREW_E2E_MAIL;
  if (!mailbox) throw new Error('No mailbox: the journeys run against a product started by hand');
  let mails: ReadMail[] = [];
  await expect
    .poll(
      async () => {
        const all = (await (await fetch(`${mailbox}/?to=${encodeURIComponent(to)}`)).json()) as ReadMail[];
        mails = all.filter(({ text }) => text.includes(about));
        return mails.length;
      },
      { timeout: 15_000 },
    )
    .toBeGreaterThanOrEqual(atLeast);
  return mails.at(-1) as ReadMail;
}
