import { useCallback } from 'react';
import type { DuplicateEventInput } from '../../graphql/schema.generated';
import { count } from '../../formatting/counts';
import { showToast } from '../../ui/toasts/toasts';
import { useDuplicateEventMutation } from './duplicate-event.generated';

/** Copies an event and shows how much was copied. Returns the copy's id; rejects when the server refuses. */
export function useDuplicateEvent(): (eventId: string, input: DuplicateEventInput) => Promise<string> {
  const [duplicate] = useDuplicateEventMutation();
  return useCallback(
    async (eventId, input) => {
      const { data } = await duplicate({ variables: { eventId, input } });
      if (!data) throw new Error('The answer of the duplication is empty');
      const { event, categoriesCreated, opportunitiesCreated, shiftsCreated } = data.duplicateEvent;
      const made = [
        count(categoriesCreated, 'category', 'categories'),
        count(opportunitiesCreated, 'role'),
        count(shiftsCreated, 'shift'),
      ];
      showToast({
        kind: 'success',
        title: 'Event duplicated',
        description: `${event.name}: ${made[0]}, ${made[1]} and ${made[2]} created.`,
      });
      return event.id;
    },
    [duplicate],
  );
}
