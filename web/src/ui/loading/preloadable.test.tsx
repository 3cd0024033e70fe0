/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { preloadable } from './preloadable';

let counts = 0;

/** Shows the number of its state: a second one would have a higher number. */
function Code({ word }: { word: string }) {
  const [number] = useState(() => (counts += 1));
  return <p>{`${word} ${number}`}</p>;
}

const show = (Page: ReturnType<typeof preloadable<{ word: string }>>, word: string) => (
  <Suspense fallback={<p>Loading</p>}>
    <Page word={word} />
  </Suspense>
);

beforeEach(() => (counts = 0));
afterEach(cleanup);

test('a page that was not preloaded shows a skeleton, then the page, which keeps its state', async () => {
  const Page = preloadable(() => Promise.resolve(Code));
  const { rerender } = render(show(Page, 'First'));
  expect(screen.queryByText('Loading')).not.toBeNull();
  expect(await screen.findByText('First 1')).not.toBeNull();
  rerender(show(Page, 'Second'));
  expect(screen.queryByText('Second 1')).not.toBeNull();
});

test('a page that was preloaded is there at once', async () => {
  const Page = preloadable(() => Promise.resolve(Code));
  await Page.preload();
  render(show(Page, 'First'));
  expect(screen.queryByText('First 1')).not.toBeNull();
});

test('a page that could not be preloaded is loaded when it is shown', async () => {
  let tries = 0;
  const Page = preloadable(() => ((tries += 1) > 1 ? Promise.resolve(Code) : Promise.reject(new Error('offline'))));
  await expect(Page.preload()).rejects.toThrow('offline');
  render(show(Page, 'First'));
  expect(await screen.findByText('First 1')).not.toBeNull();
});
