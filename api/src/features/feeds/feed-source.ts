import type { FeedKind } from '../../contract/feed.js';
import { mailedTexts } from '../../contract/text/role-texts.js';
import { foldName } from '../../contract/text/names.js';
import { clock } from '../../platform/clock.js';
import { mapped } from '../../contract/text/mapped.js';
import { readRecords, type Filter, type Source } from '../../platform/reading/read-records.js';
import type { Selection } from '../../platform/reading/selection.js';
import { Shift } from '../../records/shift.js';
import { Signup } from '../../records/signup.js';

/** What a feed shows: its event, and its filters. */
export interface FeedScope {
  kind: FeedKind;
  eventId: string;
  categoryId: string | null;
  place: string | null;
  /** Whether the place must match exactly. Feeds of earlier releases match places whose name contains these words. */
  placeIsExact: boolean;
  leadId: string | null;
  withPhones: boolean;
}

/** Filters that a reader adds. `runningAt`: `now`, or an instant. */
export interface FeedWish {
  runningAt?: string;
  place?: string;
  placeContains?: string;
}

/** The rows of a feed: shifts, or signups with their shifts. */
export type FeedRows = { kind: 'SHIFTS'; shifts: Shift[] } | { kind: 'ROSTER' | 'SIGNUPS'; signups: Signup[] };

const shiftSelection: Selection = {
  ...{ id: true, eventId: true, opportunityId: true, version: true, date: true, startTime: true, endTime: true },
  ...{
    cancelledAt: true,
    effectiveLocation: true,
    notes: true,
    qtyRequired: true,
    qtyRegistered: true,
    stillRequired: true,
    missing: true,
  },
  opportunity: { name: true, version: true, ...mapped(mailedTexts, () => true as const) },
  category: { id: true, name: true, version: true, leadFirstName: true, leadLastName: true },
  event: { id: true, name: true, slug: true, timeZone: true, state: true, version: true },
};

/** The fields of a signup in calendars and lists, without contact details. */
export const signupSelection: Selection = {
  ...{ id: true, status: true, createdAt: true, cancelledAt: true, volunteerId: true, revisionBase: true },
  volunteer: { firstName: true, lastName: true },
  shift: shiftSelection,
};

const withContact: Selection = {
  ...signupSelection,
  volunteer: { firstName: true, lastName: true, phone: true, email: true },
};

/**
 * Reads the rows of a feed in the access scope of `source`, in one statement. Errors: INVALID_INPUT, QUERY_TOO_LARGE.
 */
export async function readFeedRows(source: Source, scope: FeedScope, wish: FeedWish = {}): Promise<FeedRows> {
  const { kind, eventId, categoryId, leadId, withPhones } = scope;
  const { place, placeIsExact } = scope;
  const matching = { ...wish, runningAt: wish.runningAt === 'now' ? clock.now().toISOString() : wish.runningAt };
  const isThere = ({ effectiveLocation }: Shift) => {
    if (place === null) return true;
    const name = effectiveLocation ?? '';
    return placeIsExact ? foldName(name) === foldName(place) : holdsWords(name, place);
  };
  const within = (path: string): Filter => ({
    equals: {
      ...{ [`${path}eventId`]: eventId },
      ...(categoryId ? { [`${path}opportunity.categoryId`]: categoryId } : {}),
      ...(leadId ? { [`${path}opportunity.category.leadId`]: leadId } : {}),
    },
  });
  if (kind === 'SHIFTS') {
    const shifts = await readRecords<Shift>(source, Shift, shiftSelection, { ...within(''), matching });
    return { kind, shifts: shifts.filter(isThere) };
  }
  const shown = withPhones ? withContact : signupSelection;
  const selection = kind === 'ROSTER' ? { ...shown, attendance: { state: true as const } } : shown;
  const signups = await readRecords<Signup>(source, Signup, selection, {
    ...within('shift.'),
    matching: { shift: matching },
  });
  return { kind, signups: signups.filter(({ shift }) => isThere(shift)) };
}

/**
 * For feeds of earlier releases: whether a name contains these words, as whole words and in this order. Ignores case
 * and extra spaces.
 */
export function holdsWords(name: string, words: string): boolean {
  const wordsOf = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
  return wordsOf(name).includes(wordsOf(words));
}
