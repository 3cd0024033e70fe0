/** @jest-environment jsdom */
import { act, renderHook, screen } from '@testing-library/react';
import { ToastRegion } from '../ui/toasts/toast-region';
import { showToast } from '../ui/toasts/toasts';
import { useSaving } from './use-saving';

const said = () => screen.getByRole('status').querySelector('p')?.textContent;

test('the next try removes the toast of a refusal, and no other', async () => {
  const { result } = renderHook(useSaving, {
    wrapper: ({ children }) => (
      <>
        <ToastRegion />
        {children}
      </>
    ),
  });
  const save = (work: () => Promise<void>) => act(async () => void (await result.current.save('Not made', work)));
  const refuse = () => Promise.reject(new Error('Refused'));
  await save(refuse);
  expect(said()).toBe('Not made');
  await save(() => Promise.resolve());
  expect(said()).toBeUndefined();
  expect(result.current.failure).toBeNull();

  await save(refuse);
  act(() => void showToast({ kind: 'success', title: 'Saved elsewhere' }));
  await save(() => Promise.resolve());
  expect(said()).toBe('Saved elsewhere');
});
