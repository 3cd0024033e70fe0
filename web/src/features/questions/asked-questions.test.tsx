/** @jest-environment jsdom */
import '../../../test/text-encoder';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Answering } from '../../../test/answering-client';
import { AskedQuestions, lookAgainMilliseconds, type AskedQuestionsProps } from './asked-questions';
import { forgetSubmitted, type AskedPerson, type SubmittedAnswers } from './said';

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

const questions = [
  { id: 'q1', kind: 'SHIRT_SIZE', label: 'T-shirt', required: true },
  { id: 'q2', kind: 'BIRTH_DATE', label: 'Date of birth', required: true },
].map((one) => ({ __typename: 'Question', opportunityId: null, help: null, choices: [], ...one }));

const role = { __typename: 'Opportunity', id: 'o1', name: 'Bar', minimumAge: 16, youngerWithConsent: true };

const person = (key: string, firstName: string, lastName = 'Berg'): AskedPerson => ({
  ...{ key, firstName, lastName },
  places: [{ opportunityId: 'o1', date: '2027-02-20' }],
});

/** Shows the questions to these people, as a form does; `says` returns what it would send, `show` renders it again. */
async function open(
  props: Partial<AskedQuestionsProps> & Pick<AskedQuestionsProps, 'people'>,
  asked: readonly object[] = questions,
) {
  let said: SubmittedAnswers | undefined;
  let now = role;
  const answer = () => ({
    event: { __typename: 'Event', id: 'e1', questions: asked },
    opportunities: [now],
  });
  let change: (changed: Partial<AskedQuestionsProps>) => void = () => undefined;
  function Form() {
    const [shown, setShown] = useState({ eventId: 'e1', tried: false, fieldErrors: nothing, ...props });
    change = (changed) => setShown((now) => ({ ...now, ...changed }));
    const onAnswers = (latest: SubmittedAnswers) => {
      said = latest;
    };
    return <AskedQuestions {...shown} onAnswers={onAnswers} />;
  }
  const { unmount } = render(
    <Answering answer={answer}>
      <Form />
    </Answering>,
  );
  await screen.findAllByLabelText(/^T-shirt/);
  return {
    says: () => said,
    show: (changed: Partial<AskedQuestionsProps>) => act(() => change(changed)),
    close: unmount,
    rename: (to: Partial<typeof role>) => {
      now = { ...now, ...to };
    },
  };
}

const nothing = {};
const value = (label: string, at = 0) => (screen.getAllByLabelText(label)[at] as HTMLInputElement).value;
const choose = (label: string, to: string, at = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[at]!, { target: { value: to } });
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I am this adult, and I agree' });

/** Ada is twelve, and a parent agrees. */
function agree() {
  fireEvent.change(screen.getByLabelText('Name of the adult'), { target: { value: 'Grace Berg' } });
  fireEvent.click(box());
}

afterEach(() => {
  jest.useRealTimers();
  cleanup();
  forgetSubmitted();
});

describe('what was answered', () => {
  test('is filled in again for the same person, and for nobody else', async () => {
    const first = await open({ people: [person('person.1', 'Ada')] });
    choose('T-shirt', 'M');
    first.close();
    const other = await open({ people: [person('person.1', 'Ben')] });
    expect(value('T-shirt')).toBe('');
    other.close();
    const [ada, ben] = [person('person.1', 'Ada'), person('person.2', 'Ben')];
    const both = await open({ people: [ada, ben] });
    choose('T-shirt', 'M');
    choose('T-shirt', 'XL', 1);
    both.close();
    // Ada was left out, so Ben is first; a new person has the row that was Ben’s.
    await open({ people: [person('person.1', 'Ben'), person('person.2', 'Cleo')] });
    expect([value('T-shirt'), value('T-shirt', 1)]).toEqual(['XL', '']);
  });

  test('goes when another name is typed over that of the person who answered, and stays with the form', async () => {
    const first = await open({ people: [person('person.1', '', '')] });
    choose('T-shirt', 'M');
    first.show({ people: [person('person.1', 'Ada')] });
    expect(value('T-shirt')).toBe('M');
    first.close();
    const again = await open({ people: [person('person.1', 'Ada')] });
    expect(value('T-shirt')).toBe('M');
    again.show({ people: [person('person.1', 'Ben')] });
    expect(value('T-shirt')).toBe('');
    expect(again.says()?.answers['person.1']).toEqual([]);
  });
});

describe('the consent of an adult', () => {
  test('belongs to its sentence: another role, age or name removes the tick', async () => {
    const { show, says, rename } = await open({ people: [person('person.1', 'Ada')] });
    choose('Date of birth', '2015-01-01');
    agree();
    expect(says()?.guardianName).toBe('Grace Berg');
    const ben = [person('person.1', 'Ben')];
    show({ people: ben });
    expect(box().checked).toBe(false);
    expect(says()?.guardianName).toBeNull();
    expect(says()?.complete).toBe(false);
    fireEvent.click(box());
    expect(says()?.guardianName).toBe('Grace Berg');
    // An admin changes the age; after a refusal it is fetched again.
    rename({ minimumAge: 18 });
    show({ fieldErrors: { 'answers.q1': 'Please answer this' } });
    await screen.findByText(/younger than 18/);
    expect(box().checked).toBe(false);
  });

  test('is fetched again while it is read', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { says, rename } = await open({ people: [person('person.1', 'Ada')] });
    choose('Date of birth', '2015-01-01');
    agree();
    rename({ name: 'Grill' });
    act(() => jest.advanceTimersByTime(lookAgainMilliseconds + 1));
    await screen.findByText(/help as "Grill"/);
    expect(box().checked).toBe(false);
    expect(says()?.guardianName).toBeNull();
  });

  test('that the server required stays ticked when the next try fails for another reason', async () => {
    const { show, says } = await open({ people: [person('person.1', 'Ada')], known: true });
    expect(screen.queryByLabelText('Name of the adult')).toBeNull();
    show({ fieldErrors: { guardianName: 'An adult in the household has to agree.' } });
    agree();
    // It is sent again, and the shift is full meanwhile.
    show({ fieldErrors: {} });
    expect(box().checked).toBe(true);
    expect(says()?.guardianName).toBe('Grace Berg');
  });
});

test('the browser offers its birth date only for the person who fills in the form', async () => {
  const people = [person('person.1', 'Ada'), person('person.2', 'Ben')];
  const shown = await open({ people, own: true });
  const dates = () => screen.getAllByLabelText('Date of birth').map((field) => field.getAttribute('autocomplete'));
  expect(dates()).toEqual(['bday', 'off']);
  shown.show({ own: false });
  expect(dates()).toEqual(['off', 'off']);
});

test('a refused answer has the focus and its error read with it', async () => {
  const { show } = await open({ people: [person('waiting.0', 'Ada')], several: true, known: true });
  show({ fieldErrors: { 'answers.0.q2': 'Please enter your date of birth' } });
  const field = screen.getByLabelText('Date of birth');
  await waitFor(() => expect(document.activeElement).toBe(field));
  const error = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toBe('Please enter your date of birth');
  // The server refuses the same field again.
  act(() => field.blur());
  show({ fieldErrors: {} });
  show({ fieldErrors: { 'answers.0.q2': 'Please enter your date of birth' } });
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test.each([true, false])(
  'a note says that earlier answers count where an answer is required (%s)',
  async (required) => {
    const asked = [{ ...questions[0]!, required }];
    await open({ people: [person('person.1', 'Ada')], known: true }, asked);
    expect(screen.queryAllByText('You can skip anything you answered here within the last year.')).toHaveLength(
      required ? 1 : 0,
    );
  },
);
