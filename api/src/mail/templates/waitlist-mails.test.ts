import { clubSettings, sampleSignup } from '../../../test/smtp/mail-samples.js';
import { waitlistCalledOff } from './waitlist-mails.js';

const scene = {
  settings: clubSettings,
  recipientName: null,
  householdLink: (id: string) => `https://shifts.club.example/manage/link-of-${id}`,
  householdCalendar: () => '',
  passwordLink: () => '',
  offerLink: () => '',
  replacementLink: () => '',
  erasureLink: () => '',
  switchOffLink: () => '',
  ticketOf: () => null,
  magicLink: () => '',
};

test('a person who waits reads what does not take place, the message about it, and that they need do nothing', () => {
  const { shift, opportunity, category, event } = sampleSignup();
  const people = [{ firstName: 'Wanda', lastName: 'Waits' }];
  const one = { shift, opportunity, category, event, entryId: 'entry', email: 'wanda@example.org', people };
  const fact = { email: one.email, householdTokenId: 'token', message: 'Ice.\nToo much of it.' };
  const off = waitlistCalledOff.render({ ...fact, waited: [one], eventCancelled: false }, scene);
  expect(off.subject).toBe('Shift cancelled: Course Marshal <Spruce & Birch>, Sat, Feb 20, 7:30 AM – 9:45 AM');
  for (const words of [
    'Hi Wanda,',
    `cancelled a shift at ${event.name}`,
    'Ice.\nToo much of it.',
    'If it is back on, you are on the waitlist as before.',
    'https://shifts.club.example/manage/link-of-token',
  ])
    expect(off.text).toContain(words);
  expect(off.html).not.toContain('<Spruce');
  const all = waitlistCalledOff.render({ ...fact, waited: [one, one], eventCancelled: true, message: null }, scene);
  expect(all.subject).toBe(`Cancelled: ${event.name}`);
  expect(all.text).toContain('If they are back on');
});
