/** @jest-environment jsdom */
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Answering, type Asked } from '../../../test/answering-client';
import { RecordHistory } from './record-history';

/** The responses, one after the other: a page, null, or an error. */
type Answer = { names: string[]; endCursor?: string } | null | Error;

function show(...answers: Answer[]): Asked[] {
  const asked: Asked[] = [];
  const answerOf = (call: Asked) => {
    const answer = answers[asked.push(call) - 1];
    if (answer === undefined || answer instanceof Error) return answer;
    return { history: answer && pageOf(answer) };
  };
  render(
    <Answering answer={answerOf}>
      <RecordHistory recordId="shift-1" timeZone="America/Chicago" />
    </Answering>,
  );
  return asked;
}

function pageOf({ names, endCursor }: { names: string[]; endCursor?: string }) {
  return {
    __typename: 'HistoryEntryConnection',
    pageInfo: { __typename: 'PageInfo', hasNextPage: Boolean(endCursor), endCursor: endCursor ?? null },
    nodes: names.map((volunteerName) => ({
      __typename: 'HistoryEntry',
      ...{ position: volunteerName, at: '2027-02-20T07:00:00.000Z', kind: 'signup.created', byStaff: false },
      ...{ actorName: null, volunteerName, endedBy: null, fields: [], changes: [] },
    })),
  };
}

afterEach(cleanup);

test('it says when it is being fetched', () => {
  show();
  expect(screen.getByRole('status').textContent).toContain('Loading');
});

test('shows what happened, in the event’s time zone', async () => {
  show({ names: ['Ada'] });
  expect((await screen.findByRole('listitem')).textContent).toBe('Feb 20, 2027, 1:00 AMAda signed up.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('older entries follow on request', async () => {
  const asked = show({ names: ['Bo'], endCursor: 'page-2' }, { names: ['Ada'] });
  fireEvent.click(await screen.findByRole('button', { name: 'Show older entries' }));
  await screen.findByText('Ada signed up.');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked[1]?.variables).toMatchObject({ recordId: 'shift-1', after: 'page-2' });
});

test('no history, and a history that one may not see, have different messages', async () => {
  show({ names: [] });
  await screen.findByText('No changes yet.');
  cleanup();
  show(null);
  await screen.findByText('You cannot see the history of this any more.');
});

test('a failure is shown, and another try works', async () => {
  const refused = new CombinedGraphQLErrors({
    errors: [{ message: 'Busy.', extensions: { code: 'UNAVAILABLE' } }],
  });
  show(refused, { names: ['Ada'] });
  expect((await screen.findByRole('alert')).textContent).toContain('Busy.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Ada signed up.');
});
