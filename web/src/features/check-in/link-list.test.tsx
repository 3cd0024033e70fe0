/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react';
import { LinkList } from './link-list';
import type { ListedLink_CheckInLinkFragment } from './manage-check-in-page.generated';

afterEach(cleanup);

/** The status of Maeve's phone, which called the server so many minutes ago. */
function saidAfter(minutes: number, { isOver = false, revokedAt = null as string | null } = {}) {
  const lastHeardAt = new Date(Date.now() - minutes * 60_000).toISOString();
  const device = { id: 'd', name: 'Maeve', joinedAt: lastHeardAt, lastHeardAt, revokedAt };
  const link: ListedLink_CheckInLinkFragment = {
    ...{
      id: 'l',
      place: null,
      day: '2027-02-20',
      startsAt: lastHeardAt,
      expiresAt: lastHeardAt,
      revokedAt: null,
      isOver,
    },
    ...{ withPhones: true, canRedeem: false, maxDevices: 3, category: { id: 'c', name: 'Timing' }, devices: [device] },
  };
  render(<LinkList links={[link]} timeZone="UTC" />);
  const line = within(screen.getByRole('list', { name: /^Phones of Timing/ })).getByRole('listitem');
  return /(last heard from|not heard since|signed off)/.exec(line.textContent)?.[0];
}

test.each([
  [9, {}, 'last heard from'],
  [11, {}, 'not heard since'],
  [11, { isOver: true }, 'last heard from'],
  [11, { revokedAt: '2027-02-20T08:00:00.000Z' }, 'signed off'],
])('after %i minutes, %j: %s', (minutes, more, words) => {
  expect(saidAfter(minutes, more)).toBe(words);
});
