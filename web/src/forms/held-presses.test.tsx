/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Honeypot } from './decoy';
import { EmailField } from './email-field';

const sent = jest.fn();

function Form() {
  const [email, setEmail] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(
          Object.fromEntries(
            [...new FormData(event.currentTarget)].filter(([name]) => ![decoy().name, 'website'].includes(name)),
          ),
        );
      }}
    >
      <EmailField
        label="Email"
        name="email"
        aria-required
        typed={email}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        onTake={setEmail}
      />
      <Honeypot />
      <button type="submit">Sign Up</button>
    </form>
  );
}

const decoy = () => document.querySelector<HTMLInputElement>('.decoy input')!;
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
const type = (email: string) => fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
const stopped = () => screen.queryByText('You are not signed up yet.');
/** Sets a value without React, as extensions do. */
const set = (field: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
const site = 'https://ada.example';

/** How programs fill in a field. */
const ways: Record<string, () => void> = {
  'sets the value without a word': () => set(decoy(), site),
  'sets the value and says input': () => {
    set(decoy(), site);
    decoy().dispatchEvent(new Event('input', { bubbles: true }));
  },
  'sets the value and says change': () => {
    decoy().value = site;
    decoy().dispatchEvent(new Event('change', { bubbles: true }));
  },
  'types key by key': () => {
    for (const key of site) {
      fireEvent.keyDown(decoy(), { key });
      set(decoy(), decoy().value + key);
      fireEvent.input(decoy(), { data: key, inputType: 'insertText' });
      fireEvent.keyUp(decoy(), { key });
    }
  },
  'fills in all fields of a kind': () =>
    document.querySelectorAll<HTMLInputElement>('input[type=text]').forEach((field) => {
      field.focus();
      set(field, site);
      fireEvent.input(field);
      fireEvent.change(field);
      field.blur();
    }),
  pastes: () => {
    fireEvent.paste(decoy());
    set(decoy(), site);
    fireEvent.input(decoy(), { inputType: 'insertFromPaste' });
  },
  'writes the attribute': () => decoy().setAttribute('value', site),
  'fills in a field by its name': () => set(document.querySelector<HTMLInputElement>('input[name=website]')!, site),
};

beforeEach(async () => {
  jest.useFakeTimers({ advanceTimers: true });
  sent.mockClear();
  await import('./suggest-address');
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** Renders the form with the code that checks addresses loaded, as after a moment on the page. */
async function open() {
  render(<Form />);
  type('ada@example.org');
  await act(async () => {
    await import('./suggest-address');
  });
}

test.each(Object.entries(ways))(
  'a program that %s at once stops one press, and does not prevent the signup',
  async (_, fill) => {
    await open();
    fill();
    press();
    expect(stopped()).not.toBeNull();
    expect(sent).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(5000));
    press();
    expect(sent).toHaveBeenCalledTimes(1);
  },
);

test.each(Object.entries(ways))('a program that %s later stops nothing', async (_, fill) => {
  await open();
  act(() => jest.advanceTimersByTime(2500));
  fill();
  press();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(stopped()).toBeNull();
});

test('what was filled in at once counts at a later press as well', async () => {
  await open();
  set(decoy(), site);
  act(() => jest.advanceTimersByTime(9000));
  press();
  expect(sent).not.toHaveBeenCalled();
  expect(stopped()).not.toBeNull();
});

/** Words in names and labels by which browsers and password managers recognise fields. */
const known =
  /name|mail|tel|phone|mobile|fax|addr|street|city|town|county|state|province|region|zip|post|country|compan|business|organi[sz]|firm|job|title|url|web|site|link|page|home|birth|bday|year|month|age|sex|gender|user|nick|login|pass|pin|otp|code|card|cc|iban|account|number|promo|coupon|search|comment|message/i;

test('neither the name nor the label of the decoy is a word that fillers know', async () => {
  await open();
  const { name, id, labels } = decoy();
  expect(`${name} ${id} ${labels?.[0]?.textContent}`).not.toMatch(known);
});

test('the decoy is hidden, and marked for password managers to ignore', async () => {
  await open();
  const { dataset, autocomplete, tabIndex } = decoy();
  expect({ ...dataset, autocomplete, tabIndex }).toMatchObject({
    ...{ '1pIgnore': 'true', lpignore: 'true', bwignore: 'true', formType: 'other' },
    ...{ autocomplete: 'off', tabIndex: -1 },
  });
  expect(decoy().closest('[hidden][aria-hidden=true]')).not.toBeNull();
});

test('a likely typo in an address stops the first press, and the second one sends it as it is', async () => {
  await open();
  type('ada@gmial.com');
  press();
  await screen.findByText('ada@gmail.com');
  expect(sent).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Yes, use it' })));
  press();
  expect(sent).toHaveBeenCalledWith({ email: 'ada@gmial.com' });
});

test('a typo that was corrected, and one that was kept, is not asked about again', async () => {
  await open();
  type('ada@gmial.com');
  press();
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, use it' }));
  press();
  expect(sent).toHaveBeenLastCalledWith({ email: 'ada@gmail.com' });
  type('ada@hotmial.com');
  act(() => jest.advanceTimersByTime(600));
  fireEvent.click(await screen.findByRole('button', { name: 'No, keep mine' }));
  press();
  expect(sent).toHaveBeenLastCalledWith({ email: 'ada@hotmial.com' });
});
