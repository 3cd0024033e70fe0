/** @jest-environment jsdom */
import '../../../../test/text-encoder';
import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Answering } from '../../../../test/answering-client';
import { HowWeUseThis } from '../../../app/how-we-use-this';
import { defaultSettings, privacyPage, writePublicSettings } from '../../../app/settings';
import { PrivacyPage } from './privacy-page';

beforeEach(() => writePublicSettings(defaultSettings));
afterEach(cleanup);

const part = (what: string, keptFor: string) => ({ __typename: 'PrivacyPart', what, why: `Why of ${what}.`, keptFor });
const noticeOf = (notice: string) => ({
  privacyNotice: {
    ...{ __typename: 'PrivacyNotice', notice },
    parts: [part('Names', '400 days after the last event'), part('Phone number', '56 days after the last event')],
  },
});

function open(...answers: (Record<string, unknown> | Error)[]) {
  let asked = 0;
  render(
    <MemoryRouter>
      <Answering answer={() => answers[Math.min(asked++, answers.length - 1)]}>
        <PrivacyPage />
      </Answering>
    </MemoryRouter>,
  );
  return () => asked;
}

test('the words of the club come first, with their lines; then what is kept, why and how long', async () => {
  open(noticeOf('We are a club.\n\nWe sell nothing.'));
  const words = await screen.findByText(/We are a club\./);
  expect(words.textContent).toBe('We are a club.\n\nWe sell nothing.');
  expect(words.className).toContain('whitespace-pre-line');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    ...['Your data', 'What we keep', 'Names', 'Phone number', 'What you can do'],
  ]);
  expect(screen.getAllByRole('listitem')[1]?.textContent).toBe(
    'Phone numberWhy of Phone number.Kept: 56 days after the last event',
  );
  expect(words.compareDocumentPosition(screen.getByRole('list'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('it says who to write to, and to call where the club has a number', async () => {
  open(noticeOf(''));
  await screen.findByText('Names');
  expect(screen.getByRole('link', { name: 'volunteers@example.org' }).getAttribute('href')).toBe(
    'mailto:volunteers@example.org',
  );
  expect(document.querySelector('a[href^="tel:"]')).toBeNull();
  cleanup();
  writePublicSettings({ ...defaultSettings, contactPhone: '+47 900 00 000' });
  open(noticeOf(''));
  await screen.findByText('Names');
  expect(document.querySelector('a[href^="tel:"]')?.textContent).toBe('+47 900 00 000');
});

test('without a connection it still says what people can do, and is tried again', async () => {
  open(new TypeError('Failed to fetch'), noticeOf(''));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Names');
  expect(screen.getByRole('heading', { name: 'What you can do' })).toBeTruthy();
});

test('where the club has a page of its own links lead there, and this page asks nothing', () => {
  expect(privacyPage()).toBe('/privacy');
  writePublicSettings({ ...defaultSettings, privacyUrl: 'https://club.example.org/privacy' });
  // jsdom cannot navigate, and reports it.
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const asked = open(noticeOf(''));
  expect(said.mock.calls.map(([error]) => String(error))).toEqual([expect.stringContaining('navigation')]);
  said.mockRestore();
  expect(asked()).toBe(0);
  expect(screen.queryByRole('heading')).toBeNull();
  cleanup();
  render(
    <MemoryRouter>
      <HowWeUseThis />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: /^How we use this/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'https://club.example.org/privacy',
    '_blank',
  ]);
});

test('a setting with the address of this page shows this page', async () => {
  writePublicSettings({ ...defaultSettings, privacyUrl: `${window.location.origin}/privacy` });
  open(noticeOf(''));
  await screen.findByText('Names');
});
