import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { given, inDays, visitorDetails } from '../../test/given.js';
import { linkOf } from '../../test/household-apis.js';
import { nobodyOf } from '../../test/nobody.js';
import { readQrCode } from '../../test/read-qr-code.js';
import { startSmtpServer, type TestSmtpServer } from '../../test/smtp/start-smtp-server.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { spacedTicket } from '../contract/check-in/read-ticket.js';
import { remindHouseholds } from '../features/reminders/remind-households.js';
import { clock, instantOf, moveClock } from '../platform/clock.js';

/* The ticket in a reminder as a real mail server received it, its picture read by another library than the one that drew it. */

let smtp: TestSmtpServer;
let server: TestServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://shifts.club.example' });
});
afterEach(() => moveClock(0));
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

it('a reminder holds the household’s ticket as a picture within it and as letters; the confirmation holds none', async () => {
  const startDate = inDays(40);
  const event = await given(server.database.pool).event({ startDate, timeZone: 'Europe/Oslo' });
  const shift = await (await (await event.category()).opportunity()).shift({ date: startDate, qtyRequired: 9 });
  const ada = visitorDetails();
  for (const firstName of ['Ada', 'Bo'])
    await server.rest('POST', '/api/signup', { ...ada, firstName, shiftId: shift.id });
  const { data } = await server.graphql<{ household: { volunteers: { signups: { ticket: string }[] }[] } }>(
    `{ household(token: "${await linkOf(server, ada.email)}") { volunteers { signups { ticket } } } }`,
  );
  const ticket = data.household.volunteers[0]?.signups[0]?.ticket ?? '';
  expect(ticket).toMatch(/^[A-Z2-7]{16}$/);

  const weekBefore = instantOf(startDate, '09:00', 'Europe/Oslo').getTime() - 7 * 86_400_000;
  moveClock(weekBefore - clock.now().getTime());
  await remindHouseholds.run(nobodyOf(server), {}, new AbortController().signal);
  const mailOf = (subject: RegExp) =>
    smtp.received.find(
      ({ recipients, parsed }) => recipients.includes(ada.email) && subject.test(parsed.subject ?? ''),
    );
  await smtp.until(() => mailOf(/^Reminder/) !== undefined);

  const { raw, parsed: mail } = mailOf(/^Reminder/)!;
  const { attachments } = await PostalMime.parse(Buffer.from(raw, 'latin1'));
  const [picture, ...more] = attachments;
  expect(more).toEqual([]);
  expect(picture).toMatchObject({ mimeType: 'image/png', disposition: 'inline', related: true });
  expect(mail.html).toContain(`src="cid:${picture?.contentId?.replace(/^<|>$/g, '')}"`);
  expect(await readQrCode(Buffer.from(picture?.content as ArrayBuffer))).toEqual({
    text: `HTTPS://SHIFTS.CLUB.EXAMPLE/T/${ticket}`,
    version: 3,
  });
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain('Show this at check-in');
    expect(form).toContain(spacedTicket(ticket));
    expect(form).toContain(`https://shifts.club.example/t/${ticket}`);
    expect(form).toContain('One ticket for all of you.');
  }

  await smtp.until(() => mailOf(/^You are signed up/) !== undefined);
  expect(mailOf(/^You are signed up/)?.raw).not.toMatch(/image\/png|cid:/);
});
