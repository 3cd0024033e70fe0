import { describe, expect, it } from '@jest/globals';
import { mapped } from '../contract/mapped.js';
import { mailedTexts } from '../contract/role-texts.js';
import { mailKinds } from '../features/undelivered-mails/describe-mail.js';
import { mailScene, sampleSignup } from '../../test/smtp/mail-samples.js';
import { mailTemplateNames, renderTemplate } from './mail-templates.js';

describe('every mail', () => {
  it('has words by which the staff read of it when it was not delivered', () => {
    expect(Object.keys(mailKinds).sort()).toEqual([...mailTemplateNames].sort());
  });
});

describe('a mail of many', () => {
  const many = 200;
  const signups = Array.from({ length: many }, (_one, at) =>
    sampleSignup({
      volunteer: { firstName: `Ada ${at % 8}`, lastName: 'Berg', email: 'berg@example.org' },
      opportunity: { ...mapped(mailedTexts, () => '&'.repeat(5000)), name: `Crossing guard ${at}` },
    }),
  );
  const [first] = signups as [(typeof signups)[0]];
  const { householdTokenId } = first;
  const before = { ...first.shift, startTime: '05:00' };
  const cancelled = { cancelledBy: 'household' as const, places: { taken: 1, wanted: 2 } };
  const heardBy = { as: 'lead' as const, people: [] };
  const payloads = {
    'signup-confirmation': { signups },
    'signup-cancelled': { signups: signups.map((one) => ({ ...one, ...cancelled, heardBy })) },
    'signup-moved': { signups: signups.map((one) => ({ ...one, before: one, movedBy: 'staff' })) },
    'household-changes': {
      signups: signups.map((one, at) =>
        at % 3 ? one : at % 2 ? { ...one, ...cancelled, heardBy } : { ...one, before: one, movedBy: 'household' },
      ),
    },
    'shift-changed': { moved: signups.map((signup) => ({ signup, before })) },
    'plan-changed': { moved: signups.map((signup) => ({ signup, before })), message: null, undone: false },
    'places-removed': { signups },
    'event-cancelled': { signups, message: null },
    reminder: { signups },
    'address-corrected': { person: first.volunteer, householdTokenId, signups },
    'waitlist-called-off': {
      ...{ email: 'berg@example.org', householdTokenId, eventCancelled: true, message: null },
      waited: signups.map((one) => ({
        ...one,
        entryId: one.signupId,
        email: 'berg@example.org',
        people: [one.volunteer],
      })),
    },
    'leadership-changed': {
      firstName: 'Ada',
      change: 'given',
      categories: signups.map(({ category, event }) => ({ name: category.name.repeat(9), eventName: event.name })),
    },
    'bulk-mail': {
      ...{ groupName: 'Timing', subject: 'News', senderName: 'Sam', firstName: 'Ada', householdTokenId },
      text: 'a\n\n'.repeat(3_000),
    },
  };

  it.each(Object.entries(payloads))(
    '%s stays whole in a mailbox that cuts at 102 kB, and its link stands first',
    (name, payload) => {
      const { html, text } = renderTemplate(name, payload, mailScene);
      expect(Buffer.byteLength(html)).toBeLessThan(95_000);
      const link = html.search(/href="https:/);
      if (name !== 'bulk-mail') expect(Buffer.byteLength(html.slice(0, link))).toBeLessThan(15_000);
      if (!['bulk-mail', 'leadership-changed'].includes(name))
        expect(text).toMatch(/And \d+ more shifts: open your page/);
    },
  );

  it.each(['evil.support', 'http://x.zip', 'ada@evil.page', 'evil。com'])(
    'prints the name %s so that nobody can click it',
    (firstName) => {
      const signup = sampleSignup({ volunteer: { firstName, lastName: '.page', email: 'ada@example.org' } });
      const scene = { ...mailScene, recipientName: `${firstName} .page` };
      const gone = { ...signup, ...cancelled, heardBy };
      for (const [name, payload] of Object.entries({
        'signup-confirmation': { signups: [signup] },
        'lead-cancelled': { signups: [gone] },
        'replacement-request': { replacementId: 'x', firstName: 'Bo', signup, message: null },
        'replacement-thanks': { signup, takerFirstName: firstName },
        'volunteers-merged': { householdTokenId, source: signup.volunteer, target: signup.volunteer, doubled: 0 },
      })) {
        const { subject, text, html } = renderTemplate(name, payload, scene);
        for (const part of [subject, text, html]) expect(part).not.toContain(firstName);
        expect(text.replaceAll('\u2060', '')).toContain(firstName);
      }
    },
  );

  it('shows what the asker wrote as their words', () => {
    const signup = sampleSignup({ volunteer: { firstName: 'Ada', lastName: 'Berg', email: 'ada@example.org' } });
    const payload = { replacementId: 'x', firstName: 'Bo', signup, message: 'Knee hurts.\nSee old.support' };
    const { text, html } = renderTemplate('replacement-request', payload, mailScene);
    expect(text).toContain('Ada Berg writes:\n> Knee hurts.\n> See old.\u2060support');
    expect(html).toMatch(/Ada Berg writes:\s*<blockquote[^>]*>\s*Knee hurts\./);
    expect(html).not.toContain('old.support');
  });

  it('shows a family one ticket a shift, with its names', () => {
    const family = ['Ada', 'Bo', 'Cy'].map((firstName) =>
      sampleSignup({ shift: first.shift, volunteer: { firstName, lastName: 'Berg', email: 'berg@example.org' } }),
    );
    for (const name of ['signup-confirmation', 'reminder', 'event-cancelled']) {
      const { html, text } = renderTemplate(name, { signups: family, message: null }, mailScene);
      expect(html.match(/<h2/g)).toHaveLength(1);
      expect(text).toContain('Volunteers: Ada Berg, Bo Berg, Cy Berg');
      expect(text).toContain('Hi Ada, Bo and Cy,');
    }
  });
});
