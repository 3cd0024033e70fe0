import { describe, expect, it } from '@jest/globals';
import { createEventInput, slugOf, updateEventInput } from './event.js';

describe('the slug of a name', () => {
  it.each([
    ['Spring Race', 'spring-race'],
    ['  Göta  Loppet & Friends! ', 'gota-loppet-friends'],
    ['Birkie -- 50 km', 'birkie-50-km'],
    ['- edge -', 'edge'],
    ['#1, "the" race (2027)', '1-the-race-2027'],
    ['Rødøy Æresløp på Åsen, Łódź & Straße', 'rodoy-aereslop-pa-asen-lodz-strasse'],
    ['Þórsmörk – İstanbul’s', 'thorsmork-istanbuls'],
    ['雪', ''],
  ])('%j becomes %j', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('is one that the form accepts, however long the name is', () => {
    const slug = slugOf(`${'a'.repeat(99)} ${'b'.repeat(200)}`);
    const event = { name: 'x', slug, startDate: '2027-01-01', endDate: '2027-01-01' };
    expect(createEventInput.safeParse(event).success).toBe(true);
  });
});

describe('a change of an event', () => {
  it('distinguishes what is left out from what is emptied', () => {
    expect(updateEventInput.parse({ eventId: 'x' })).toEqual({ eventId: 'x' });
    const emptied = { location: ' ', website: '', timeZone: null, coverImageUrl: '' };
    expect(updateEventInput.parse({ eventId: 'x', ...emptied })).toEqual({
      eventId: 'x',
      location: null,
      website: null,
      timeZone: null,
      coverImageUrl: null,
    });
  });

  it.each([
    ['Chicago', 'America/Chicago'],
    ['new york', 'America/New_York'],
    ['Europe/Oslo', 'Europe/Oslo'],
    ['UTC', 'UTC'],
    ['america/edmonton', 'America/Edmonton'],
    ['Canada/Mountain', 'Canada/Mountain'],
  ])('knows the time zone %s', (timeZone, zone) => {
    expect(updateEventInput.parse({ eventId: 'x', timeZone })).toMatchObject({ timeZone: zone });
  });

  it.each(['Middle Earth', 'America/Gotham', '+02:00'])('refuses the time zone %s', (timeZone) => {
    expect(updateEventInput.safeParse({ eventId: 'x', timeZone }).success).toBe(false);
  });

  it('says what is wrong with a place', () => {
    const { error } = updateEventInput.safeParse({ eventId: 'x', location: 'a'.repeat(201) });
    expect(error?.issues).toMatchObject([{ path: ['location'], message: 'Please use at most 200 characters' }]);
  });

  it.each([
    ...['ftp://x.example', 'https://', 'javascript:alert(1)', 'http:x'],
    // What programs read differently, and what leads elsewhere than it seems to.
    ...['https://example.org\\@127.0.0.1/', 'https://example.org\t.evil.example/', 'https://example.org@evil.example/'],
  ])('refuses the website %j, and such a picture', (website) => {
    expect(updateEventInput.safeParse({ eventId: 'x', website }).success).toBe(false);
    expect(updateEventInput.safeParse({ eventId: 'x', coverImageUrl: website }).success).toBe(false);
  });

  it.each(['https://x.example', 'http://x.example:8080/a%20b?c=d&e=@f#g'])(
    'takes the website %s as typed',
    (website) => {
      expect(updateEventInput.parse({ eventId: 'x', website, coverImageUrl: website })).toMatchObject({ website });
    },
  );
});
