import { randomUUID } from 'node:crypto';
import type { ImportedChange, ImportedRow } from '../../../contract/programme/import.js';
import { mostPosts, staffedBy } from '../../../contract/start-board/post.js';
import { foldName } from '../../../contract/text/names.js';
import { postHeaders, type PostField } from '../workbook/board/board-columns.js';
import { aboutPost } from '../workbook/board/read-post-row.js';
import { cleanRolePlace, quote } from '../workbook/cells/clean-text.js';
import { yesOrNo } from '../workbook/cells/yes-or-no.js';
import { rowWords } from '../workbook/report-repeats.js';
import type { PostRow } from '../workbook/workbook-plan.js';
import { refusedRow, rowAbout } from './import-plan.js';
import { keepFirst, type Programme } from './load-programme.js';
import type { NamedStarts } from './plan-starts.js';
import type { RolePlanner } from './role-planner.js';

type Post = Programme['posts'][number];

/** What exists, with what the same file makes. */
interface Known {
  programme: Pick<Programme, 'categories' | 'posts'>;
  roles: Pick<RolePlanner, 'findCategory'>;
  starts: NamedStarts;
}

/** How a file changes an event's posts. */
export interface PlannedPosts {
  made: Post[];
  changed: Post[];
  rows: ImportedRow[];
}

/**
 * Compares a workbook's posts with the existing ones, by id, else by category and place. A post keeps its category.
 * Posts are never deleted.
 */
export function planPosts({ programme, roles, starts }: Known, rows: readonly PostRow[]): PlannedPosts {
  const { posts } = programme;
  const planned: PlannedPosts = { made: [], changed: [], rows: [] };
  const rowOf = new Map<string, PostRow>();
  const byId = new Map(posts.map((one) => [one.id, one]));
  // Which post is at a place, as the file leaves it.
  const at = new Map(posts.map((one) => [placeKey(one.categoryId, one.place), one.id]));
  // Ids take precedence over places.
  for (const row of rows) {
    const { id } = row.post;
    if (id && byId.has(id)) keepFirst(rowOf, id, row);
  }
  planned.rows = rows.map((row) => take(row));
  return planned;

  function take(row: PostRow): ImportedRow {
    const { post: written } = row;
    const category = roles.findCategory(written.category);
    if (!category)
      return refuse(row, `There is no category ${quote(written.category)} in the event or in this file.`, 'category');
    const known = written.id === undefined ? undefined : byId.get(written.id);
    const there = known ?? byId.get(at.get(placeKey(category.id, written.place)) ?? '');
    const other = there && rowOf.get(there.id);
    if (other && other !== row) {
      const where = rowWords(other, row);
      return known
        ? refuse(
            row,
            `${postHeaders.postId.header} is the same as in ${where}. Clear it to add another post.`,
            'postId',
          )
        : refuse(row, `This is the same post as in ${where}.`, 'place');
    }
    if (there && category.id !== there.categoryId && !isOfSameName(written.category, there))
      return refuse(row, 'A post stays with its category. Clear its Post ID to add another one.', 'category');
    const named = written.starts === undefined ? undefined : starts.named(written.starts);
    if (named && 'unknown' in named)
      return refuse(row, `There is no start ${named.unknown} in the event or in this file.`, 'starts');
    const startIds = named?.ids;
    return there ? change(row, there, startIds) : add(row, category.id, startIds);
  }

  /** Whether the post's category has this name, even if an older one has it, too. */
  function isOfSameName(name: string, { categoryId }: Post): boolean {
    return programme.categories.some((one) => one.id === categoryId && foldName(one.name) === foldName(name));
  }

  function add(row: PostRow, categoryId: string, startIds: string[] = []): ImportedRow {
    const { post: written, warnings } = row;
    const { minimumStaff, staffedByMinutes = staffedBy.usual, blocksStart = false, mapUrl = null } = written;
    if (minimumStaff === undefined) return refuse(row, `${postHeaders.minimumStaff.header} is empty.`, 'minimumStaff');
    if (posts.length + planned.made.length >= mostPosts)
      return refuse(row, `An event has ${mostPosts} posts at most.`, 'place');
    const made = {
      ...{ id: randomUUID(), categoryId, place: written.place || null, startIds, version: 1 },
      ...{ minimumStaff, staffedByMinutes, blocksStart, mapUrl },
    };
    planned.made.push(made);
    byId.set(made.id, made);
    rowOf.set(made.id, row);
    at.set(placeKey(categoryId, made.place), made.id);
    return { ...rowAbout(row, aboutPost(written.category, written.place)), outcome: 'create', warnings };
  }

  function change(row: PostRow, there: Post, startIds = there.startIds): ImportedRow {
    rowOf.set(there.id, row);
    const { post: written, warnings } = row;
    const about = aboutPost(written.category, there.place);
    const isSamePlace = !written.place || written.place === cleanRolePlace(there.place ?? '');
    const isOfOwnName = written.id !== there.id && foldName(written.place) === foldName(there.place ?? '');
    const after: Post = {
      ...there,
      // Found by its place it keeps it, with its case.
      place: isSamePlace || isOfOwnName ? there.place : written.place,
      minimumStaff: written.minimumStaff ?? there.minimumStaff,
      staffedByMinutes: written.staffedByMinutes ?? there.staffedByMinutes,
      blocksStart: written.blocksStart ?? there.blocksStart,
      startIds,
      mapUrl: written.mapUrl ?? there.mapUrl,
    };
    const [from, to] = [placeKey(there.categoryId, there.place), placeKey(there.categoryId, after.place)];
    if (from !== to && at.has(to)) return refuse(row, 'The category has another post at this place.', 'place');
    const changes = entriesOfPost(there).flatMap(([field, before], index): ImportedChange[] => {
      const now = entriesOfPost(after)[index]?.[1] ?? '';
      return now === before ? [] : [{ field, from: before, to: now }];
    });
    if (changes.length === 0) return { ...rowAbout(row, about), warnings };
    // The place that it leaves stays taken in this file: a post at it is made by the next one.
    at.set(to, there.id);
    planned.changed.push(after);
    return { ...rowAbout(row, about), outcome: 'change', changes, warnings };
  }

  function entriesOfPost(post: Post): [ImportedChange['field'], string][] {
    return [
      ['place', post.place ?? ''],
      ['minimumStaff', String(post.minimumStaff)],
      ['staffedByMinutes', String(post.staffedByMinutes)],
      ['blocksStart', yesOrNo(post.blocksStart)],
      ['starts', starts.inCell(post.startIds)],
      ['mapUrl', post.mapUrl ?? ''],
    ];
  }
}

function placeKey(categoryId: string, place: string | null): string {
  return `${categoryId}|${foldName(place ?? '')}`;
}

function refuse(row: PostRow, reason: string, field: PostField): ImportedRow {
  return refusedRow(row, reason, [row.cells[field]], aboutPost(row.post.category, row.post.place));
}
