/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ToastRegion } from './toast-region';
import { dismissStayingToasts, showToast, toastMilliseconds, type Toast } from './toasts';

const show = (title: string, more: Partial<Toast> = {}) =>
  act(() => {
    showToast({ kind: 'success', title, ...more });
  });
const wait = () => act(() => jest.advanceTimersByTime(toastMilliseconds + 1));
const shown = () => screen.getByRole('status').querySelector('p')?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  render(<ToastRegion />);
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('a toast goes by itself, one that has to be looked at does not, and comes back from below another', () => {
  show('Saved');
  wait();
  expect(shown()).toBeUndefined();
  show('Too young', { stays: true });
  wait();
  expect(shown()).toBe('Too young');
  fireEvent.pointerLeave(screen.getByText('Too young'));
  show('Saved');
  expect(shown()).toBe('Saved');
  wait();
  expect(shown()).toBe('Too young');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
  expect(shown()).toBeUndefined();
});

test('a toast with an action shows for its time, no longer under a pointer, and comes back from below another', () => {
  const run = jest.fn();
  show('Deleting the shift', { milliseconds: 10_000, action: { label: 'Undo', run } });
  show('Saved');
  wait();
  expect(shown()).toBe('Deleting the shift');
  fireEvent.pointerMove(screen.getByText('Deleting the shift'));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledTimes(1);
  wait();
  expect(shown()).toBeUndefined();
});

test('what stays goes with whoever was signed in; what was just said to them does not', () => {
  show('Too young', { stays: true });
  show('Signed out');
  act(() => dismissStayingToasts());
  expect(shown()).toBe('Signed out');
  wait();
  expect(shown()).toBeUndefined();
});
