import type { CheckInDays, CheckInList } from '@trailcrew/api/contract/check-in/check-in-list';
import { neverBack } from '../rules/clock';
import type { Maker } from '../rules/person-now';
import { withWaiting } from '../rules/rows';
import type { CheckInStore, Joined, Kept, Meta } from '../store/check-in-store';
import { ask, isTurnedAway, openListOf, readOpen, type Caller, type Exchanged } from './ask-server';
import { sendAll } from './send-all';

/** What a round is to do besides sending what waits. */
export interface Asked {
  /** The session of staff on this phone. */
  staff: { token: string; maker: Maker } | null;
  list: boolean;
  days: boolean;
  /** Say that this phone is there, by an empty call. */
  presence: boolean;
}

function callersOf({ joined, staffDevice }: Meta, staff: Asked['staff']): Caller[] {
  const maker = joined && { id: joined.deviceId, name: joined.name };
  return [
    ...(joined && maker ? [{ by: 'LINK' as const, token: joined.deviceToken, deviceId: joined.deviceId, maker }] : []),
    ...(staff ? [{ by: 'STAFF' as const, deviceId: staffDevice, ...staff }] : []),
  ];
}

/** One round: sends what waits, asks for the list. Everything that it learns is in the store; nothing is lost wherever it breaks off. */
export async function exchange(store: CheckInStore, asked: Asked): Promise<Exchanged> {
  const said: Exchanged = { hasLine: true, asked: false, knowsClock: false, signInWanted: false, refusal: null };
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

async function timesNow(store: CheckInStore): Promise<{ takenAt: number; confirmedAt: number }> {
  const { meta } = await store.read(null);
  return { takenAt: neverBack(meta.clock, Date.now()), confirmedAt: Date.now() + (meta.offset ?? 0) };
}
