/** @jest-environment jsdom */
import '../../../../test/text-encoder';
import '../../../../test/dialog-element';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { retentionKinds, retentionLimits, type RetentionKind } from '@trailcrew/api/contract/people/retention';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Answering, type Asked } from '../../../../test/answering-client';
import { defaultSettings, writePublicSettings } from '../../../app/settings';
import { ToastRegion } from '../../../ui/toasts/toast-region';
import { PrivacySettingsPage } from './privacy-settings-page';

beforeEach(() => writePublicSettings(defaultSettings));
afterEach(cleanup);

interface Changes {
  startsAt?: string;
  notice?: string;
  runs?: object[];
  rules?: Partial<Record<RetentionKind, object>>;
}

/** The server's data, with the defaults of each kind. */
const retention = ({ rules = {}, ...more }: Changes = {}) => ({
  ...{ __typename: 'Retention', startsAt: '2099-02-01T10:00:00.000Z', nextRunAt: '2099-03-02T03:10:00.000Z' },
  ...{ notice: '', runs: [] },
  rules: retentionKinds.map((kind) => ({
    ...{ __typename: 'RetentionRule', kind, days: retentionLimits[kind].default, ...retentionLimits[kind] },
    ...{ changesAt: null, previousDays: null, wouldGo: 0, ...rules[kind] },
  })),
  ...more,
});

const refused = (message: string, errors: Record<string, string> = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: 'INVALID_INPUT', errors } }] });

/** Opens the page; returns the requests. `answers`: responses by the name of the call, by default the server's data. */
function open(shown: object | Error, answers: Record<string, Record<string, unknown> | Error> = {}) {
  const asked: Asked[] = [];
  render(
    <MemoryRouter>
      <Answering
        answer={(call) => {
          asked.push(call);
          return answers[call.name ?? ''] ?? (shown instanceof Error ? shown : { retention: shown });
        }}
      >
        <PrivacySettingsPage />
        <ToastRegion />
      </Answering>
    </MemoryRouter>,
  );
  return () => asked.filter(({ name }) => name !== 'PrivacySettingsPage');
}

const days = (label: string) => screen.findByLabelText<HTMLInputElement>(`${label} (days)`);
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const saved = (now: object) => ({ __typename: 'SetRetentionPayload', retention: now });

test('each kind has its days, its limits, what is deleted tonight and a change that does not apply yet', async () => {
  open(
    retention({
      rules: {
        CONTACTS: { wouldGo: 12 },
        NAMES: { days: 365, changesAt: '2099-03-02T14:30:00.000Z', previousDays: 400, wouldGo: 1 },
      },
    }),
  );
  expect((await days('Phone numbers')).value).toBe('56');
  expect((await days('Names and addresses')).value).toBe('365');
  for (const label of ['Answers and waiting', 'Emails', 'Audit log']) await days(label);
  const text = document.body.textContent ?? '';
  expect(text).toContain('7 to 400 days, 56 by default.');
  expect(text).toContain('90 to 1,200 days, 400 by default.');
  expect(text).toContain('Tonight: 12 phone numbers');
  expect(text).toContain('Tonight: 1 person');
  expect(text).toContain('From Mar 2, 2099, 2:30 PM; until then 400 days');
  expect(text).toContain('Tonight: nothing');
  expect(screen.getByText('Nothing has gone yet.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Old data does not go yet' })).toBeNull();
  expect(screen.getByRole('link', { name: 'What visitors see' }).getAttribute('href')).toBe('/privacy');
  expect(within(screen.getByRole('region', { name: 'Fixed times' })).getAllByRole('term')).toHaveLength(5);
});

test('the last nights show what was deleted', async () => {
  const count = (kind: RetentionKind, many: number) => ({ __typename: 'RetentionCount', kind, count: many });
  open(
    retention({
      runs: [
        {
          __typename: 'RetentionRun',
          at: '2099-03-01T03:11:00.000Z',
          counts: [count('MAILS', 1240), count('CONTACTS', 2)],
        },
        { __typename: 'RetentionRun', at: '2099-02-28T03:11:00.000Z', counts: [] },
      ],
    }),
  );
  const lines = within(await screen.findByRole('region', { name: 'Last nights' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Mar 1, 2099, 3:11 AM2 phone numbers and 1,240 emails',
    'Feb 28, 2099, 3:11 AMNothing had to go.',
  ]);
});

test('days outside the limits are refused at their field, and nothing is sent', async () => {
  const sent = open(retention());
  const phones = await days('Phone numbers');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  for (const [typed, words] of [
    ['3', 'Please give 7 to 400 days'],
    ['401', 'Please give 7 to 400 days'],
    ['', 'Please give a whole number of days'],
    ['7.5', 'Please give a whole number of days'],
  ] as const) {
    type(phones, typed);
    save();
    await screen.findByText(words);
  }
  expect(phones.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(phones));
  expect(sent()).toEqual([]);
});

test('words that are too long are refused, and their length is shown', async () => {
  const sent = open(retention());
  type(await screen.findByLabelText('Your own words (optional)'), 'a'.repeat(5001));
  expect(screen.getByText('5,001 of 5,000 characters')).toBeTruthy();
  save();
  await screen.findByText('Please use at most 5000 characters');
  expect(sent()).toEqual([]);
});

test('only what changed is sent, and then nothing is left to save', async () => {
  const now = retention({ notice: 'We are a club.', rules: { MAILS: { days: 20 } } });
  const sent = open(retention(), { SetRetention: { setRetention: saved(now) } });
  type(await days('Emails'), '20');
  type(await screen.findByLabelText('Your own words (optional)'), ' We are a club. ');
  save();
  await screen.findByText('Privacy settings saved');
  expect(sent()).toMatchObject([
    { name: 'SetRetention', variables: { input: { rules: [{ kind: 'MAILS', days: 20 }], notice: 'We are a club.' } } },
  ]);
  expect((await days('Emails')).value).toBe('20');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your own words (optional)').value).toBe('We are a club.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);

  // Only the words, no kinds.
  type(screen.getByLabelText('Your own words (optional)'), 'We are.');
  save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.variables).toEqual({ input: { notice: 'We are.' } });
});

test('a refusal of the server is shown, beside the field where it names one', async () => {
  open(retention(), {
    SetRetention: refused('Please check what you typed.', { 'rules.0.days': 'Please give fewer days' }),
  });
  type(await days('Audit log'), '100');
  save();
  const alert = await screen.findByText('Nothing is saved yet');
  expect(alert.parentElement?.textContent).toContain('Please check what you typed.');
  await screen.findByText('Please give fewer days');
  expect((await days('Audit log')).getAttribute('aria-invalid')).toBe('true');
  expect((await days('Audit log')).value).toBe('100');
});

test('before the first night it shows what will be deleted, and an admin may start now', async () => {
  const sent = open(
    retention({
      startsAt: '2099-03-15T10:00:00.000Z',
      rules: { CONTACTS: { wouldGo: 12 }, NAMES: { wouldGo: 3 }, MAILS: { wouldGo: 7 } },
    }),
    { StartRetention: { startRetention: { __typename: 'StartRetentionPayload', retention: retention() } } },
  );
  const part = await screen.findByRole('region', { name: 'Old data does not go yet' });
  expect(part.textContent).toContain('On that night: 12 phone numbers and 3 people.');
  expect(document.body.textContent).toContain('They go each night already.');
  fireEvent.click(within(part).getByRole('button', { name: 'Start now…' }));
  const dialog = screen.getByRole('dialog', { name: 'Let old data go from tonight on?' });
  expect(dialog.textContent).toContain('at most 12 phone numbers and 3 people');
  expect(sent()).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Start now' }));
  await screen.findByText('Old data goes from tonight on.');
  expect(sent().map(({ name }) => name)).toEqual(['StartRetention']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a start that fails says so in the dialog', async () => {
  open(retention({ startsAt: '2099-03-15T10:00:00.000Z' }), { StartRetention: refused('Not now.') });
  fireEvent.click(await screen.findByRole('button', { name: 'Start now…' }));
  fireEvent.click(screen.getByRole('button', { name: 'Start now' }));
  expect((await screen.findByText('It did not start')).parentElement?.textContent).toContain('Not now.');
});

test('without a connection the page can be tried again', async () => {
  open(new TypeError('Failed to fetch'));
  await screen.findByRole('button', { name: 'Try again' });
});
