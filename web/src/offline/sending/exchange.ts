import type { AttendanceRecorded, CheckInDays, CheckInList } from '@trailcrew/api/contract/check-in/check-in-list';
import { nextBatch } from '../rules/batch';
import { neverBack } from '../rules/clock';
import { withWaiting } from '../rules/rows';
import type { ListOf } from '../shapes';
import type { CheckInStore, Joined, Kept, Meta } from '../store/check-in-store';
import { call, type Answer } from './call';
import { refusedBy, takeAnswer } from './take-answer';

/** Somebody who may send: each sends the marks that were made in their place. */
interface Caller {
  by: 'LINK' | 'STAFF';
  token: string;
  deviceId: string;
  /** Who marks in this place, for the rows. */
  name: string;
}

/** What a round is to do besides sending what waits. */
export interface Asked {
  /** The session of staff on this phone. */
  staff: { token: string; name: string } | null;
  list: boolean;
  days: boolean;
  /** Say that this phone is there, by an empty call. */
  presence: boolean;
}

/** What came of a round. */
export interface Exchanged {
  hasLine: boolean;
  /** Whether the server was asked for anything. */
  asked: boolean;
  /** Marks wait for somebody to sign in, or the session has ended. */
  signInWanted: boolean;
  /** What the server said in place of the list. */
  refusal: { code: string; message: string } | null;
}

/** Whether a mark is for this caller to send: what was marked by a link goes by it, all else by staff. */
function sends({ by, deviceId }: Caller, mark: { deviceId: string }): boolean {
  return by === 'STAFF' || mark.deviceId === deviceId;
}

function callersOf({ joined, staffDevice }: Meta, staff: Asked['staff']): Caller[] {
  return [
    ...(joined
      ? [{ by: 'LINK' as const, token: joined.deviceToken, deviceId: joined.deviceId, name: joined.name }]
      : []),
    ...(staff ? [{ by: 'STAFF' as const, deviceId: staffDevice, ...staff }] : []),
  ];
}

/** One round: sends what waits, asks for the list. Everything that it learns is in the store; nothing is lost wherever it breaks off. */
export async function exchange(store: CheckInStore, asked: Asked): Promise<Exchanged> {
  const said: Exchanged = { hasLine: true, asked: false, signInWanted: false, refusal: null };
  let kept = await readOpen(store);
  for (const caller of callersOf(kept.meta, asked.staff)) {
    const isOwn = caller.by === 'LINK' || !kept.meta.joined;
    kept = await sendAll(store, kept, caller, asked.presence && isOwn, said);
    if (!said.hasLine) return said;
  }
  const joined = kept.meta.joined;
  const token = said.signInWanted ? null : (asked.staff?.token ?? null);
  if (joined ? asked.list : token && kept.meta.open && asked.list) await askList(store, kept, joined, token, said);
  if (said.hasLine && token && !joined && asked.days) await askDays(store, token, said);
  const left = (await readOpen(store)).marks.filter(({ refused }) => !refused);
  const canSend = (mark: { deviceId: string }) => !said.signInWanted && (token ?? joined?.deviceId === mark.deviceId);
  said.signInWanted ||= left.some((mark) => !canSend(mark));
  return said;
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

async function sendAll(
  store: CheckInStore,
  kept: Kept,
  caller: Caller,
  presence: boolean,
  said: Exchanged,
): Promise<Kept> {
  for (let first = true; ; first = false) {
    const marks = kept.marks.filter((mark) => sends(caller, mark));
    const walkIns = kept.walkIns.filter((walkIn) => sends(caller, walkIn));
    const batch = nextBatch(marks, walkIns, caller.deviceId);
    const size = batch.marks.length + batch.walkIns.length;
    if (size === 0 && !(presence && first)) return kept;
    const answer = await ask<AttendanceRecorded>(store, said, '/api/attendance', {
      ...{ method: 'POST', token: caller.token },
      body: () => ({ ...batch, deviceNow: new Date().toISOString() }),
    });
    if (answer.kind === 'REFUSED' && !(await isTurnedAway(store, answer, caller, said))) {
      const refused = refusedBy(batch, answer.errors);
      if (refused.size === 0) return kept;
      await store.take({ done: [], refused });
    } else if (answer.kind === 'GIVEN') {
      const taken = takeAnswer(batch, answer.body, kept.list, caller.name);
      await store.take(taken);
      // An answer that says nothing of what was sent would be asked for without an end.
      if (taken.done.length + taken.refused.size === 0) return readOpen(store);
    } else return readOpen(store);
    kept = await readOpen(store);
  }
}

async function askList(
  store: CheckInStore,
  { list, meta }: Kept,
  joined: Joined | null,
  staffToken: string | null,
  said: Exchanged,
): Promise<void> {
  const of = openListOf(meta) ?? {};
  const query = new URLSearchParams(Object.entries(of).filter(([, value]) => value)).toString();
  const answer = await ask<CheckInList>(store, said, `/api/check-in/list${query && `?${query}`}`, {
    ...{ token: joined?.deviceToken ?? staffToken, etag: list?.etag ?? null },
  });
  const at = await timesNow(store);
  if (answer.kind === 'SAME') return store.confirmList(of, at);
  if (answer.kind === 'GIVEN') {
    // Marks may have been made while the list was on its way.
    const { marks, list: older } = await store.read(of);
    const fresh = withWaiting(answer.body, older?.list ?? null, marks);
    const endsAt = joined ? Date.parse(joined.link.expiresAt) : null;
    await store.keepMeta({ gone: null });
    return store.keepList({ ...at, of, etag: answer.etag, endsAt, list: fresh });
  }
  if (answer.kind !== 'REFUSED') return;
  if (!(await isTurnedAway(store, answer, { by: joined ? 'LINK' : 'STAFF' }, said))) said.refusal = answer;
}

async function askDays(store: CheckInStore, token: string, said: Exchanged): Promise<void> {
  const answer = await ask<CheckInDays>(store, said, '/api/check-in/days', { token });
  if (answer.kind === 'GIVEN') await store.keepMeta({ days: answer.body });
  if (answer.kind === 'REFUSED' && answer.status === 401) said.signInWanted = true;
}

/** Calls the server, and keeps what its clock says. */
async function ask<Body extends { serverNow: string }>(
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
  const offset =
    answer.kind === 'GIVEN' ? Math.round(Date.parse(answer.body.serverNow) - (before + now) / 2) : meta.offset;
  await store.keepMeta({ offset, heardAt: now + (offset ?? 0), clock: neverBack(meta.clock, now) });
  return answer;
}

async function timesNow(store: CheckInStore): Promise<{ takenAt: number; confirmedAt: number }> {
  const { meta } = await store.read(null);
  return { takenAt: neverBack(meta.clock, Date.now()), confirmedAt: Date.now() + (meta.offset ?? 0) };
}

/** The server does not know the caller any more: the list goes at once, the marks stay. */
async function isTurnedAway(
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
