import { neverBack } from '../rules/clock';
import type { Maker } from '../rules/person-now';
import type { ListOf } from '../shapes';
import type { CheckInStore, Kept, Meta } from '../store/check-in-store';
import { call, type Answer } from './call';

/** Somebody who may send: each sends the marks that were made in their place. */
export interface Caller {
  by: 'LINK' | 'STAFF';
  token: string;
  deviceId: string;
  /** Who marks in this place, for the rows. */
  maker: Maker;
}

/** What came of a round. */
export interface Exchanged {
  hasLine: boolean;
  /** Whether the server was asked for anything. */
  asked: boolean;
  /** Whether it said what time it is. */
  knowsClock: boolean;
  /** Marks wait for somebody to sign in, or the session has ended. */
  signInWanted: boolean;
  /** What the server said in place of the list. */
  refusal: { code: string; message: string } | null;
}

/** What is on the phone, with the list that is open. */
export async function readOpen(store: CheckInStore): Promise<Kept> {
  const { meta } = await store.read(null);
  return store.read(openListOf(meta));
}

/** The list that the page shows: the one of the link, else the one that staff opened. */
export function openListOf({ joined, open }: Meta): ListOf | null {
  return joined ? {} : open;
}

/** Calls the server, and keeps what its clock says. */
export async function ask<Body extends { serverNow: string }>(
  store: CheckInStore,
  said: Exchanged,
  path: string,
  { body, ...rest }: { method?: 'POST'; token: string | null; etag?: string | null; body?: () => unknown },
): Promise<Answer<Body>> {
  said.asked = true;
  const before = Date.now();
  const answer = await call<Body>(path, { ...rest, body: body?.() });
  said.hasLine = answer.kind !== 'NO_LINE';
  if (!said.hasLine) return answer;
  const { meta } = await store.read(null);
  const now = Date.now();
  said.knowsClock ||= answer.kind === 'GIVEN';
  const offset =
    answer.kind === 'GIVEN' ? Math.round(Date.parse(answer.body.serverNow) - (before + now) / 2) : meta.offset;
  await store.keepMeta({ offset, heardAt: now + (offset ?? 0), clock: neverBack(meta.clock, now) });
  return answer;
}

/** The server does not know the caller any more: the list goes at once, the marks stay. */
export async function isTurnedAway(
  store: CheckInStore,
  { status, code }: { status: number; code: string },
  { by }: Pick<Caller, 'by'>,
  said: Exchanged,
): Promise<boolean> {
  if (status === 410 || code === 'LINK_EXPIRED') {
    await store.forgetLists();
    await store.keepMeta({ gone: 'LINK_ENDED' });
    return true;
  }
  if (status !== 401) return false;
  await store.forgetLists();
  if (by === 'LINK') await store.keepMeta({ gone: 'REVOKED', joined: null });
  else said.signInWanted = true;
  return true;
}
