import { calendarFile } from './calendar-file.js';

const settings = {
  publicUrl: 'https://trailcrew.example.org',
  organisationName: 'Ski Club',
  contactEmail: 'club@example.org',
};

function fileWith(texts: { title?: string; location?: string }): string {
  const entry = {
    key: 'shift-1',
    revision: 0,
    date: '2027-02-20',
    startTime: '10:00',
    endTime: '12:00',
    timeZone: 'Europe/Berlin',
    title: 'Timing',
    location: 'Forest Lodge',
    description: '',
    url: 'https://trailcrew.example.org/event/race',
  };
  return calendarFile([{ ...entry, ...texts }], { settings }).content;
}

test('every line of a calendar file ends with CRLF, the last one too', () => {
  const content = fileWith({});
  expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test.each(['ä'.repeat(200), '🎿'.repeat(100), 'x'.repeat(200), ' y'.repeat(100)])(
  'lines are folded at 75 octets and give the text back: %s',
  (title) => {
    const content = fileWith({ title });
    for (const line of content.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Surrogate}/u);
    }
    expect(content.replace(/\r\n /g, '')).toContain(`SUMMARY:${title}\r\n`);
  },
);

test('a place of several lines stands on one, since Outlook shows only the first', () => {
  expect(fileWith({ location: 'Forest Lodge\r\nHall 2\n\nGate B' })).toContain(
    'LOCATION:Forest Lodge\\, Hall 2\\, Gate B\r\n',
  );
});
