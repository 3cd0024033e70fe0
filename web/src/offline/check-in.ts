import { currentSession, watchSession } from '../session/session';
import { listIsOver, longestList, neverBack } from './rules/clock';
import { newMark } from './rules/person-now';
import { waiting } from './rules/waiting';
import type { CheckIn, CheckInState, OnKept } from './check-in-state';
import { readOpen } from './sending/ask-server';
import { exchange } from './sending/exchange';
import { forgetOldMarks } from './sending/forget-old-marks';
import { startRounds, type Round } from './sending/rounds';
import { sendsSoon } from './sending/send-soon';
import type { WalkIn } from './shapes';
import type { CheckInStore, Kept, NewMark } from './store/check-in-store';
import { databaseName } from './store/forget-lists';

/** How often the server is asked for what, in milliseconds; the list a little less than the 30 seconds between two rounds. */
const every = { list: 25_000, days: 5 * 60_000, presence: 58_000 };
/** Who has just marked wants to see what others marked; but not with every press. */
const listAfterMarks = 10_000;
/** A button looks busy when its mark has been on its way to the disk for this long. Most are kept sooner: then the row is drawn once. */
const slowlyKept = 200;
const neverAsked = { list: -Infinity, days: -Infinity, presence: -Infinity };

/** Opens the page's store and begins to exchange with the server. */
export async function startCheckIn(store: CheckInStore): Promise<CheckIn> {
  const listeners = new Set<() => void>();
  const { joined, owner } = (await store.read(null)).meta;
  // The list of somebody who has signed out, or whose phone somebody else uses now.
  if (!joined && owner !== (currentSession()?.user.id ?? null)) await store.forgetLists();
  const channel = new BroadcastChannel(databaseName);
  let state: CheckInState = {
    ...{ kept: await readOpen(store), session: currentSession(), hasLine: null },
    ...{ signInWanted: false, refusal: null, keeping: new Set<string>(), notKept: false },
  };
  const asked = { ...neverAsked };
  const change = (changed: Partial<CheckInState>) => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  };
  let marked = 0;
  const reread = async (changed: Partial<CheckInState> = {}) => {
    let kept: Kept;
    let before: number;
    do {
      before = marked;
      kept = await readOpen(store);
      // What was kept meanwhile must not vanish from the screen.
    } while (before !== marked);
    change({ ...changed, kept });
  };
  const wrote = async (changed: Partial<CheckInState> = {}) => {
    await reread(changed);
    channel.postMessage('changed');
  };
  const clock = () => neverBack(state.kept.meta.clock, Date.now());

  /** Lists that are too old go, with a line or without. */
  const sweep = async () => {
    const { list, meta } = state.kept;
    const now = clock();
    await store.keepMeta({ clock: now });
    await store.forgetLists(now - longestList);
    const gone = list && listIsOver(list, now, Date.now() + (meta.offset ?? 0));
    if (gone) {
      await store.forgetLists();
      await store.keepMeta({ gone });
    }
    if (gone) await wrote();
  };

  const round = async (): Promise<Round> => {
    await sweep();
    const isShown = document.visibilityState === 'visible';
    // By a clock that nobody sets.
    const at = performance.now();
    const wants = (name: keyof typeof every, often = every[name]) => at - asked[name] >= often;
    const listEvery = waiting(state.kept) > 0 ? listAfterMarks : every.list;
    const wanted = {
      list: isShown && (wants('list', listEvery) || !state.kept.list),
      days: isShown && wants('days'),
      presence: wants('presence') && state.kept.list !== null,
    };
    const session = currentSession();
    const staff = session && {
      token: session.token,
      maker: { id: session.user.id, name: `${session.user.firstName} ${session.user.lastName}` },
    };
    // Before the answer: who opens another list or comes back meanwhile asks for one more.
    for (const name of ['list', 'days', 'presence'] as const) if (wanted[name]) asked[name] = at;
    const said = await exchange(store, { staff, ...wanted });
    // Nothing came, and people want to know at once what others marked while there was no line.
    if (!said.hasLine) Object.assign(asked, neverAsked);
    if (said.hasLine && said.knowsClock) await forgetOldMarks(store);
    const { hasLine, signInWanted, refusal } = said;
    await wrote({ hasLine: said.asked ? hasLine : state.hasLine, signInWanted, refusal });
    return { failed: !said.hasLine, waits: waiting(state.kept) > 0 && !signInWanted };
  };

  /** People whose mark is on its way to the disk. */
  const inHand = new Set<string>();
  const keep = async (
    made: Omit<NewMark, 'deviceId' | 'madeBy' | 'keptAt' | 'occurredAt' | 'offset'>[],
    { walkIn, onKept }: { walkIn?: WalkIn; onKept?: OnKept } = {},
  ) => {
    const { joined, staffDevice, offset } = state.kept.meta;
    const ids = made.map(({ signupId }) => signupId);
    if (ids.some((id) => inHand.has(id))) return null;
    for (const id of ids) inHand.add(id);
    // The second failure in a row is announced as well.
    if (state.notKept) change({ notKept: false });
    const looksBusy = setTimeout(() => change({ keeping: new Set([...state.keeping, ...ids]) }), slowlyKept);
    const deviceId = joined?.deviceId ?? staffDevice;
    const madeBy = joined?.deviceId ?? state.session?.user.id;
    const now = { occurredAt: Date.now(), offset, deviceId, madeBy, keptAt: clock() };
    const marks = made.map((mark) => ({ ...mark, ...now }));
    const kept = await store.keepMarks(marks, walkIn).catch((error: unknown) => {
      console.error('A mark could not be kept', error);
      return null;
    });
    marked += 1;
    clearTimeout(looksBusy);
    for (const id of ids) inHand.delete(id);
    const keeping = new Set([...state.keeping].filter((id) => inHand.has(id)));
    const { walkIns, marks: earlier } = state.kept;
    const more = kept && { marks: [...earlier, ...kept], walkIns: walkIn ? [...walkIns, walkIn] : walkIns };
    const keptIds = kept && kept.map(({ id }) => id);
    if (keptIds) onKept?.(keptIds);
    change({ keeping, notKept: !kept, kept: { ...state.kept, ...more } });
    channel.postMessage('changed');
    // Undo of a walk-in that is not sent yet forgets it, so its sending begins before the button can be pressed.
    sendSoon(walkIn !== undefined);
    return keptIds;
  };

  const send = startRounds(round, () => {
    // A phone that slept may not have counted the time.
    asked.list = -Infinity;
  });
  channel.onmessage = () => void reread();
  const sendSoon = sendsSoon(send);
  watchSession(() => {
    const session = currentSession();
    const isOther = session?.user.id !== state.session?.user.id;
    // Signed out, here or in another tab: the list goes with them. The list of a link is the link's.
    const leaving = isOther && !state.kept.meta.joined ? store.forgetLists() : Promise.resolve();
    void leaving.then(() => wrote({ session, signInWanted: false })).then(send);
  });
  send();

  return {
    lasts: store.lasts,
    state: () => state,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    mark: (kind, people, onKept) =>
      keep(
        people.map(({ signupId, now }) => newMark(signupId, kind, now)),
        { onKept },
      ),
    undo: (marks, onKept) =>
      keep(
        marks.map(({ id, person: { signupId, now } }) => newMark(signupId, 'UNDONE', now, id)),
        { onKept },
      ),
    async walkIn(person) {
      const { joined, staffDevice } = state.kept.meta;
      const id = crypto.randomUUID();
      const walkIn = { ...person, id, deviceId: joined?.deviceId ?? staffDevice, keptAt: clock() };
      const mark = newMark(id, 'ARRIVED', { heads: [] });
      return (await keep([mark], { walkIn })) && { signupId: id, mark: mark.id };
    },
    async open(of) {
      await store.keepMeta({ open: of, owner: state.session?.user.id ?? null, gone: null });
      asked.list = -Infinity;
      await wrote({ refusal: null });
      send();
    },
    async joined(joined) {
      await store.forgetLists();
      await store.keepMeta({ joined, gone: null });
      asked.list = -Infinity;
      await wrote({ signInWanted: false, refusal: null });
      send();
    },
    async forget(ids) {
      await store.forget(ids);
      await wrote();
    },
    async leave({ marks }) {
      if (marks) await store.forget([...state.kept.marks, ...state.kept.walkIns].map(({ id }) => id));
      await store.forgetLists();
      await store.keepMeta({ joined: null, gone: null });
      await wrote({ refusal: null });
    },
    send,
  };
}
