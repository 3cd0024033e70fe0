import { linesOf } from './lines-of';
import type { PrintedPerson, PrintedShift } from './print-papers';

/** What fits on a page of A4 and of Letter between the margins, and what a wall list takes of it, in points. */
const wall = { page: 690, heading: 69, gap: 14 };
/** The heights of lines in points, and their widths in sizes of their letters. */
const eventLine = { height: 21, width: 39 };
const nameLine = { height: 35, width: 19 };
const shiftLine = { height: 22, width: 33 };

/**
 * The people of a wall list in pages, by how many lines they take at most, so that each page can say which it is. Someone with more shifts on a day than fit on a page continues on the next, with their name. The widths are those of Letter: A4 is narrower by 3 %, and higher by 50 points.
 */
export function wallPages(
  people: readonly PrintedPerson[],
  lineOf: (shift: PrintedShift) => string,
  eventName: string,
): PrintedPerson[][] {
  const room = wall.page - wall.heading - linesOf(eventName, eventLine.width) * eventLine.height;
  const pages: PrintedPerson[][] = [];
  let left = 0;
  for (const person of people) {
    const names = linesOf(`${person.firstName} ${person.lastName}`, nameLine.width) * nameLine.height + wall.gap;
    const heights = person.shifts.map((shift) => linesOf(lineOf(shift), shiftLine.width) * shiftLine.height);
    if (names + heights.reduce((sum, height) => sum + height, 0) > left) left = 0;
    let part: PrintedPerson | null = null;
    for (const [at, shift] of person.shifts.entries()) {
      const height = heights[at] ?? 0;
      if (!part || height > left) {
        if (part || left === 0) {
          pages.push([]);
          left = room;
        }
        part = { ...person, shifts: [] };
        pages.at(-1)?.push(part);
        left -= names;
      }
      part.shifts.push(shift);
      left -= height;
    }
  }
  return pages;
}
