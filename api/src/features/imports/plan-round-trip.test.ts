import { expect, it } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import { createCategoryInput } from '../../contract/programme/category.js';
import { createPostInput } from '../../contract/start-board/post.js';
import { createRaceStartInput } from '../../contract/start-board/race-start.js';
import { createOpportunityInput } from '../../contract/programme/opportunity.js';
import { createQuestionInput } from '../../contract/programme/question.js';
import { questionKinds } from '../../contract/programme/answers.js';
import { createShiftInput } from '../../contract/programme/shift-input.js';
import { cleanLine, foldName } from '../../contract/text/names.js';
import { planOf } from './export-plan.js';
import type { Programme } from './plan/load-programme.js';
import { planImport } from './plan/plan-import.js';
import { cleanRolePlace, cleanText } from './workbook/cells/clean-text.js';
import { readWorkbook } from './workbook/read-workbook.js';
import type { PlannedRow } from './workbook/workbook-plan.js';

/* What forms take, the plan brings back without a change: random events, made by the schemas of the forms. */

const days = { eventStartDate: '2027-02-20', eventEndDate: '2027-02-21' };

/** Numbers from 0 up to 1, the same for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const oddNames =
  `TBD|TBA|None|n/a|???|-|Total|Subtotal|Sum|Category|Role|Role/Position|Date|Question|Kind of answer|Kind|Event setting|Value
  |_x0041_|_x000D_x|a_x005F_b|Role without shifts|=1+1|=SUM(A1:A9)|+41 79|-5|@home|'quoted|"double"|007|1/2|8:00|2027-02-20|TRUE|#N/A|<b>&amp;</b>|A  B|Zelt\u00a0Nord
  |e\u0301te\u0301|\ufb01nish|\u200bhidden|a\u200dz|\ud83c\udfc1 Start|\uffffend|a\ufffe|Ünïcødé ß İı|x|__proto__|constructor`
    .split('|')
    .map((name) => name.trim());

function randomProgramme(seed: number): Programme {
  const random = randomOf(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const maybe = <Value>(make: () => Value): Value | null => (random() < 0.5 ? make() : null);
  const name = () =>
    random() < 0.8 ? pick(oddNames) : `${pick(oddNames)} ${'long '.repeat(30)}${Math.floor(random() * 99)}`;
  const text = () =>
    pick([
      name(),
      `  ${name()}\n\n ${name()}\t \u2028end  `,
      '=HYPERLINK("x")',
      '\u200b',
      'Zeile\r\nzwei',
      'a'.repeat(900),
    ]);
  const id = () => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => Math.floor(random() * 16).toString(16));
  const time = () =>
    `${String(Math.floor(random() * 24)).padStart(2, '0')}:${String(Math.floor(random() * 60)).padStart(2, '0')}`;
  const once = (taken: Set<string>, make: () => string): string => {
    let made = make();
    while (taken.has(foldName(made))) made = `${made.slice(0, 180)} ${Math.floor(random() * 1000)}`;
    taken.add(foldName(made));
    return made;
  };

  const eventId = id();
  const [takenCategories, takenStarts] = [new Set<string>(), new Set<string>()];
  const categories = Array.from({ length: 4 }, () => ({
    id: id(),
    name: createCategoryInput.parse({ eventId, name: once(takenCategories, name) }).name,
    version: 1,
  }));
  const [, ...withRoles] = categories;
  const opportunities = withRoles.flatMap((category) => {
    const taken = new Set<string>();
    return Array.from({ length: 4 }, (): Programme['opportunities'][number] => {
      const { location, minimumAge, youngerWithConsent, standby, ...made } = createOpportunityInput.parse({
        eventId,
        categoryId: category.id,
        name: once(taken, name),
        shortDescription: maybe(() => text().slice(0, 500)),
        longDescription: maybe(() => text().repeat(4)),
        location: maybe(name),
        minimumAge: maybe(() => 1 + Math.floor(random() * 99)),
        youngerWithConsent: random() < 0.5,
        standby: random() < 0.5,
      });
      const { shortDescription, longDescription } = made;
      const more = { shortDescription, longDescription, location, minimumAge, youngerWithConsent, standby };
      return { id: id(), categoryId: category.id, name: made.name, ...more, version: 1 };
    });
  });
  const shifts = opportunities.flatMap((role) =>
    Array.from({ length: Math.floor(random() * 4) }, (): Programme['shifts'][number] => {
      const [startTime, endTime] = [time(), time()];
      const { qtyRequired, ...made } = createShiftInput.parse({
        opportunityId: role.id,
        date: pick(['2027-02-20', '2027-02-21', '2026-03-01', '2027-12-31', '1899-12-31', '0033-04-03', '9999-12-31']),
        ...{ startTime, endTime: endTime === startTime ? (startTime === '12:00' ? '12:01' : '12:00') : endTime },
        qtyRequired: 1 + Math.floor(random() * 9999),
        location: maybe(() => text().slice(0, 200)),
        notes: maybe(text),
        closed: random() < 0.5,
        waitlistEnabled: random() < 0.5,
      });
      const { opportunityId, date, location, notes, closed, waitlistEnabled } = made;
      const said = { opportunityId, date, location, notes, closed, waitlistEnabled };
      const figures = {
        cancelled: random() < 0.3,
        quantity: qtyRequired,
        signups: Math.floor(random() * 5),
        version: 1,
      };
      return { id: id(), ...said, startTime: made.startTime, endTime: made.endTime, ...figures };
    }),
  );
  const questions = Array.from({ length: 6 }, (_, position): Programme['questions'][number] => {
    const kind = pick(questionKinds);
    const choices =
      kind === 'CHOICE' || kind === 'SEVERAL_CHOICES' ? ['a, b', pick(['c; d', 'c']), pick(oddNames)] : [];
    const { label, help, required } = createQuestionInput.parse({
      ...{ eventId, kind, label: name(), help: maybe(() => text().slice(0, 300)), choices, required: random() < 0.5 },
    });
    const opportunityId = maybe(() => pick(opportunities))?.id ?? null;
    return { id: id(), opportunityId, kind, label, help, choices, required, position, version: 1 };
  });
  const starts = Array.from({ length: 4 }, (): Programme['starts'][number] => {
    const called = once(takenStarts, () => name().slice(0, 90));
    const when = { date: pick(['2027-02-20', '2027-02-21']), time: time() };
    const { eventId: _of, ...start } = createRaceStartInput.parse({ eventId, name: called, ...when });
    return { id: id(), ...start, isCleared: random() < 0.5, version: 1 };
  });
  const posts = categories.flatMap((category) => {
    const taken = new Set(['']);
    return Array.from({ length: 3 }, (_, index): Programme['posts'][number] => {
      const { eventId: _of, ...post } = createPostInput.parse({
        ...{ eventId, categoryId: category.id, place: index === 0 ? null : once(taken, name).slice(0, 200) },
        ...{ minimumStaff: 1 + Math.floor(random() * 200), staffedByMinutes: Math.floor(random() * 601) },
        ...{ blocksStart: random() < 0.5, mapUrl: maybe(() => 'https://example.org/map?a=1;b=2') },
        startIds: starts.filter(() => random() < 0.5).map((start) => start.id),
      });
      return { id: id(), ...post, version: 1 };
    });
  });
  const event: Programme['event'] = {
    id: eventId,
    ...{ startDate: days.eventStartDate, endDate: days.eventEndDate },
    state: pick(['DRAFT', 'PUBLISHED', 'CANCELLED'] as const),
    signupsOpenAt: maybe(() => '2026-12-01T07:00:12.345Z'),
    signupsCloseAt: maybe(() => '2027-02-19T23:59:59.000Z'),
    waitlistEnabled: random() < 0.5,
    remindDaysBefore: pick([[], [1], [30, 7, 1]]),
    timeZone: pick(['Europe/Berlin', 'America/Chicago', 'Asia/Kathmandu']),
    version: 1,
  };
  return { categories, opportunities, shifts, questions, starts, posts, event, location: maybe(name) };
}

function rolesWithoutShifts({ opportunities, shifts }: Programme): Programme['opportunities'] {
  return opportunities.filter(({ id }) => !shifts.some(({ opportunityId }) => opportunityId === id));
}

async function readBack(programme: Programme): Promise<PlannedRow[]> {
  const bytes = await buffer(planOf('plan', programme).chunks as AsyncIterable<Uint8Array>);
  return readWorkbook(bytes, { ...days, shiftIds: new Set(programme.shifts.map(({ id }) => id)) }).rows;
}

it.each(Array.from({ length: 25 }, (_, seed) => seed + 1))('event %d comes back without a change', async (seed) => {
  const programme = randomProgramme(seed);
  const { rows, ...plan } = planImport(programme, await readBack(programme));
  expect(rows.filter(({ outcome }) => outcome !== 'exists')).toEqual([]);
  expect(rows.flatMap(({ warnings }) => warnings.filter((warning) => warning.includes('place')))).toEqual([]);
  // One category has no role, and of the roles about one in four no shift.
  const alone = rolesWithoutShifts(programme);
  const { shifts, questions, starts, posts } = programme;
  const listed = [alone, shifts, questions, starts, posts].reduce((sum, list) => sum + list.length, 0);
  expect(rows).toHaveLength(1 + listed);
  expect(plan).toEqual({
    ...{ categories: [], opportunities: [], shifts: [], questions: [] },
    ...{ changedCategories: [], changedOpportunities: [], changedShifts: [], movedShifts: [], changedQuestions: [] },
    ...{ changedSettings: {}, looksMoved: [] },
    ...{ starts: [], changedStarts: [], movedStartIds: [], posts: [], changedPosts: [] },
  });
});

it.each(Array.from({ length: 25 }, (_, seed) => seed + 1))(
  'event %d comes into an empty one as it is',
  async (seed) => {
    const random = randomProgramme(seed);
    // There a question is known by its words alone, and one that is asked twice is refused.
    const words = new Set<string>();
    const questions = random.questions.filter(({ opportunityId, label }) => {
      const key = `${opportunityId} ${foldName(label)}`;
      return !words.has(key) && words.add(key);
    });
    const programme = { ...random, questions };
    const none = { categories: [], opportunities: [], shifts: [], questions: [], starts: [], posts: [] };
    const event = { ...programme.event, id: programme.categories[0]?.id ?? '' };
    const plan = planImport({ ...programme, ...none, event }, await readBack(programme));
    expect(plan.rows.filter(({ outcome }) => outcome === 'error')).toEqual([]);
    expect(plan.categories.map(({ name }) => name).sort()).toEqual(
      programme.categories.map(({ name }) => cleanLine(name)).sort(),
    );
    const rolesOf = ({
      categories,
      opportunities,
    }: Pick<Programme, 'opportunities'> & Pick<typeof plan, 'categories'>) =>
      opportunities
        .map(
          ({
            categoryId,
            name,
            shortDescription,
            longDescription,
            location,
            minimumAge,
            youngerWithConsent,
            standby,
          }) =>
            JSON.stringify([
              ...[cleanLine(categories.find(({ id }) => id === categoryId)?.name ?? ''), cleanLine(name)],
              ...[cleanText(shortDescription ?? ''), cleanText(longDescription ?? ''), cleanRolePlace(location ?? '')],
              ...[minimumAge, youngerWithConsent, standby],
            ]),
        )
        .sort();
    expect(rolesOf(plan)).toEqual(rolesOf(programme));
    expect([plan.shifts.length, plan.questions.length]).toEqual([programme.shifts.length, programme.questions.length]);
    expect(boardOf(plan, plan.categories)).toEqual(boardOf(programme, programme.categories));
  },
);

/** Starts, and posts with the names of their starts and category, whatever their ids. */
function boardOf({ starts, posts }: Pick<Programme, 'starts' | 'posts'>, categories: { id: string; name: string }[]) {
  const nameOf = (list: { id: string; name: string }[], id: string) =>
    cleanLine(list.find((one) => one.id === id)?.name ?? '');
  return [
    ...starts.map(({ name, date, time }) => [cleanLine(name), date, time]),
    ...posts.map(({ id: _id, version: _version, categoryId, place, startIds, ...post }) => [
      ...[nameOf(categories, categoryId), cleanRolePlace(place ?? ''), JSON.stringify(Object.entries(post).sort())],
      startIds.map((id) => nameOf(starts, id)).sort(),
    ]),
  ]
    .map((one) => JSON.stringify(one))
    .sort();
}

it('a role that all of its rows call otherwise is renamed, and nothing moves; names may change places', async () => {
  const programme = randomProgramme(3);
  const [one, other] = programme.opportunities.filter(
    ({ id, categoryId }) =>
      categoryId === programme.categories[1]?.id && programme.shifts.some(({ opportunityId }) => opportunityId === id),
  );
  if (!one || !other) throw new Error('The first category with roles has two with shifts');
  const renamed = { ...programme, opportunities: programme.opportunities.map((role) => ({ ...role })) };
  for (const role of renamed.opportunities) {
    if (role.id === one.id) role.name = other.name;
    if (role.id === other.id) role.name = 'Somebody new';
  }
  const plan = planImport(programme, await readBack(renamed));
  expect(plan.changedOpportunities.map(({ id, name }) => [id, name])).toEqual([
    [one.id, other.name],
    [other.id, 'Somebody new'],
  ]);
  expect([plan.opportunities, plan.changedShifts, plan.movedShifts, plan.questions]).toEqual([[], [], [], []]);
  expect(plan.rows.filter(({ reason }) => reason !== null)).toEqual([]);
  const changes = plan.rows.flatMap((row) => row.changes);
  expect(changes).toEqual(
    expect.arrayContaining([
      { field: 'role', from: one.name, to: other.name.replace(/\s+/gu, ' ') },
      { field: 'role', from: other.name, to: 'Somebody new' },
    ]),
  );
  expect(changes).toHaveLength(2);
});

it('a category that all of its rows call otherwise is renamed with its roles and questions, and nothing moves', async () => {
  const programme = randomProgramme(3);
  const [one, other] = programme.categories.filter(({ id }) =>
    programme.opportunities.some(
      (role) => role.categoryId === id && programme.shifts.some(({ opportunityId }) => opportunityId === role.id),
    ),
  );
  if (!one || !other) throw new Error('Two categories have shifts');
  const names = new Map([
    [one.id, other.name],
    [other.id, 'Somebody new'],
  ]);
  const inFile = {
    ...programme,
    categories: programme.categories.map((each) => ({ ...each, name: names.get(each.id) ?? each.name })),
  };
  const plan = planImport(programme, await readBack(inFile));
  expect(plan.changedCategories.map(({ id, name }) => [id, name])).toEqual([...names]);
  expect([plan.categories, plan.opportunities, plan.changedOpportunities, plan.movedShifts, plan.questions]).toEqual([
    ...[[], [], [], [], []],
  ]);
  expect(plan.rows.filter(({ reason }) => reason !== null)).toEqual([]);
  expect(plan.rows.flatMap((row) => row.changes)).toEqual(
    expect.arrayContaining([{ field: 'category', from: other.name, to: 'Somebody new' }]),
  );
  // Rows that go to a category that stays move their shifts.
  const third = programme.categories.find(({ id }) => !names.has(id));
  if (!third) throw new Error('Three categories');
  const moving = {
    ...programme,
    categories: programme.categories.map((each) => (each.id === one.id ? { ...each, name: third.name } : each)),
  };
  const moved = planImport(programme, await readBack(moving));
  expect([moved.changedCategories, moved.movedShifts.length > 0]).toEqual([[], true]);
});
