import { unpack, type Packed } from '../src/graphql/packed-records.ts';
import { festival } from './festival.ts';
import { expect, test } from './test.ts';

/* For 200 filter settings, the page shows what a simple function computes from the same data. */

interface PlainShift {
  id: string;
  date: string;
  startTime: string;
  endTime: string;
  stillRequired: number;
  categoryId: string;
  leadId: string | null;
  text: string;
}

interface Setting {
  show: string;
  category: string;
  date: string;
  start: string;
  end: string;
  lead: string;
  q: string;
}

type Entity = Record<string, unknown>;

/** The event's shifts from the data that came with the page. */
function shiftsOf(cache: Record<string, Entity>): PlainShift[] {
  const at = (reference: unknown): Entity => cache[(reference as { __ref: string }).__ref] ?? {};
  const event = Object.entries(cache).find(([key]) => key.startsWith('Event:'))?.[1] ?? {};
  return (event.categories as unknown[]).map(at).flatMap((category) =>
    (category.opportunities as unknown[]).map(at).flatMap((opportunity) =>
      (opportunity.shifts as unknown[]).map(at).map((shift) => ({
        id: shift.id as string,
        date: shift.date as string,
        startTime: shift.startTime as string,
        endTime: shift.endTime as string,
        stillRequired: shift.stillRequired as number,
        categoryId: category.id as string,
        leadId: category.leadId as string | null,
        text: [opportunity.name, category.name, shift.effectiveLocation, opportunity.shortDescription]
          .filter(Boolean)
          .join(' ')
          .toLowerCase(),
      })),
    ),
  );
}

const hours = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
const startsIn: Record<string, (hour: number) => boolean> = {
  morning: (hour) => hour >= 6 && hour < 12,
  afternoon: (hour) => hour >= 12 && hour < 18,
  evening: (hour) => hour >= 18,
};

function expected(shifts: readonly PlainShift[], { show, category, date, start, end, lead, q }: Setting): string[] {
  return shifts
    .filter((shift) => {
      const from = hours(shift.startTime);
      const to = hours(shift.endTime) + (shift.endTime < shift.startTime ? 24 : 0);
      return (
        (show === 'all' || shift.stillRequired > 0) &&
        (!category || shift.categoryId === category) &&
        (!date || shift.date === date) &&
        (!start || startsIn[start]?.(from)) &&
        (!end || (end === 'after20' ? to > 20 : to <= Number(end))) &&
        (!lead || shift.leadId === lead) &&
        (!q || shift.text.includes(q))
      );
    })
    .map(({ id }) => id)
    .sort();
}

// The same in every run.
function randomFrom(seed: number) {
  let state = seed;
  const next = () => (state = (state * 48271) % 2147483647) / 2147483647;
  return <T>(values: readonly T[], empty: T): T =>
    next() < 0.55 ? empty : (values[Math.floor(next() * values.length)] as T);
}

test('200 filter settings show what a plain function computes', { tag: '@laptop' }, async ({ page, request }) => {
  test.setTimeout(120_000);
  const { slug } = await festival(request);
  await page.goto(`/event/${slug}?show=all`);
  await expect(page.locator('#first-content')).toHaveCount(0);
  const sent = await page.locator('#trailcrew-data').textContent();
  const shifts = shiftsOf(unpack(JSON.parse(sent ?? '') as Packed) as Record<string, Entity>);
  expect(shifts.length).toBeGreaterThan(200);

  const pick = randomFrom(13);
  const distinct = (values: (string | null)[]) => [...new Set(values)].filter((value) => value !== null);
  let found = 0;
  for (let round = 0; round < 200; round += 1) {
    const setting: Setting = {
      show: pick(['all'], ''),
      category: pick(distinct(shifts.map(({ categoryId }) => categoryId)), ''),
      date: pick(distinct(shifts.map(({ date }) => date)), ''),
      start: pick(['morning', 'afternoon', 'evening'], ''),
      end: pick(['12', '14', '16', '18', '20', 'after20'], ''),
      lead: pick(distinct(shifts.map(({ leadId }) => leadId)), ''),
      q: pick(['tim', 'course', 'tent'], ''),
    };
    const by = pick(['category', 'date', 'time', 'lead'], '');
    const address = new URLSearchParams(Object.entries({ ...setting, by }).filter(([, value]) => value));
    const shown = await page.evaluate(async (search) => {
      history.pushState(null, '', `?${search}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
      // The list follows the filters once they are rendered.
      const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      do await drawn();
      while (document.querySelector('#root [aria-busy="true"]'));
      // Printing renders the parts of the list that are not on the screen yet.
      window.dispatchEvent(new Event('beforeprint'));
      return [...document.querySelectorAll('[id^="shift-"][id$="-time"]')].map(({ id }) => id.slice(6, -5));
    }, address.toString());
    expect(shown.sort(), address.toString()).toEqual(expected(shifts, setting));
    found += shown.length;
  }
  expect(found).toBeGreaterThan(500);
});
