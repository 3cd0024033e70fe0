import { clubSettings } from '../../../../test/smtp/mail-samples.js';
import { leadDigest } from './lead-digest.js';

const none = () => '';
const scene = {
  ...{ settings: clubSettings, recipientName: 'Marit Lindqvist' },
  ...{
    householdLink: none,
    householdCalendar: none,
    passwordLink: none,
    offerLink: none,
    replacementLink: none,
    erasureLink: none,
  },
  ...{ switchOffLink: none, ticketOf: () => null, magicLink: none },
};
const shift = {
  ...{ category: 'Feed Station', role: 'Soup <hot>', date: '2027-02-20', startTime: '07:30', endTime: '09:45' },
  ...{ wanted: 5, missing: 2 },
};

test('what is missing is listed day by day, with how many, and leads to the board', () => {
  const event = { id: 'e1', name: 'Tour of Anchorage' };
  const behind = {
    ...{ category: 'Feed Station', filled: 3, required: 10, lastYear: 6, behindLastYear: true },
    ...{ expected: 9, behindPace: true },
  };
  const later = { ...shift, date: '2027-02-21', missing: 5 };
  const { subject, text, html } = leadDigest.render(
    { as: 'lead', daysBefore: 14, event, shifts: [shift, later], behind: [behind] },
    scene,
  );
  expect(subject).toBe('2 weeks to go: 7 spots open at Tour of Anchorage');
  for (const line of [
    'Hi Marit Lindqvist, Tour of Anchorage begins in 2 weeks. In your categories these shifts still need people.',
    'Saturday, February 20, 2027\n7:30 AM – 9:45 AM, Soup <hot> (Feed Station): 2 of 5 missing',
    'Sunday, February 21, 2027\n7:30 AM – 9:45 AM, Soup <hot> (Feed Station): no one yet, 5 needed',
    'Feed Station is behind last year: 3 of 10, 6 last year; behind 10% a week.',
    '/manage?eventId=e1',
  ])
    expect(text).toContain(line);
  expect(html).not.toContain('<hot>');
  const many = leadDigest.render(
    {
      as: 'organizers',
      daysBefore: 3,
      event,
      shifts: Array.from({ length: 63 }, () => ({ ...shift, missing: 1 })),
      behind: [],
    },
    scene,
  );
  expect(many.subject).toBe('3 days to go: 63 spots open at Tour of Anchorage');
  expect(many.text).toContain('And 3 more shifts: see the board.');
  expect(many.text).toContain('these categories have no lead');
});
