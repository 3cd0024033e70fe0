/** @jest-environment jsdom */
import '../../../../test/text-encoder';
import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { defaultSettings, writePublicSettings } from '../../../app/settings';
import { MyDataPage } from './my-data-page';

const shift = {
  event: 'Birkie',
  category: 'Food',
  role: 'Soup',
  date: '2099-02-20',
  startTime: '07:30',
  endTime: '09:00',
};
const ada = { person: 'Ada Berg', ...shift };

/** A file with one row of each part. */
const file = {
  format: 'trailcrew-my-data',
  version: 1,
  madeAt: '2099-01-01T10:00:00.000Z',
  household: {
    email: 'berg@example.org',
    links: [{ createdAt: '2099-01-01T10:00:00.000Z', expiresAt: '2100-01-01T10:00:00.000Z', revokedAt: null }],
    mailsOffSince: '2099-01-02T10:00:00.000Z',
  },
  people: [
    {
      ...{ firstName: 'Ada', lastName: 'Berg', email: 'berg@example.org', phone: '+47 900 00 000', mayBeAsked: true },
      ...{ createdAt: '2099-01-01T10:00:00.000Z', keptUntil: '2100-03-12', phoneKeptUntil: '2099-04-17' },
    },
  ],
  signups: [
    { ...ada, status: 'active', createdAt: '2099-01-01T10:00:00.000Z', attendanceState: 'NO_SHOW', keptUntil: null },
    { ...ada, role: 'Bar', status: 'cancelled', cancelledAt: '2099-01-03T10:00:00.000Z', away: null },
  ],
  vouchers: [
    { person: 'Ada Berg', event: 'Birkie', day: '2099-02-20', redeemedAt: '2099-02-20T11:00:00.000Z', place: 'Hut' },
  ],
  answers: [
    { ...ada, question: 'T-shirt', value: ['M'], answeredAt: '2099-01-01T10:00:00.000Z', keptUntil: '2100-03-12' },
  ],
  consents: [{ ...ada, guardianName: 'Grace', wording: 'I agree.', givenAt: '2099-01-01T10:00:00.000Z' }],
  waitlist: [
    { ...shift, people: [{ firstName: 'Ada', lastName: 'Berg' }], email: 'berg@example.org', state: 'EXPIRED' },
  ],
  replacements: {
    asked: [{ ...ada, state: 'OPEN', message: 'Please' }],
    askedToTakeOver: [{ ...ada, askedAt: '2099-01-04T10:00:00.000Z' }],
  },
  mails: [
    {
      what: 'Reminder of their shifts',
      state: 'sent',
      sentAt: '2099-01-05T10:00:00.000Z',
      keptUntil: '2099-02-04T10:00:00.000Z',
    },
    { what: 'Bulk email', subject: 'Snow!', state: 'failed', createdAt: '2099-01-05T10:00:00.000Z', sentAt: null },
  ],
  log: {
    byStaff: [{ summary: 'Vera → Ada', happenedAt: '2099-01-06T10:00:00.000Z' }],
    askedByPhone: [{ ...ada, answer: 'YES' }],
  },
};

const answer = (status: number, body: object) => ({
  ...{ ok: status === 200, status, statusText: '' },
  headers: new Headers({ 'content-disposition': 'attachment; filename="trailcrew-my-data-2099-01-01.json"' }),
  text: () => Promise.resolve(JSON.stringify(body)),
  blob: () => Promise.resolve({ text: () => Promise.resolve(JSON.stringify(body)) }),
});

/** Opens the page of a household; the last response is repeated. Returns the number of requests. */
function open(answers: (ReturnType<typeof answer> | Error)[], state?: unknown) {
  const ask = jest.fn(() => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  Object.assign(globalThis, { fetch: ask });
  render(
    <MemoryRouter initialEntries={[{ pathname: '/my-data', state }]}>
      <MyDataPage />
    </MemoryRouter>,
  );
  return ask;
}

/** The lines of each entry of a part. */
const part = (title: string) => {
  const section = screen.getByRole('heading', { level: 2, name: title }).closest('section') ?? document.body;
  return [...section.querySelectorAll(':scope > ul > li')].map((thing) =>
    [...thing.querySelectorAll('h3, li')].map(({ textContent }) => textContent),
  );
};

beforeEach(() => writePublicSettings(defaultSettings));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test('each part is readable, with its count and until when it is kept', async () => {
  open([answer(200, file)], '/manage/abc');
  await screen.findByRole('heading', { level: 1, name: 'What we keep about you' });
  expect(screen.getByText('Reminders are off since Jan 2, 2099, 10:00 AM')).toBeTruthy();
  expect(part('People (1)')).toEqual([
    ...[
      [
        ...['Ada Berg', 'berg@example.org', 'Phone +47 900 00 000', 'May be asked when others drop out'],
        ...['Known since Jan 1, 2099, 10:00 AM', 'Kept until Mar 12, 2100', 'Phone number kept until Apr 17, 2099'],
      ],
    ],
  ]);
  const when = 'Friday, Feb 20, 2099, 7:30 AM – 9:00 AM';
  expect(part('Signups (2)')).toEqual([
    ['Soup', 'Birkie', when, 'Ada Berg', 'Signed up Jan 1, 2099, 10:00 AM', 'Marked as not there'],
    ['Bar', 'Birkie', when, 'Ada Berg', 'Cancelled Jan 3, 2099, 10:00 AM'],
  ]);
  expect(part('Answers (1)')[0]).toEqual(
    expect.arrayContaining(['T-shirt', 'M', 'Ada Berg', 'Kept until Mar 12, 2100']),
  );
  expect(part('Consents (1)')[0]).toEqual(expect.arrayContaining(['Agreed to by Grace', '“I agree.”']));
  expect(part('Waiting (1)')[0]).toEqual(expect.arrayContaining(['Ada Berg', 'The offer ran out']));
  expect(part('Replacements (2)')[0]).toEqual(expect.arrayContaining(['Someone is looked for', '“Please”']));
  expect(part('Replacements (2)')[1]).toContain('Asked to take over Jan 4, 2099, 10:00 AM');
  expect(part('Meal vouchers (1)')[0]).toEqual(['Birkie', 'Ada Berg', 'Used Feb 20, 2099, 11:00 AM', 'At Hut']);
  expect(part('Emails (2)')).toEqual([
    ['Reminder of their shifts', 'Sent Jan 5, 2099, 10:00 AM', 'It did not come back', 'Kept until Feb 4, 2099'],
    ['Bulk email', '“Snow!”', 'Written Jan 5, 2099, 10:00 AM', 'It could not be sent'],
  ]);
  expect(part('Log (2)')[0]).toEqual(['Vera → Ada', 'By staff, Jan 6, 2099, 10:00 AM']);
  expect(part('Links in your emails (1)')).toEqual([
    ['Made Jan 1, 2099, 10:00 AM', 'Works until Jan 1, 2100, 10:00 AM'],
  ]);
  expect(screen.getByRole('link', { name: 'Back to your shifts' }).getAttribute('href')).toBe('/manage/abc');
});

test('empty parts say so in a line, and an unknown format breaks nothing', async () => {
  open([answer(200, { format: 'trailcrew-my-data', people: 'none' })], 'https://elsewhere.example');
  await screen.findByRole('heading', { name: 'Signups (0)' });
  expect(screen.getByText('No one signed up.')).toBeTruthy();
  expect(screen.getByText('No answers are kept.')).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
  // An address of another site is no link, either.
  expect(screen.getAllByRole('link', { name: 'Manage My Shifts' })[0]?.getAttribute('href')).toBe('/volunteer-lookup');
});

test('of a long part 50 rows are shown, and all on request', async () => {
  const mails = Array.from({ length: 1051 }, (_, index) => ({ what: `Mail ${index}`, state: 'waiting' }));
  open([answer(200, { mails })]);
  await screen.findByRole('heading', { name: 'Emails (1,051)' });
  expect(part('Emails (1,051)')).toHaveLength(50);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 1,051' }));
  expect(part('Emails (1,051)')).toHaveLength(1051);
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
});

test('the download is what was fetched, under the server’s name, without another request', async () => {
  const ask = open([answer(200, file)]);
  const made = jest.fn(() => 'blob:1');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
  const clicked: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.download);
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
  expect(clicked).toEqual(['trailcrew-my-data-2099-01-01.json']);
  expect(made).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('without an opened link it says which one to open', async () => {
  open([answer(404, { message: 'No volunteer was found.' })]);
  await screen.findByRole('heading', { name: 'Please open the link in one of your emails' });
  const way = within(document.body).getByRole('link', { name: 'Manage My Shifts' });
  expect(way.getAttribute('href')).toBe('/volunteer-lookup');
});

test('too many tries are reported in the words of the server, and the next try may succeed', async () => {
  open([answer(429, { message: 'Too many requests. Please wait 50 minutes.' }), answer(200, file)]);
  await screen.findByText('Too many requests. Please wait 50 minutes.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'People (1)' });
});

test('without a connection it says so', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  open([new TypeError('Failed to fetch')]);
  await screen.findByText(/having trouble connecting/);
});
