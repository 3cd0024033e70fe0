import type { PrintedPerson, PrintedShift } from './print-papers';

/** What fits on a page of A4 and of Letter between the margins, in points, and what a wall list takes of it. */
const wall = { page: 690, heading: 90, gap: 14, nameLine: 35, shiftLine: 22, nameLetters: 28, shiftLetters: 56 };

/**
 * The people of a wall list in pages, by how many lines they take at most, so that each page can say which it is. Letters that are not
 * Latin count as two.
 */
export function wallPages(
  people: readonly PrintedPerson[],
  lineOf: (shift: PrintedShift) => string,
): PrintedPerson[][] {
  const lines = (text: string, most: number) => {
    const width = [...text].reduce((sum, letter) => sum + (letter <= '\u024f' ? 1 : 2), 0);
    return Math.ceil(Math.max(width, 1) / most);
  };
  const pages: PrintedPerson[][] = [];
  let left = 0;
  for (const person of people) {
    const shifts = person.shifts.reduce((sum, shift) => sum + lines(lineOf(shift), wall.shiftLetters), 0);
    const names = lines(`${person.firstName} ${person.lastName}`, wall.nameLetters);
    const height = wall.gap + names * wall.nameLine + shifts * wall.shiftLine;
    if (height > left) {
      pages.push([]);
      left = wall.page - wall.heading;
    }
    pages.at(-1)?.push(person);
    left -= height;
  }
  return pages;
}
