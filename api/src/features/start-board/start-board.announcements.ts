import { announcement } from '../../platform/operation/announcements.js';
import type { Fact } from '../../platform/facts/facts.js';

/** What changed on the start boards of an event besides marks. */
export interface BoardChange {
  kind:
    'raceStart.created' | 'raceStart.changed' | 'raceStart.removed' | 'post.created' | 'post.changed' | 'post.removed';
  id: string;
  eventId: string;
  /** Of a post. */
  categoryId?: string;
  fields?: readonly string[];
}

/** Starts, posts, reports or clearances changed. Quiet: visitors see nothing of them. */
export const boardChanged = announcement<readonly BoardChange[]>('board-changed', (changes) =>
  changes.map(({ kind, id, eventId, categoryId, fields }): Fact => ({
    ...{ kind, recordId: id, quiet: true },
    within: { event: eventId, ...(categoryId ? { category: categoryId } : {}) },
    ...(fields ? { detail: { fields } } : {}),
  })),
);
