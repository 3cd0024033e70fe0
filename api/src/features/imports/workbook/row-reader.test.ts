import { readQuestionRow } from './read-question-row.js';
import type { SheetCell, SheetRow } from './sheet-rows.js';

test('a formula whose value was not saved is refused as such in a question, with its cell', () => {
  const own = new Map<number, SheetCell>([
    [0, { kind: 'text', text: 'Do you drive?' }],
    [1, { kind: 'other', shown: '=A1', isUnsaved: true }],
    [2, { kind: 'other', shown: '#REF!' }],
  ]);
  const columns = new Map([
    ['label', 0],
    ['kind', 1],
    ['help', 2],
  ] as const);
  expect(readQuestionRow({ sheet: 'Questions', row: 7 }, { number: 7, own } as SheetRow, columns)).toMatchObject({
    outcome: 'error',
    reason: expect.stringMatching(/^Kind of answer is a formula without a saved value: .* is not a text\.$/),
    cells: ['B7', 'C7'],
  });
});
