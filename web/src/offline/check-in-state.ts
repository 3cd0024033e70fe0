import type { MarkKind } from '@trailcrew/api/contract/check-in/attendance';
import type { Session } from '../session/session';
import type { PersonNow } from './rules/person-now';
import type { Exchanged } from './sending/ask-server';
import type { ListOf, WalkIn } from './shapes';
import type { Joined, Kept } from './store/check-in-store';

/** Everything that the page shows. */
export interface CheckInState {
  kept: Kept;
  session: Session | null;
  /** The latest call was answered; null before the first one has ended. */
  hasLine: boolean | null;
  signInWanted: boolean;
  refusal: Exchanged['refusal'];
  /** People whose mark has been on its way to the disk for more than a moment. */
  keeping: ReadonlySet<string>;
  /** A mark could not be kept. */
  notKept: boolean;
}

/** Somebody to mark, as the page knows them. */
export interface Marked {
  signupId: string;
  now: PersonNow;
}

/** Is called with the ids of kept marks just before the page shows them, so that what is said of them is drawn with them. */
export type OnKept = (marks: string[]) => void;

/** The page's dealings with the store and the server. */
export interface CheckIn {
  /** Whether what is kept outlives the page. */
  lasts: boolean;
  state(): CheckInState;
  watch(listener: () => void): () => void;
  /** Keeps one mark for each; the ids of the marks once they are kept, or null where they could not be. */
  mark(kind: Exclude<MarkKind, 'UNDONE'>, people: readonly Marked[], onKept?: OnKept): Promise<string[] | null>;
  /** Takes marks back. */
  undo(marks: readonly { id: string; person: Marked }[], onKept?: OnKept): Promise<string[] | null>;
  /** Somebody without a signup, who is here. */
  walkIn(person: Omit<WalkIn, 'id' | 'deviceId' | 'keptAt'>): Promise<{ signupId: string; mark: string } | null>;
  /** Opens a list of staff. */
  open(of: ListOf): Promise<void>;
  joined(joined: Joined): Promise<void>;
  /** Forgets marks and walk-ins that the server does not take. */
  forget(ids: readonly string[]): Promise<void>;
  /** Forgets lists and link; with `marks` what waits as well. */
  leave(options: { marks: boolean }): Promise<void>;
  /** Sends now what waits. */
  send(): void;
}
