/** @jest-environment jsdom */
import '../../../test/text-encoder';
import '../../../test/dialog-element';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Answering, type Asked } from '../../../test/answering-client';
import { SendDialog } from './send-dialog';
import type { BoardRow_StartBoardRowFragment, FreePerson_FreePersonFragment } from './start-board-page.generated';

afterEach(cleanup);

const row = {
  post: { id: 'bridge', categoryId: 'crossings', category: 'Crossings', place: 'Bridge' },
  sendToShiftId: 'shift',
} as BoardRow_StartBoardRowFragment;

const person = (firstName: string, categoryId: string, notFor: string[] = []): FreePerson_FreePersonFragment => ({
  ...{ signupId: firstName, firstName, lastName: 'Olsen', phone: '218', categoryId, category: categoryId },
  ...{ place: null, reason: 'DONE', notFor },
});

test('people of its own category come first, those who may not go there not at all; a press sends one', async () => {
  const asked: Asked[] = [];
  const closed: string[] = [];
  render(
    <MemoryRouter>
      <Answering
        answer={(call) => {
          asked.push(call);
          return { sendOn: { left: { id: 'Bo' }, signup: { id: 'new' } } };
        }}
      >
        <SendDialog
          row={row}
          free={[
            ...[person('Ada', 'food'), person('Bo', 'crossings'), person('Cleo', 'crossings', ['hut', 'bridge'])],
            ...[person('Dag', 'food', ['hut']), person('Eli', 'crossings')],
          ]}
          refetch={() => Promise.resolve()}
          onClose={() => closed.push('closed')}
        />
      </Answering>
    </MemoryRouter>,
  );
  const names = screen.getAllByRole('button', { name: /^Send / }).map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Send Bo Olsen', 'Send Eli Olsen', 'Send Ada Olsen', 'Send Dag Olsen']);
  fireEvent.click(screen.getByRole('button', { name: 'Send Bo Olsen' }));
  await waitFor(() => expect(closed).toEqual(['closed']));
  expect(asked.map(({ variables }) => variables)).toEqual([{ signupId: 'Bo', shiftId: 'shift' }]);
});
