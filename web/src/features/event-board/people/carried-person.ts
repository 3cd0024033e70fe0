import { useState, type DragEvent } from 'react';
import { isWaiting } from '../../waiting-actions/waiting-records';
import type { PersonInShift } from '../board/board';

// One pointer carries one person. A drag from another window is not accepted.
let carried: PersonInShift | null = null;

/** Makes a person on the board draggable to another shift. */
export function carrying(person: PersonInShift) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      // A signup that is about to be cancelled is not moved.
      if (isWaiting(person.signupId)) return event.preventDefault();
      const { dataTransfer } = event;
      carried = person;
      dataTransfer.effectAllowed = 'move';
      // Some browsers start no drag without text.
      dataTransfer.setData('text/plain', person.name);
    },
    onDragEnd: () => {
      carried = null;
    },
  };
}

/** Makes a shift a drop target, and reports whether a person is dragged over it. Their own shift accepts nobody. */
export function useDropOfPerson(shiftId: string, onDrop: (person: PersonInShift) => void) {
  const [isOver, setIsOver] = useState(false);
  const held = () => (carried && carried.from.id !== shiftId ? carried : null);
  return {
    isOver,
    target: {
      onDragOver: (event: DragEvent) => {
        if (!held()) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setIsOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        const person = held();
        setIsOver(false);
        if (!person) return;
        event.preventDefault();
        onDrop(person);
      },
    },
  };
}
