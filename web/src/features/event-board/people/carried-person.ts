import { useState, type DragEvent } from 'react';
import { isWaiting } from '../../waiting-actions/waiting-records';
import type { PersonInShift } from '../board/board';

// One pointer carries one person; what another window carries is not taken.
let carried: PersonInShift | null = null;

/** What makes somebody on the board one who can be carried to another shift. */
export function carrying(person: PersonInShift) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      // Whose signup is about to be cancelled is not moved.
      if (isWaiting(person.signupId)) return event.preventDefault();
      const { dataTransfer } = event;
      carried = person;
      dataTransfer.effectAllowed = 'move';
      // Without any text some browsers carry nothing.
      dataTransfer.setData('text/plain', person.name);
    },
    onDragEnd: () => {
      carried = null;
    },
  };
}

/** What lets a shift take whoever is dropped on it, and whether somebody is held over it. Their own shift takes nobody. */
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
