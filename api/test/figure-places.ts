import { expect } from '@jest/globals';
import { figuresOf } from '../src/contract/programme/figures.js';
import type { SharedTestServer } from './shared-test-server.js';

/** Where somebody reads figures: an event, its lead, a feed of its shifts. */
export interface Looked {
  eventId: string;
  slug: string;
  headers: Record<string, string>;
  feed: string;
}

/** What a place says; what it does not say is left out. */
export interface Said {
  needed?: number;
  registered?: number;
  filled?: number;
  missing?: number;
  open?: number;
  rate?: number;
}

interface Sums {
  qtyRequired: number;
  qtyRegistered: number;
  qtyFilled: number;
  missing: number;
  fillPercentage: number;
}

interface OneShift {
  qtyRequired: number;
  qtyRegistered: number;
  heldCount: number;
  cancelledAt: string | null;
  missing: number;
  openSpots: number;
}

const sums = 'qtyRequired qtyRegistered qtyFilled missing fillPercentage';
const ofShift = 'qtyRequired qtyRegistered heldCount cancelledAt missing openSpots';

function submittedBy({ qtyRequired, qtyRegistered, qtyFilled, missing, fillPercentage }: Sums): Said {
  return { needed: qtyRequired, registered: qtyRegistered, filled: qtyFilled, missing, rate: fillPercentage };
}

function total(numbers: number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

/** Every place that shows figures of an event's shifts, and how it is read. */
export const figurePlaces: Record<string, (server: SharedTestServer, looked: Looked) => Promise<Said>> = {
  'the stats': async (server, { eventId, headers }) => {
    const { body } = await server.rest<Record<string, number>>(
      'GET',
      `/api/stats?eventId=${eventId}`,
      undefined,
      headers,
    );
    return { needed: body.volunteersNeeded, registered: body.volunteersRegistered, rate: body.fillRate };
  },
  'the report': async (server, { eventId, headers }) => {
    const { data } = await server.graphql<{ report: { summary: Sums } }>(
      `{ report(eventId: "${eventId}") { summary { ${sums} } } }`,
      {},
      headers,
    );
    return submittedBy(data.report.summary);
  },
  "the report's categories and roles": async (server, { eventId, headers }) => {
    const { data } = await server.graphql<{ report: { categories: (Sums & { opportunities: Sums[] })[] } }>(
      `{ report(eventId: "${eventId}") { categories { ${sums} opportunities { ${sums} } } } }`,
      {},
      headers,
    );
    const [category] = data.report.categories;
    expect(category?.opportunities).toEqual([expect.objectContaining({ missing: category?.missing })]);
    return submittedBy(category as Sums);
  },
  'the rows of the report, the board and the rosters': async (server, { eventId, headers }) => {
    const { data } = await server.graphql<{ report: { shifts: (OneShift & { event: { state: string } })[] } }>(
      `{ report(eventId: "${eventId}") { shifts { ${ofShift} event { state } } } }`,
      {},
      headers,
    );
    const { shifts } = data.report;
    const figures = shifts.map((shift) => figuresOf({ ...shift, eventState: shift.event.state }));
    expect(figures.map(({ missing }) => missing)).toEqual(shifts.map(({ missing }) => missing));
    return {
      needed: total(figures.map(({ needed }) => needed)),
      filled: total(figures.map(({ filled }) => filled)),
      missing: total(figures.map(({ missing }) => missing)),
      open: total(shifts.map(({ openSpots }) => openSpots)),
    };
  },
  'the report by REST': async (server, { eventId, headers }) => {
    const { body } = await server.rest<{
      reports: { volunteersNeeded: number }[];
      summary: Record<string, number>;
    }>('GET', `/api/reports?eventId=${eventId}`, undefined, headers);
    expect(total(body.reports.map(({ volunteersNeeded }) => volunteersNeeded))).toBe(
      body.summary.totalVolunteersNeeded,
    );
    const { totalVolunteersNeeded, totalVolunteersAssigned, overallFillRate, stillNeeded } = body.summary;
    return {
      ...{ needed: totalVolunteersNeeded, registered: totalVolunteersAssigned },
      ...{ rate: overallFillRate, missing: stillNeeded },
    };
  },
  'the file of the report': async (server, { eventId, headers }) => {
    const answer = await fetch(`${server.url}/api/exports/report?eventId=${eventId}`, { headers });
    const [head = '', ...lines] = (await answer.text()).trim().split('\r\n');
    const at = head.split(',').indexOf('Volunteers Needed');
    return { needed: total(lines.map((line) => Number(line.split(',')[at]))) };
  },
  'the event': async (server, { eventId, headers }) => {
    const { data } = await server.graphql<{ eventBoard: { event: Sums & { openSpotCount: number } } }>(
      `{ eventBoard(eventId: "${eventId}") { event { ${sums} openSpotCount } } }`,
      {},
      headers,
    );
    return { ...submittedBy(data.eventBoard.event), open: data.eventBoard.event.openSpotCount };
  },
  'the list of what is missing': async (server, { eventId, headers }) => {
    const { data } = await server.graphql<{ eventBoard: { event: { shifts: OneShift[] } } }>(
      `{ eventBoard(eventId: "${eventId}") { event { shifts(where: { understaffed: true }) { ${ofShift} } } } }`,
      {},
      headers,
    );
    return { missing: total(data.eventBoard.event.shifts.map(({ missing }) => missing)) };
  },
  'the signup table': async (server, { eventId, headers }) => {
    const { data } = await server.graphql<{ signupTable: { active: number } }>(
      `{ signupTable(filter: { eventId: "${eventId}" }) { active } }`,
      {},
      headers,
    );
    return { registered: data.signupTable.active };
  },
  'the signups that take place': async (server, { eventId, headers }) => {
    const { data } = await server.graphql<{ signupTable: { matching: number } }>(
      `{ signupTable(filter: { eventId: "${eventId}", status: ACTIVE, calledOff: false }) { matching } }`,
      {},
      headers,
    );
    return { registered: data.signupTable.matching };
  },
  'a feed': async (server, { feed }) => {
    const { body } = await server.rest<{ missing: number }[]>('GET', `${feed}.json`);
    // It shows nothing of a draft.
    return body.length === 0 ? {} : { missing: total(body.map(({ missing }) => missing)) };
  },
  'the frame on other sites': async (server, { slug }) => {
    const text = await (await fetch(`${server.url}/embed/event/${slug}`)).text();
    return { open: total([...text.matchAll(/(\d+) spots? open/g)].map(([, spots]) => Number(spots))) };
  },
};
