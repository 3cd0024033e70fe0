/** @jest-environment jsdom */
import '../../../test/dialog-element';
import '../../../test/text-encoder';
import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { lazyDialog, lazyPart } from './lazy-part';

let offline = true;
const load = async () => {
  if (offline) throw new TypeError('Failed to fetch dynamically imported module');
  return function Loaded({ name }: { name: string; onClose: () => void }) {
    return <p>The form for {name}</p>;
  };
};

const show = async (Part: ReturnType<typeof lazyDialog<{ name: string; onClose: () => void }>>) => {
  await act(async () =>
    render(
      <MemoryRouter>
        <p>The page</p>
        <Suspense fallback={null}>
          <Part name="Ada" onClose={() => undefined} />
        </Suspense>
      </MemoryRouter>,
    ),
  );
};

beforeEach(() => {
  offline = true;
  jest.useFakeTimers();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['a dialog', () => lazyDialog(load)],
  ['a part', () => lazyPart(load)],
])('%s whose code cannot be fetched says so in place, and opens once the browser is connected', async (_, make) => {
  await show(make());
  expect(screen.getByText('You are offline')).toBeTruthy();
  expect(screen.getByText('The page')).toBeTruthy();
  offline = false;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('The form for Ada')).toBeTruthy();
});

test('it continues by itself where the browser does not notice the connection', async () => {
  await show(lazyDialog(load));
  await act(async () => jest.advanceTimersByTime(3000));
  expect(screen.getByText('You are offline')).toBeTruthy();
  offline = false;
  await act(async () => jest.advanceTimersByTime(3000));
  expect(screen.getByText('The form for Ada')).toBeTruthy();
});
