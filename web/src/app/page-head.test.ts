/** @jest-environment jsdom */
import type { SportsEvent, WithContext } from 'schema-dts';
import type { ListedShift } from '../features/shifts/listed-shift';
import { listedShift } from '../testing/listed-shift';
import { categoryHead, eventHead, landingHead, writeHead, type PageHead, type Site } from './page-head';
import { defaultSettings } from './settings';

const site: Site = {
  ...defaultSettings,
  organisationName: 'Nordic & "Club"',
  publicUrl: 'https://ski.example.org/crew',
};
const event = {
  __typename: 'Event' as const,
  ...{ id: 'e', name: 'Loppet </script><script>alert(1)</script> "2027" & more', slug: 'loppet-2027' },
  ...{ startDate: '2027-02-18', endDate: '2027-02-21', location: 'Ridge <Center>', coverImageUrl: null },
  ...{
    openSpotCount: 1,
    isOver: false,
    state: 'PUBLISHED' as const,
    timeZone: 'UTC',
    previousStartDate: null,
    signupsOpenAt: null,
    signupsCloseAt: null,
  },
};

/** The head as a browser reads it. */
function read(head: PageHead) {
  const { head: element, body } = new DOMParser().parseFromString(`<head>${writeHead(head, site)}</head>`, 'text/html');
  const content = (name: string) =>
    element.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  return {
    title: element.querySelector('title')?.textContent,
    canonical: element.querySelector('link[rel=canonical]')?.getAttribute('href'),
    content,
    scripts: element.querySelectorAll('script'),
    outside: body.innerHTML,
  };
}

test('an event has its days, place and open spots in the head, whatever characters its name has', () => {
  const { title, canonical, content, outside } = read(eventHead(event, undefined, site));
  expect(title).toBe(`${event.name} · Trailcrew`);
  expect(canonical).toBe('https://ski.example.org/crew/event/loppet-2027');
  const description =
    'Feb 18 - Feb 21, 2027 · Ridge <Center>. 1 volunteer spot open: choose a shift and sign up without an account.';
  for (const name of ['description', 'og:description', 'twitter:description']) expect(content(name)).toBe(description);
  for (const name of ['og:title', 'twitter:title']) expect(content(name)).toBe(event.name);
  expect(content('og:url')).toBe(canonical);
  for (const name of ['og:image', 'twitter:image']) expect(content(name)).toBe(`${canonical}/card.png`);
  expect(content('twitter:card')).toBe('summary_large_image');
  expect(outside).toBe('');
});

test('the data for schema.org is parsed back unchanged, and cannot run as a script', () => {
  const { scripts } = read(eventHead(event, undefined, site));
  expect([...scripts].map(({ type }) => type)).toEqual(['application/ld+json']);
  const expected: WithContext<SportsEvent> = {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: event.name,
    description: expect.stringContaining('Feb 18 - Feb 21, 2027') as unknown as string,
    url: 'https://ski.example.org/crew/event/loppet-2027',
    image: 'https://ski.example.org/crew/event/loppet-2027/card.png',
    startDate: '2027-02-18',
    endDate: '2027-02-21',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Ridge <Center>', address: 'Ridge <Center>' },
    organizer: { '@type': 'Organization', name: 'Nordic & "Club"', url: 'https://ski.example.org/crew/' },
  };
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual(expected);
  expect(JSON.stringify(eventHead({ ...event, location: null }, undefined, site).data)).not.toContain('Place');
});

test('an event that was moved has its former day in the head', () => {
  const structuredData = (change: object) =>
    JSON.parse(read(eventHead({ ...event, ...change }, undefined, site)).scripts[0]?.textContent ?? '') as object;
  const moved = { previousStartDate: '2027-02-11' };
  expect(structuredData(moved)).toMatchObject({ ...moved, eventStatus: 'https://schema.org/EventRescheduled' });
  expect(structuredData({ ...moved, state: 'CANCELLED' })).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
  });
  expect(structuredData({})).not.toHaveProperty('previousStartDate');
});

test('a shift is shared by its own address and stands for its event', () => {
  const listed: ListedShift = listedShift({ date: '2027-02-20', startTime: '07:30', endTime: '09:45' });
  const { title, canonical, content } = read(eventHead(event, listed, site));
  expect(title).toBe(`${listed.opportunity.name} · ${event.name} · Trailcrew`);
  expect(canonical).toBe('https://ski.example.org/crew/event/loppet-2027');
  expect(content('og:url')).toBe(`${canonical}?shift=${listed.shift.id}`);
  expect(content('og:image')).toBe(`${canonical}/card.png?shift=${listed.shift.id}`);
  expect(content('description')).toMatch(/^Saturday, Feb 20, 2027, 7:30 AM – 9:45 AM/);
});

test('the landing page and a category have their own head, a page that does not exist only a title', () => {
  expect(read(landingHead(site)).canonical).toBe('https://ski.example.org/crew/');
  expect(read(landingHead(site)).title).toBe('Trailcrew');
  const category = read(categoryHead({ ...event, isOver: true }, { id: 'c', name: 'Timing' }));
  expect(category.title).toBe(`Timing · ${event.name} · Trailcrew`);
  expect(category.content('description')).toMatch(/This event is over\.$/);
  expect(category.canonical).toBe('https://ski.example.org/crew/event/loppet-2027/category/c');
  expect(writeHead({ title: 'Event Not Found' }, site)).toBe('<title>Event Not Found · Trailcrew</title>');
});

test('an event that is not open for signups yet or any more says so instead of its spots', () => {
  const descriptionOf = (change: object) =>
    eventHead({ ...event, openSpotCount: 0, ...change }, undefined, site).description;
  expect(descriptionOf({ signupsOpenAt: '2999-01-02T18:00:00.000Z' })).toContain(
    '. Signing up opens on Wednesday, January 2, 2999 at 6:00 PM.',
  );
  expect(descriptionOf({ signupsCloseAt: '2020-01-02T18:00:00.000Z' })).toContain(
    'Signing up closed on Thursday, January 2, 2020',
  );
  expect(descriptionOf({ signupsCloseAt: '2999-01-02T18:00:00.000Z' })).toContain('All volunteer spots are taken.');
  expect(descriptionOf({ state: 'CANCELLED' })).toContain('This event is cancelled.');
  const { shift } = listedShift({ openSpots: 0 });
  const head = eventHead({ ...event, state: 'CANCELLED' }, { ...listedShift(), shift }, site);
  expect(head.description).toContain('This event is cancelled.');
});

test('a shift that is called off says so instead of closed, and search engines read that an event is cancelled', () => {
  const listed = listedShift({ cancelledAt: '2027-02-01T08:00:00.000Z', closed: true, openSpots: 0 });
  expect(eventHead(event, listed, site).description).toMatch(/\. Cancelled\.$/);
  const { scripts } = read(eventHead({ ...event, state: 'CANCELLED' }, undefined, site));
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
  });
});
