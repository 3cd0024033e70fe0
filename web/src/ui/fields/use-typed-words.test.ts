/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, createElement, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useTypedWords } from './use-typed-words';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A field whose value is kept elsewhere; it arrives there only when `arrive` is called, as after a slow rendering. */
function field() {
  const sent: string[] = [];
  let type: (typed: string) => void = () => undefined;
  let setKept: (kept: string) => void = () => undefined;
  let shown = '';
  function Field() {
    const [kept, set] = useState('');
    setKept = set;
    [shown, type] = useTypedWords(kept, (words) => sent.push(words));
    return null;
  }
  act(() => createRoot(document.createElement('div')).render(createElement(StrictMode, null, createElement(Field))));
  return {
    sent,
    shown: () => shown,
    type: (typed: string) => act(() => type(typed)),
    pause: () => act(() => jest.advanceTimersByTime(300)),
    arrive: (kept: string) => act(() => setKept(kept)),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a letter that is typed while the value is being updated is not lost', () => {
  const words = field();
  words.type('ab');
  words.pause();
  words.type('abc');
  words.arrive('ab');
  expect(words.shown()).toBe('abc');
  words.pause();
  words.arrive('abc');
  expect(words.shown()).toBe('abc');
  expect(words.sent).toEqual(['ab', 'abc']);
});

test('a change elsewhere changes the field, also to a text that was typed before', () => {
  const words = field();
  words.type('ab');
  words.pause();
  words.arrive('ab');
  words.arrive('');
  expect(words.shown()).toBe('');
  words.arrive('ab');
  expect(words.shown()).toBe('ab');
});
