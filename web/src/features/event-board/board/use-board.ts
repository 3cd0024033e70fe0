import { useMemo, useState } from 'react';
import { peopleByShift, type PeopleByShift } from '../../../graphql/people-by-shift';
import type { Board, BoardSignup } from './board';
import { useBoardPeopleQuery, useEventBoardQuery, type BoardPeopleQuery } from './event-board.generated';
import { withPeople } from './with-people';

/** The board of an event: first its shifts, then their people. During a refetch it stays. Null until it is loaded, and without an event. */
export function useBoard(eventId: string | null) {
  const variables = { eventId: eventId ?? '' };
  const board = useEventBoardQuery({ variables, skip: !eventId, fetchPolicy: 'cache-and-network' });
  const people = useBoardPeopleQuery({ variables, skip: !eventId || !board.data, fetchPolicy: 'no-cache' });
  const ofThisEvent = (one: { event: { id: string } } | undefined) => (one?.event.id === eventId ? one : undefined);
  const fetched = (board.data ?? board.previousData)?.eventBoard;
  const whose = ofThisEvent((people.data ?? people.previousData)?.eventBoard);
  const known = usePeople((people.data ?? people.previousData)?.eventBoard, whose !== undefined);
  const shown = ofThisEvent(fetched) ? fetched : undefined;
  const data = useMemo(
    (): Board | null =>
      shown
        ? {
            ...shown,
            peopleAreKnown: known !== null,
            categories: withPeople(shown.categories, known, shown.event.state),
          }
        : null,
    [shown, known],
  );
  return {
    board: data,
    error: board.error ?? people.error,
    // The people are queried separately once the board is there.
    refetch: () => Promise.all([board.refetch(), ...(board.data ? [people.refetch()] : [])]),
  };
}

/** The people of a response; those who did not change keep their object identity. */
function usePeople(
  answer: BoardPeopleQuery['eventBoard'] | undefined,
  wanted: boolean,
): PeopleByShift<BoardSignup> | null {
  const [last, setLast] = useState<{ answer: typeof answer; people: PeopleByShift<BoardSignup> } | null>(null);
  if (!wanted || !answer) return null;
  if (last?.answer === answer) return last.people;
  const people = peopleByShift(answer.categories, last?.people);
  setLast({ answer, people });
  return people;
}
