import { newName, signInAs } from './as-staff.ts';
import { inDatabase } from './in-database.ts';
import { makeEvent } from './make-event.ts';
import { showAllEvents } from './show-all-events.ts';
import { expect, test, type Locator } from './test.ts';

/*
 * Events with free spots, held spots, over-full, full, draft and cancelled: every page shows the mark and the figures
 * that the API gives (api/test/figure-places.ts reads the API's own).
 */

interface Sums {
  missing: number;
  openSpotCount: number;
  qtyRequired: number;
  qtyFilled: number;
}

interface State {
  sql?: string;
  /** People in the first shift and in the second. */
  taken?: [number, number];
  says: Sums;
  /** The text behind its name in a picker. */
  mark: string;
  /** The texts on each page. */
  landing: string[];
  dashboard: string[];
  category: string[];
  board: string[];
}

/** A shift of three with one person, and one of two with none, unless the state says otherwise. */
const states: Record<string, State> = {
  'as it is': {
    says: { missing: 4, openSpotCount: 4, qtyRequired: 5, qtyFilled: 1 },
    mark: '',
    landing: ['4 spots open', '1 of 5 filled'],
    dashboard: ['4 spots open in 2 of 2 shifts'],
    category: ['4 volunteers needed', '4 needed', '1 of 3 registered'],
    board: ['4 missing in 2 shifts', '2 missing'],
  },
  'with a spot held': {
    sql: 'update shift set held_count = 1 where id = $1 and event_id = $2',
    says: { missing: 3, openSpotCount: 3, qtyRequired: 5, qtyFilled: 1 },
    mark: '',
    landing: ['3 of 5 spots open'],
    dashboard: ['3 spots open in 2 of 2 shifts'],
    category: ['3 volunteers needed', '3 needed', '1 of 3 registered'],
    board: ['3 missing in 2 shifts', '1 missing'],
  },
  'with all of one shift held': {
    sql: 'update shift set held_count = 2 where id = $1 and event_id = $2',
    says: { missing: 2, openSpotCount: 2, qtyRequired: 5, qtyFilled: 1 },
    mark: '',
    landing: ['2 of 5 spots open'],
    dashboard: ['2 spots open in 1 of 2 shifts'],
    category: ['2 volunteers needed', '2 needed', '1 of 3 registered'],
    board: ['2 missing in 1 shift', '2 held'],
  },
  'over-full in one shift': {
    sql: 'update shift set qty_required = 1 where id = $1 and event_id = $2',
    taken: [3, 0],
    says: { missing: 2, openSpotCount: 2, qtyRequired: 3, qtyFilled: 1 },
    mark: '',
    landing: ['2 spots open', '1 of 3 filled'],
    dashboard: ['2 spots open in 1 of 2 shifts'],
    category: ['2 volunteers needed', '2 needed', '3 of 1 registered'],
    board: ['2 missing in 1 shift', '3 of 1'],
  },
  full: {
    taken: [3, 2],
    says: { missing: 0, openSpotCount: 0, qtyRequired: 5, qtyFilled: 5 },
    mark: '',
    landing: ['All spots taken', '5 of 5 filled'],
    dashboard: ['Fully staffed'],
    category: ['0 volunteers needed', 'Fully staffed', '3 of 3 registered'],
    board: ['Nobody is missing'],
  },
  'a draft': {
    sql: `update event set state = 'DRAFT' where id = $2 and $1::uuid is not null`,
    says: { missing: 4, openSpotCount: 0, qtyRequired: 5, qtyFilled: 1 },
    mark: ' · Draft',
    landing: ['Draft: only staff can see it', 'Not published yet'],
    dashboard: ['Draft · 2 shifts'],
    category: ['This is a draft.', '4 volunteers needed', '4 needed', '1 of 3 registered', 'Not yet'],
    board: ['4 missing in 2 shifts'],
  },
  'before signing up opens': {
    sql: `update event set signups_open_at = now() + interval '3 days' where id = $2 and $1::uuid is not null`,
    says: { missing: 4, openSpotCount: 0, qtyRequired: 5, qtyFilled: 1 },
    mark: '',
    landing: ['Signing up opens', '1 of 5 filled'],
    dashboard: ['Signing up opens'],
    category: ['Signing up opens on', '4 volunteers needed', '4 needed', '1 of 3 registered', 'Not yet'],
    board: ['4 missing in 2 shifts'],
  },
  'after signing up closed': {
    sql: `update event set signups_close_at = now() - interval '3 days' where id = $2 and $1::uuid is not null`,
    says: { missing: 4, openSpotCount: 0, qtyRequired: 5, qtyFilled: 1 },
    mark: '',
    landing: ['Signing up is closed', '1 of 5 filled'],
    dashboard: ['Nothing open any more'],
    category: ['Signing up closed on', '1 role', '1 of 3 registered', 'Closed'],
    board: ['4 missing in 2 shifts'],
  },
  'a cancelled event': {
    sql: `update event set state = 'CANCELLED' where id = $2 and $1::uuid is not null`,
    says: { missing: 0, openSpotCount: 0, qtyRequired: 0, qtyFilled: 0 },
    mark: ' · Cancelled',
    landing: ['This event is cancelled'],
    dashboard: ['Cancelled'],
    category: ['is cancelled.', 'Closed'],
    board: ['Nobody is missing'],
  },
  'a cancelled event that was full': {
    sql: `update event set state = 'CANCELLED' where id = $2 and $1::uuid is not null`,
    taken: [3, 2],
    says: { missing: 0, openSpotCount: 0, qtyRequired: 0, qtyFilled: 0 },
    mark: ' · Cancelled',
    landing: ['This event is cancelled'],
    dashboard: ['Cancelled'],
    category: ['is cancelled.', 'Closed'],
    board: ['Nobody is missing'],
  },
};

/** Texts that no page shows for an event that does not take place. */
const untrue = /\d (spots? open|missing|needed|volunteers? needed|filled)|Fully staffed|All spots taken/;
/** Texts that no page shows for an event that lacks people. */
const enough =
  /\b0 (missing|needed|volunteers needed)|Fully staffed|All spots taken|Nobody is missing|Full(?!y)|Join the waitlist/;
/** Texts that no page shows for an event whose spots nobody can take now. */
const open = /[1-9]\d* (of \d+ )?spots? open|Sign Up/;

async function makeState({ sql, taken: [first, second] = [1, 0] }: State) {
  const event = await makeEvent({
    name: newName('Figures'),
    days: [30, 30],
    shifts: [
      { day: 30, places: 3, taken: first },
      { day: 30, startTime: '14:00', endTime: '16:00', places: 2, taken: second },
    ],
  });
  if (sql) expect(await inDatabase(sql, [event.shifts[0], event.id])).toBe(1);
  return event;
}

test(
  'each state of an event has its mark and the API’s figures in pickers, lists, cards, on the board and the category’s page',
  { tag: '@laptop' },
  async ({ page }) => {
    const admin = await signInAs(page, 'admin');
    const all = await Promise.all(
      Object.entries(states).map(async ([name, state]) => ({ state: name, ...state, event: await makeState(state) })),
    );
    for (const { state, says, event } of all) {
      const query = `{ eventBoard(eventId: "${event.id}") { event { missing openSpotCount qtyRequired qtyFilled } } }`;
      const { body } = await admin.call<{ data: { eventBoard: { event: Sums } } }>('POST', '/graphql', { query });
      expect(body.data.eventBoard.event, state).toEqual(says);
    }

    const says = async (
      place: 'landing' | 'dashboard' | 'category' | 'board',
      shown: Locator,
      one: (typeof all)[0],
    ) => {
      for (const words of one[place]) await expect(shown, `${one.state}: ${place}`).toContainText(words);
      if (one.says.qtyRequired === 0) await expect(shown, `${one.state}: ${place}`).not.toContainText(untrue);
      if (one.says.missing === 4) await expect(shown, `${one.state}: ${place}`).not.toContainText(enough);
      if (one.says.openSpotCount === 0) await expect(shown, `${one.state}: ${place}`).not.toContainText(open);
    };
    const card = (name: string) =>
      page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: name }).first();
    await page.goto('/');
    await showAllEvents(page);
    for (const one of all) await says('landing', card(one.event.name), one);
    await page.goto('/admin-dashboard');
    for (const one of all) await says('dashboard', card(one.event.name), one);
    for (const one of all) {
      await page.goto(`/event/${one.event.slug}/category/${one.event.categoryId}`);
      await says('category', page.getByRole('main'), one);
      await page.goto(`/manage?eventId=${one.event.id}`);
      await says('board', page.getByRole('main'), one);
    }
    const choices = page.getByLabel('Event', { exact: true }).locator('option');
    for (const { state, mark, event } of all)
      await expect(choices.and(page.locator(`[value="${event.id}"]`)), state).toHaveText(
        new RegExp(`^${event.name}( \\(\\d{4}\\))?${mark}$`),
      );
  },
);
