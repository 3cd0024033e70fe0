import { clubSettings, sampleSignup } from '../../../test/smtp/mail-samples.js';
import { reminderMail } from './reminder.js';

const scene = {
  settings: clubSettings,
  recipientName: null,
  householdLink: (id: string) => `https://shifts.club.example/manage/link-of-${id}`,
  householdCalendar: (id: string) => `https://shifts.club.example/feeds/calendar-of-${id}.ics`,
  passwordLink: () => '',
  offerLink: () => '',
  replacementLink: () => '',
  erasureLink: () => '',
  switchOffLink: (id: string) => `https://shifts.club.example/mails/${id}`,
  ticketOf: () => 'ABCD2345EFGH67IJ',
  magicLink: () => '',
};

test('a reminder says what, where, when, who, what to bring, who to ask, and how to say no', () => {
  const later = sampleSignup();
  const signups = [{ ...later, shift: { ...later.shift, date: '2027-02-21' } }, later];
  const { subject, text, html } = reminderMail.render({ signups }, scene);
  expect(subject).toBe('Reminder: Tour of Anchorage, Sat, Feb 20');
  for (const fact of [
    'Your first of 2 shifts is on Saturday, February 20, 2027.',
    'Course Marshal <Spruce & Birch>',
    'Kincaid Park; stadium, gate B',
    '7:30 AM – 9:45 AM',
    "Siobhán O'Neil-Ødegård",
    'Bring a headlamp & "warm" mittens',
    `Questions on the day? Write to Marit Lindqvist (${later.category.leadEmail}).`,
    "I can't come",
    `https://shifts.club.example/manage/link-of-${later.householdTokenId}`,
    `https://shifts.club.example/feeds/calendar-of-${later.householdTokenId}.ics`,
  ])
    expect(text).toContain(fact);
  expect(html).not.toContain('<Spruce');
  const one = reminderMail.render({ signups: [later] }, scene);
  expect(one.text).toContain(`link-of-${later.householdTokenId}?cannotCome=${later.signupId}`);
});

test('one person’s ticket is for nobody else, and somebody without a ticket gets the mail without', () => {
  const { text, html, attachments } = reminderMail.render({ signups: [sampleSignup()] }, scene);
  expect(text).toContain(
    'Show this at check-in:\nABCD 2345 EFGH 67IJ\nhttps://shifts.club.example/t/ABCD2345EFGH67IJ\n\nQuestions',
  );
  expect(html).not.toContain('all of you');
  expect(attachments).toMatchObject([{ filename: 'ticket.png' }]);
  const without = reminderMail.render({ signups: [sampleSignup()] }, { ...scene, ticketOf: () => null });
  expect([without.text.includes('check-in'), without.html.includes('cid:'), without.attachments]).toEqual([
    false,
    false,
    [],
  ]);
});

test('it names the number to call where the club has one', () => {
  const settings = { ...clubSettings, contactPhone: '+47 900 00 000' };
  const { text, html } = reminderMail.render({ signups: [sampleSignup()] }, { ...scene, settings });
  for (const form of [text, html]) expect(form).toContain('Call +47 900 00 000 or write to Marit Lindqvist');
});
