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
  act(dismissStayingToasts);
  cleanup();
  jest.useRealTimers();
});

test('a toast disappears by itself; one that has to be read stays, and is shown again after another', () => {
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

test('a toast with an action is shown for its time, no longer under a pointer, and again after another', () => {
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

test('Ctrl+Z runs the newest Undo, also below another toast, and does not affect a field’s own undo', () => {
  const run = jest.fn();
  const undo = (name: string) => ({
    milliseconds: 10_000,
    undoes: true,
    action: { label: 'Undo', run: () => void run(name) },
  });
  const press = (target: Element, more = {}) => fireEvent.keyDown(target, { key: 'z', ctrlKey: true, ...more });
  expect(press(document.body)).toBe(true);
  show('Deleting the shift', undo('shift'));
  show('Deleting the role', undo('role'));
  show('Saved');
  const field = document.body.appendChild(document.createElement('textarea'));
  expect(press(field)).toBe(true);
  expect(press(document.body, { shiftKey: true })).toBe(true);
  expect(run).not.toHaveBeenCalled();
  expect(press(document.body)).toBe(false);
  expect(run.mock.calls).toEqual([['role']]);
  field.remove();
});

test('the focus that was in a toast returns to where it was', () => {
  const row = document.body.appendChild(document.createElement('button'));
  row.focus();
  const undo = { label: 'Undo', run: () => showToast({ kind: 'success', title: 'Undone' }) };
  show('Deleting the shift', { action: undo });
  const button = screen.getByRole('button', { name: 'Undo' });
  act(() => button.focus());
  fireEvent.click(button);
  expect(shown()).toBe('Undone');
  jest.runAllTicks();
  expect(document.activeElement).toBe(row);

  // The row is gone by then, so the focus goes to the heading.
  const heading = document.body.insertBefore(document.createElement('h1'), document.body.firstChild);
  act(() => screen.getByRole('button', { name: 'Dismiss notification' }).focus());
  row.remove();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
  expect(shown()).toBeUndefined();
  jest.runAllTicks();
  expect(document.activeElement).toBe(heading);
  heading.remove();
});

test('signing out removes toasts that stay, and not those that disappear by themselves', () => {
  show('Too young', { stays: true });
  show('Signed out');
  act(() => dismissStayingToasts());
  expect(shown()).toBe('Signed out');
  wait();
  expect(shown()).toBeUndefined();
});
