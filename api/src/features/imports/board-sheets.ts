import type { Table } from '../../platform/files/table.js';
import type { Programme } from './plan/load-programme.js';
import { wholeText } from './whole-text.js';
import { postHeaders, postSheet, startHeaders, startSheet } from './workbook/board/board-columns.js';
import { yesOrNo } from './workbook/cells/yes-or-no.js';

/** A post with the names of its category and its starts. */
export type PlannedPost = Omit<Programme['posts'][number], 'categoryId' | 'startIds'> & {
  category: string;
  starts: string;
};

/** The starts and posts of an event as a plan lists them. */
export interface PlannedBoard {
  starts: Programme['starts'];
  posts: readonly PlannedPost[];
}

/** The sheets of starts and posts, one row each. */
export function boardSheets({ starts, posts }: PlannedBoard): Table[] {
  return [startsOf(starts), postsOf(posts)];
}

function startsOf(starts: PlannedBoard['starts']): Table {
  return {
    title: startSheet,
    columns: Object.values(startHeaders),
    batches: [starts.map(({ name, date, time, id }) => [name, date, time, id])],
  };
}

function postsOf(posts: PlannedBoard['posts']): Table {
  return {
    title: postSheet,
    columns: Object.values(postHeaders),
    batches: [
      posts.map(({ category, place, minimumStaff, staffedByMinutes, blocksStart, starts, mapUrl, id }) => [
        ...[wholeText(category), wholeText(place), minimumStaff, staffedByMinutes, yesOrNo(blocksStart)],
        ...[wholeText(starts), wholeText(mapUrl), id],
      ]),
    ],
  };
}
