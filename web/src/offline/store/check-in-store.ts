import type { CheckInDays } from '@trailcrew/api/contract/check-in/check-in-list';
import type { KeptList, ListOf, WaitingMark, WalkIn } from '../shapes';

/** Who marks on this phone: a member of staff, whose session says the rest, or a phone that joined by a link. */
export interface Joined {
  /** Of the link, so that opening it again does not join again. */
  linkHash: string;
  deviceToken: string;
  deviceId: string;
  name: string;
  link: {
    eventName: string;
    categoryName: string;
    place: string | null;
    day: string;
    expiresAt: string;
    withPhones: boolean;
    timeZone: string;
  };
}

/** Small things that outlive the page; none of them names anybody but the person who holds the phone. */
export interface Meta {
  /** The latest time seen, by a clock that never goes back. */
  clock: number;
  /** The id of this browser where staff mark with it. */
  staffDevice: string;
  joined: Joined | null;
  /** The server's clock minus the phone's. */
  offset: number | null;
  /** When the server last answered, by its clock. */
  heardAt: number | null;
  /** Which list is open. */
  open: ListOf | null;
  days: CheckInDays | null;
  /** The id of the member of staff whose list is open. */
  owner: string | null;
  /** Why the last list was deleted, until another is taken along. */
  gone: 'OLD' | 'LINK_ENDED' | 'REVOKED' | null;
}

/** What is new in a mark; the store gives it its number. */
export type NewMark = Omit<WaitingMark, 'sequence'>;

/** Everything on the phone. */
export interface Kept {
  list: KeptList | null;
  marks: WaitingMark[];
  walkIns: WalkIn[];
  meta: Meta;
}

/** What changes when an answer of the server is taken in, all of it or nothing. */
export interface Taken {
  /** Marks and walk-ins that the server has. */
  done: readonly string[];
  refused: ReadonlyMap<string, { code: string; message: string }>;
  list?: KeptList;
}

/** Where a phone keeps things. Everything is kept when the promise is fulfilled, not before. */
export interface CheckInStore {
  /** Whether it outlives the page. */
  lasts: boolean;
  read(of: ListOf | null): Promise<Kept>;
  keepMarks(marks: readonly NewMark[], walkIn?: WalkIn): Promise<WaitingMark[]>;
  keepList(list: KeptList): Promise<void>;
  /** The server says that a list is still like this. */
  confirmList(of: ListOf, at: Pick<KeptList, 'takenAt' | 'confirmedAt'>): Promise<void>;
  take(taken: Taken): Promise<void>;
  keepMeta(changed: Partial<Meta>): Promise<void>;
  /** Forgets marks and walk-ins. */
  forget(ids: readonly string[]): Promise<void>;
  /** Forgets all lists, or those that were taken along before `takenBefore`. Walk-ins stay as long as their marks wait. */
  forgetLists(takenBefore?: number): Promise<void>;
}

/** The name of a list in the store. */
export function listKey({ eventId = '', categoryId = '', place = '', day = '' }: ListOf): string {
  return JSON.stringify([eventId, categoryId, place, day]);
}

/** What a phone knows that never opened the page before. */
export function newMeta(): Meta {
  return {
    ...{ clock: 0, staffDevice: crypto.randomUUID(), joined: null, offset: null, heardAt: null },
    ...{ open: null, days: null, owner: null, gone: null },
  };
}
