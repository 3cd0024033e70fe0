/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Honeypot } from './decoy';
import { EmailField } from './email-field';

/* A file of its own: the code that checks addresses is loaded once per file, and here the first press comes before. */

test('a press that waits for the check of its address is still stopped by the decoy, once', async () => {
  const sent = jest.fn();
  const email = 'ada@example.org';
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <EmailField label="Email" name="email" typed={email} defaultValue={email} onTake={() => undefined} />
      <Honeypot />
      <button type="submit">Sign Up</button>
    </form>,
  );
  document.querySelector<HTMLInputElement>('.decoy input')!.value = 'https://ada.example';
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  const stopped = () => screen.queryByText('You are not signed up yet.');

  press();
  expect(stopped()).toBeNull();
  await screen.findByText('You are not signed up yet.');
  expect(sent).not.toHaveBeenCalled();
  press();
  expect(sent).toHaveBeenCalledTimes(1);
});
