/** @jest-environment jsdom */
import '../../../test/text-encoder';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Answering, type Asked } from '../../../test/answering-client';
import { forgetSubmitted } from '../questions/said';
import { OfferPage } from './offer-page';

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

const entry = {
  ...{ __typename: 'WaitlistEntry', id: 'w1', state: 'OFFERED', names: ['Ada Berg', 'Bea Berg'], peopleCount: 2 },
  ...{
    alreadyIn: [0],
    fewerIsFine: false,
    held: 1,
    takesOver: false,
    placesTaken: 0,
    offeredAt: '2027-01-01T10:00:00Z',
  },
  answerBy: new Date(Date.now() + 3_600_000).toISOString(),
  shift: {
    ...{ __typename: 'Shift', id: 's1', date: '2099-02-20', startTime: '08:00', endTime: '10:00', openSpots: 0 },
    ...{ startsAt: '2099-02-20T08:00:00.000Z', effectiveLocation: null, cancelledAt: null },
    opportunity: {
      ...{ __typename: 'Opportunity', id: 'o1', name: 'Bar' },
      category: { __typename: 'Category', id: 'c1', name: 'Food' },
    },
    event: { __typename: 'Event', id: 'e1', name: 'Loppet', slug: 'loppet', timeZone: 'UTC' },
  },
};
const shirt = {
  ...{ __typename: 'Question', id: 'q1', opportunityId: null, kind: 'SHIRT_SIZE', label: 'T-shirt' },
  ...{ help: null, choices: [], required: true },
};

/** Opens the page of an offer; accepting without a T-shirt is refused. */
function open(offer: object) {
  const asked: Asked[] = [];
  const answer = (call: Asked) => {
    asked.push(call);
    if (call.name === 'OfferPage') return { waitlistOffer: { ...entry, ...offer } };
    if (call.name === 'AskedQuestions')
      return {
        event: { __typename: 'Event', id: 'e1', questions: [shirt] },
        opportunities: [
          { __typename: 'Opportunity', id: 'o1', name: 'Bar', minimumAge: null, youngerWithConsent: false },
        ],
      };
    const extensions = { code: 'ANSWER_REQUIRED', errors: { 'answers.1.q1': 'Please answer this' } };
    return new CombinedGraphQLErrors({ errors: [{ message: 'Please answer: T-shirt', extensions }] });
  };
  render(
    <MemoryRouter initialEntries={['/offer/abc']}>
      <Routes>
        <Route
          path="/offer/:token"
          element={
            <Answering answer={answer}>
              <OfferPage />
            </Answering>
          }
        />
      </Routes>
    </MemoryRouter>,
  );
  return { taken: () => asked.filter(({ name }) => name === 'TakeOffer').map(({ variables }) => variables) };
}

afterEach(() => {
  cleanup();
  forgetSubmitted();
});

test('when the first of a family is in already, the others are asked and get the place', async () => {
  const { taken } = open({});
  await screen.findByText('Ada Berg is in this shift already and needs no spot.');
  expect(screen.getByText('It is for Bea Berg.')).toBeTruthy();
  const field = await screen.findByLabelText('T-shirt');
  fireEvent.click(screen.getByRole('button', { name: 'Take the spot' }));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please answer this');
  fireEvent.change(field, { target: { value: 'M' } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Take the spot' })).toHaveProperty('disabled', false));
  fireEvent.click(screen.getByRole('button', { name: 'Take the spot' }));
  await waitFor(() => expect(taken()).toHaveLength(2));
  expect(taken()[1]).toMatchObject({ answers: [{ person: 1, questionId: 'q1', value: ['M'] }] });
});

test('when all are in already there is nothing to accept', async () => {
  open({ alreadyIn: [0, 1] });
  await screen.findByRole('heading', { name: 'You are in this shift already' });
  expect(screen.queryByRole('button', { name: /Take/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Leave the waitlist' })).toBeTruthy();
});
