/** @jest-environment jsdom */
import '../../../test/text-encoder';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Answering, type Asked } from '../../../test/answering-client';
import { AuditLogPage } from './audit-log-page';

const pageOf = (summary: string, endCursor: string, hasNextPage: boolean) => ({
  __typename: 'AuditEntryConnection',
  pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor },
  nodes: [
    {
      __typename: 'AuditEntry',
      ...{ id: summary, happenedAt: '2027-02-20T07:00:00.000Z', actorName: 'Lena Lead', action: 'shift.changed' },
      ...{ eventId: null, eventName: null, summary },
    },
  ],
});

afterEach(cleanup);

test('older entries follow when they are asked for, until there are none', async () => {
  const asked: Asked[] = [];
  const answer = (call: Asked) => {
    if (call.name === 'AuditLogEvents') return { events: [] };
    asked.push(call);
    return {
      auditLog: asked.length === 1 ? pageOf('the newest', 'page-2', true) : pageOf('the oldest', 'page-3', false),
    };
  };
  render(
    <MemoryRouter>
      <Answering answer={answer}>
        <AuditLogPage />
      </Answering>
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Show older entries' }));
  await screen.findByText('the oldest');
  expect(screen.getByText('the newest')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
  expect(asked[1]?.variables).toMatchObject({ after: 'page-2' });
});
