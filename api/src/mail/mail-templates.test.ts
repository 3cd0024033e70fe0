import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { mailedTexts } from '../contract/text/role-texts.js';
import type { MailScene } from './mail-template.js';
import { mailKinds } from '../features/undelivered-mails/describe-mail.js';
import { mailScene, sampleSignup } from '../../test/smtp/mail-samples.js';
import { samplePayload, type Sampling } from '../../test/smtp/sample-payload.js';
import { mailTemplateNames, mailTemplates, renderTemplate } from './mail-templates.js';

describe('every mail', () => {
  it('has words by which the staff read of it when it was not delivered', () => {
    expect(Object.keys(mailKinds).sort()).toEqual([...mailTemplateNames].sort());
  });
});

/** Every link there is. */
const linkedScene: MailScene = {
  ...mailScene,
  recipientName: 'Ada',
  passwordLink: (id) => `https://shifts.club.example/set-password/${id}`,
  switchOffLink: (id) => `https://shifts.club.example/mails/${id}`,
  magicLink: (id) => `https://shifts.club.example/sign-in/${id}`,
  ticketOf: () => 'ABCD2345EFGH67IJ',
};

/** A mail of made-up facts that its own schema lets through. */
function sampled(name: string, sampling: Sampling) {
  const { payload: schema } = mailTemplates[name as keyof typeof mailTemplates] as { payload: z.ZodType };
  const payload = samplePayload(schema, sampling) as object;
  return { payload, ...renderTemplate(name, payload, linkedScene) };
}

describe('every mail, of facts that its schema lets through', () => {
  const roleTexts = new Set(Object.keys(mailedTexts));
  const long: Sampling['text'] = (field) => {
    if (roleTexts.has(field)) return '&'.repeat(5000);
    // As long as each may be.
    const most: Record<string, string> = {
      text: 'a\n\n'.repeat(3000),
      message: '&'.repeat(2000),
      name: 'Course & '.repeat(9),
    };
    return most[field];
  };

  it.each(mailTemplateNames)(
    '%s stays whole in a mailbox that cuts at 102 kB, and its link stands first, with 200 rows',
    (name) => {
      for (const seed of [0, 1, 2]) {
        const { payload, html, text } = sampled(name, { rows: 200, seed, text: long });
        expect(Buffer.byteLength(html)).toBeLessThan(95_000);
        // Groups get what staff wrote, and below it how to switch such mails off.
        const link = html.search(/href="https:/);
        if (name !== 'bulk-mail') expect(Buffer.byteLength(html.slice(0, link))).toBeLessThan(15_000);
        const isOfShifts = ['signups', 'moved', 'waited'].some((list) => list in payload);
        if (isOfShifts) expect(text).toMatch(/And \d+ more (shifts: open your page|signups: see your dashboard)/);
      }
    },
  );

  it('holds a ticket where it reminds of shifts, and nowhere else', () => {
    const withTicket = mailTemplateNames.filter((name) => /ABCD 2345/.test(sampled(name, { rows: 2, seed: 0 }).text));
    expect(withTicket).toEqual(['reminder']);
  });

  // What the server or the staff write. Whatever else a mail holds, now or later, may be a name that a stranger typed.
  const notTyped =
    /^(id|.*Id|date|.*Time|timeZone|.*At|answerBy|.*email|slug|host|because|name|(event|role|group)Name)$/i;
  const written = /^(role|category|partOf|location|notes|subject|text|message)$/;

  it.each(mailTemplateNames)('%s prints names so that nobody can click them', (name) => {
    for (const typed of ['evil.support', 'http://x.zip', 'ada@evil.page', 'evil。com'])
      for (const seed of [0, 1, 2, 3]) {
        const text: Sampling['text'] = (field) =>
          notTyped.test(field) || written.test(field) || roleTexts.has(field) ? undefined : typed;
        const mail = sampled(name, { rows: 3, seed, text });
        for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toContain(typed);
      }
  });

  it.each(mailTemplateNames)("%s says 'spot', and 'place' of nothing but where one meets", (name) => {
    for (const rows of [1, 3])
      for (let seed = 0; seed < 6; seed += 1) {
        const { subject, text, html } = sampled(name, { rows, seed });
        const words = [subject, text, html.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ')].join('\n');
        expect(words.match(/.*\bplaces?\b.*/i)?.[0]).toBeUndefined();
      }
  });
});

describe('a mail of a family', () => {
  const signup = sampleSignup();

  it('shows what the asker wrote as their words', () => {
    const signup = sampleSignup({ volunteer: { firstName: 'Ada', lastName: 'Berg', email: 'ada@example.org' } });
    const payload = { replacementId: 'x', firstName: 'Bo', signup, message: 'Knee hurts.\nSee old.support' };
    const { text, html } = renderTemplate('replacement-request', payload, mailScene);
    expect(text).toContain('Ada Berg writes:\n> Knee hurts.\n> See old.\u2060support');
    expect(html).toMatch(/Ada Berg writes:\s*<blockquote[^>]*>\s*Knee hurts\./);
    expect(html).not.toContain('old.support');
  });

  it('shows a family one card a shift, with its names', () => {
    const family = ['Ada', 'Bo', 'Cy'].map((firstName) =>
      sampleSignup({ shift: signup.shift, volunteer: { firstName, lastName: 'Berg', email: 'berg@example.org' } }),
    );
    for (const name of ['signup-confirmation', 'reminder', 'event-cancelled']) {
      const { html, text } = renderTemplate(name, { signups: family, message: null }, mailScene);
      expect(html.match(/<h2/g)).toHaveLength(1);
      expect(text).toContain('Volunteers: Ada Berg, Bo Berg, Cy Berg');
      expect(text).toContain('Hi Ada, Bo and Cy,');
    }
  });

  it('that was moved shows one card a shift, with its names', () => {
    const before = sampleSignup({ shift: { ...signup.shift, date: '2027-02-19' } });
    const family = ['Ada', 'Bo', 'Cy'].map((firstName) => ({
      ...sampleSignup({ shift: signup.shift, volunteer: { firstName, lastName: 'Berg', email: 'berg@example.org' } }),
      ...{ before, movedBy: 'staff' },
    }));
    for (const name of ['signup-moved', 'household-changes']) {
      const { html, text, subject } = renderTemplate(name, { signups: family }, mailScene);
      expect(html.match(/<h2/g)).toHaveLength(1);
      expect(html.match(/instead of/g)).toHaveLength(1);
      expect(text).toContain('Volunteers: Ada Berg, Bo Berg, Cy Berg');
      expect(text).toContain('Hi Ada, Bo and Cy, your shift was changed by');
      expect(subject).toMatch(/^Changed: Course Marshal .*, instead of /);
    }
    // Those who stood in different shifts before are distinguished.
    const [ada, ...others] = family as [(typeof family)[0]];
    const apart = [
      { ...ada, before: { ...before, shift: { ...before.shift, id: 'another', date: '2027-02-18' } } },
      ...others,
    ];
    const { html, text } = renderTemplate('signup-moved', { signups: apart }, mailScene);
    expect(html.match(/instead of/g)).toHaveLength(2);
    expect(html.match(/<h2/g)).toHaveLength(1);
    expect(text).toContain('Hi Ada, Bo and Cy, your shift was changed by');
    // Beside a new shift.
    const fresh = sampleSignup({ volunteer: ada.volunteer, shift: { ...signup.shift, id: 'new', date: '2027-02-21' } });
    const changed = renderTemplate('household-changes', { signups: [...family, fresh] }, mailScene);
    expect(changed.text).toContain('Hi Ada, Bo and Cy,');
    expect(changed.html.match(/instead of/g)).toHaveLength(1);
  });
});
