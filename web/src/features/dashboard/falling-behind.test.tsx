/** @jest-environment jsdom */
import '../../../test/text-encoder';
import { cleanup, render, screen } from '@testing-library/react';
import { Answering } from '../../../test/answering-client';
import { FallingBehind } from './falling-behind';

afterEach(cleanup);

const category = (name: string, values: object) => ({
  ...{ __typename: 'FillForecast', categoryId: name, category: name, filled: 12, required: 40, lastYear: 20 },
  ...{ behindLastYear: false, expected: 16, behindPace: false, ...values },
});

test('each category that is behind says why, and the others say nothing', async () => {
  const fillForecast = [
    category('Timing', { behindLastYear: true }),
    category('Food', { behindPace: true }),
    category('Gates', { behindLastYear: true, behindPace: true }),
    category('Parking', {}),
  ];
  render(
    <Answering answer={() => ({ fillForecast })}>
      <FallingBehind event={{ id: 'e', name: 'Loppet' }} />
    </Answering>,
  );
  await screen.findByRole('heading', { name: 'Falling behind: Loppet' });
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Timing behind last year: 12 of 40, 20 last year',
    'Food behind 10% a week: 12 of 40, 16 expected',
    'Gates behind last year: 12 of 40, 20 last year; behind 10% a week',
  ]);
});
