import { entriesOf, mapped } from '../../contract/text/mapped.js';
import { mailedTexts } from '../../contract/text/role-texts.js';
import { mailScene as scene, sampleSignup } from '../../../test/smtp/mail-samples.js';
import { signupConfirmation } from './signup-confirmation.js';

function unfolded(ics: string): string[] {
  return ics.replace(/\r\n[ \t]/g, '').split('\r\n');
}

function visibleText(html: string): string {
  return html
    .replace(/<(style|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_match, code: string) => String.fromCodePoint(Number(code)))
    .replace(/\s+/g, ' ');
}

describe('the confirmation', () => {
  const signup = sampleSignup();
  const mail = signupConfirmation.render({ signups: [signup] }, scene);

  it('says everything in both parts', () => {
    const facts = [
      'Tour of Anchorage',
      'Course Marshal <Spruce & Birch>',
      'Saturday, February 20, 2027',
      '7:30 AM – 9:45 AM',
      'Alaska Standard Time (America/Anchorage)',
      'Kincaid Park; stadium, gate B',
      "Siobhán O'Neil-Ødegård",
      'Marit Lindqvist',
      'Pick up a radio at the tent.',
      'Bring a headlamp & "warm" mittens, \\ and C:\\ok?',
      'Manage my signups',
      'valid for one year',
    ];
    for (const fact of facts) {
      expect(mail.text).toContain(fact);
      expect(visibleText(mail.html)).toContain(fact);
    }
    expect(mail.html).toContain(
      'href="https://shifts.club.example/manage/link-of-0b8c4a52-3a0f-4a8a-9d2a-111111111111"',
    );
    expect(mail.text).toContain('https://shifts.club.example/manage/link-of-0b8c4a52-3a0f-4a8a-9d2a-111111111111\n');
  });

  it('has every text of the role that mails contain, in both parts and in the calendar', () => {
    const wordsByText = mapped(mailedTexts, (_use, name) => `Words of ${name}`);
    const opportunity = { name: 'Timing', ...wordsByText };
    const { text, html, attachments } = signupConfirmation.render({ signups: [sampleSignup({ opportunity })] }, scene);
    for (const [name, { heading }] of entriesOf(mailedTexts)) {
      for (const part of [text, visibleText(html)])
        expect(part).toMatch(new RegExp(`${heading}:?\\s+${wordsByText[name]}`));
      expect(unfolded(attachments[0]!.content).join()).toContain(wordsByText[name]);
    }
  });

  it('shows hostile text as text', () => {
    const hostile = signupConfirmation.render(
      {
        signups: [
          sampleSignup({
            opportunity: { ...mapped(mailedTexts, () => '</td><script>'), name: '<img src=x onerror=alert(1)>' },
          }),
        ],
      },
      scene,
    );
    expect(hostile.html).not.toMatch(/<img|<script/);
    expect(hostile.html).toContain('&#60;img src=x');
  });

  it('fetches nothing from anywhere', () => {
    expect(mail.html).not.toMatch(/\ssrc=|url\(|<link|@import/);
  });

  it('leaves the lead out when there is none and says that the place is open', () => {
    const bare = signupConfirmation.render(
      {
        signups: [
          sampleSignup({
            shift: { ...signup.shift, location: null },
            category: { id: null, name: 'Marshals', leadName: null, leadEmail: null },
            opportunity: { ...mapped(mailedTexts, () => null), name: 'Timing' },
          }),
        ],
      },
      scene,
    );
    expect(bare.text).toContain('Where: To be announced');
    expect(bare.text).not.toContain('lead');
    expect(bare.text).not.toContain('bring');
  });

  it('puts the shift into a calendar file with UTC instants, a fixed UID and escaped, folded lines', () => {
    const [file] = mail.attachments;
    const content = file!.content;
    expect(file).toMatchObject({ filename: 'shift.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH' });
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(content)).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'METHOD:PUBLISH',
        `UID:signup-${signup.signupId}@shifts.club.example`,
        'DTSTART:20270220T163000Z',
        'DTEND:20270220T184500Z',
        'SUMMARY:Course Marshal <Spruce & Birch> – Tour of Anchorage',
        'LOCATION:Kincaid Park\\; stadium\\, gate B',
        'URL;VALUE=URI:https://shifts.club.example/event/tour',
        'END:VCALENDAR',
      ]),
    );
    const description = unfolded(content).find((line) => line.startsWith('DESCRIPTION:'));
    expect(description).toContain('Lead: Marit Lindqvist\\n\\nPick up a radio at the tent.\\nBring a headlamp');
    expect(description).toContain('\\\\ and C:\\\\ok?');
    expect(content).not.toContain('/manage/');
  });

  it('knows shifts that end the next day, also over a change to daylight saving time', () => {
    const night = sampleSignup({
      shift: { ...signup.shift, date: '2027-03-13', startTime: '22:00', endTime: '04:00' },
      event: { ...signup.event, timeZone: 'America/New_York' },
    });
    const { text, html, attachments } = signupConfirmation.render({ signups: [night] }, scene);
    expect(text).toContain('10:00 PM – 4:00 AM (ends next day)');
    expect(html).toContain('Ends next day.');
    // 10 PM EST is 03:00 UTC; 4 AM EDT, after the clocks went forward, is 08:00 UTC.
    expect(attachments[0]!.content).toContain('DTSTART:20270314T030000Z\r\nDTEND:20270314T080000Z');
  });

  it('shows noon and midnight, and no zone where nobody chose one', () => {
    const late = sampleSignup({
      shift: { ...signup.shift, startTime: '12:00', endTime: '00:00' },
      event: { ...signup.event, timeZone: 'UTC' },
    });
    const { text } = signupConfirmation.render({ signups: [late] }, scene);
    expect(text).toContain('12:00 PM – 12:00 AM (ends next day)\n\nWhere:');
  });

  it('gathers several signups in order of time', () => {
    const early = sampleSignup({ shift: { ...signup.shift, date: '2027-02-19' }, householdTokenId: 'newest' });
    const { subject, text, html, attachments } = signupConfirmation.render({ signups: [signup, early] }, scene);
    expect(subject).toBe('You are signed up: 2 shifts');
    expect(text.indexOf('Friday, February 19')).toBeLessThan(text.indexOf('Saturday, February 20'));
    expect(html.match(/<h2/g)).toHaveLength(2);
    expect(text).toContain('/manage/link-of-newest');
    expect(attachments[0]!.filename).toBe('shifts.ics');
    expect(attachments[0]!.content.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });

  it('refuses facts of another form', () => {
    expect(() => signupConfirmation.payload.parse({ signups: [] })).toThrow();
    expect(() => signupConfirmation.payload.parse({ signups: [{ ...signup, shift: null }] })).toThrow();
    expect(signupConfirmation.payload.parse(JSON.parse(JSON.stringify({ signups: [signup] })))).toEqual({
      signups: [signup],
    });
  });
});
