import { mostStaff, staffedBy, updatePostInput } from '../../../../contract/start-board/post.js';
import { isId } from '../../../../contract/text/fields.js';
import { mapped } from '../../../../contract/text/mapped.js';
import { cleanLine } from '../../../../contract/text/names.js';
import { cleanRolePlace, cleanText, quote } from '../cells/clean-text.js';
import { readYesOrNo } from '../cells/yes-or-no.js';
import type { ColumnsOf } from '../columns-of.js';
import { rowReader } from '../row-reader.js';
import { type SheetRow, shownText } from '../sheet-rows.js';
import type { PlannedRow } from '../workbook-plan.js';
import { postHeaders, type PostField } from './board-columns.js';

const longestPlace = 200;

/** Reads a row with a post. Reports all of its problems at once. Empty cells change nothing. */
export function readPostRow(
  place: { sheet: string; row: number },
  row: SheetRow,
  columns: ColumnsOf<PostField>,
): PlannedRow {
  const warnings: string[] = [];
  const { labelOf, cellOf, addressOf, object, text, refused } = rowReader(row, columns, postHeaders);
  function number(field: 'minimumStaff' | 'staffedByMinutes', from: number, to: number): number | undefined {
    const cell = cellOf(field);
    if (!cell) return undefined;
    const written = cleanLine(shownText(cell));
    const value = cell.kind !== 'other' && /^\d{1,4}$/.test(written) ? Number(written) : NaN;
    if (value >= from && value <= to) return value;
    object(field, `${labelOf(field)} ${quote(written)} is no number from ${from} to ${to}.`);
    return undefined;
  }
  if (![...columns.keys()].some((field) => field !== 'postId' && cellOf(field))) return { ...place, outcome: 'skip' };
  const [category, at, id] = [cleanLine(text('category')), cleanRolePlace(text('place')), cleanLine(text('postId'))];
  if (!category) object('category', `${labelOf('category')} is empty.`);
  if (at.length > longestPlace) object('place', `${labelOf('place')} is longer than ${longestPlace} characters.`);
  if (id && !isId(id)) warnings.push(`${labelOf('postId')} ${quote(id)} is no id of a post: it is left aside.`);
  const minimumStaff = number('minimumStaff', 1, mostStaff);
  const staffedByMinutes = number('staffedByMinutes', 0, staffedBy.most);
  const blocks = cellOf('blocksStart');
  const blocksStart = blocks && readYesOrNo(blocks);
  if (blocks && blocksStart === undefined)
    object('blocksStart', `${labelOf('blocksStart')} ${quote(shownText(blocks))} is neither yes nor no.`);
  const starts = cleanText(text('starts'));
  const mapUrl = updatePostInput.shape.mapUrl.safeParse(text('mapUrl') || undefined);
  if (!mapUrl.success) object('mapUrl', `${labelOf('mapUrl')}: ${mapUrl.error.issues[0]?.message ?? ''}.`);
  const error = refused(place, aboutPost(category, at));
  if (error) return error;
  return {
    ...place,
    outcome: 'post',
    post: {
      ...{ category, place: at },
      ...(minimumStaff === undefined ? {} : { minimumStaff }),
      ...(staffedByMinutes === undefined ? {} : { staffedByMinutes }),
      ...(blocksStart === undefined ? {} : { blocksStart }),
      ...(starts ? { starts } : {}),
      ...(mapUrl.data ? { mapUrl: mapUrl.data } : {}),
      ...(isId(id) ? { id: id.toLowerCase() } : {}),
    },
    cells: mapped(postHeaders, (_header, field) => addressOf(field)),
    warnings,
  };
}

/** The subject of a row, for its report. */
export function aboutPost(category: string, place: string | null): string {
  return `Post: ${[category, place].filter(Boolean).join(', ')}`;
}
