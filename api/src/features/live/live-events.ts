import type { FactNews, FactWatch } from '../../platform/facts/watch-facts.js';
import type { Services } from '../../platform/operation/request-context.js';
import { changedShifts, mostNamed } from './changed-shifts.js';
import { EventChange } from './live.types.js';

/** Told of what changed in one event. */
export type ChangeListener = (change: EventChange) => void;

/** What changes in events, for as many listeners as there are, by one watch of the facts. */
export interface LiveEvents {
  /**
   * From the moment this resolves nothing of the event is missed. Gives what ends it. `hidden`: called once it is a draft, after that was
   * told as a last change; without it drafts are told of too.
   */
  listen(eventId: string, hear: ChangeListener, hidden?: () => void): Promise<() => void>;
}

/** Milliseconds between two messages about one event: in a rush what happens meanwhile comes as one. */
const gap = 500;
/** The same where more than `crowd` listen: each message is sent to all of them, and two seconds are promised. */
const gapInCrowd = 1_000;
const crowd = 100;

const byWatch = new WeakMap<FactWatch, LiveEvents>();

/** The live events of a process. */
export function liveEvents(services: Services): LiveEvents {
  let known = byWatch.get(services.facts);
  if (!known) byWatch.set(services.facts, (known = createLiveEvents(services)));
  return known;
}

interface Room {
  /** With what those are told from whom drafts are kept. */
  hearers: Map<ChangeListener, (() => void) | undefined>;
  /** What is told when the gap is over. */
  waiting?: EventChange;
  timer?: NodeJS.Timeout;
}

function createLiveEvents({ facts, rows, log }: Services): LiveEvents {
  const rooms = new Map<string, Room>();
  let watching: Promise<() => void> | undefined;
  // News are told in the order in which they came, also where people have to be looked for.
  let told = Promise.resolve();

  const receiveNews = (news: FactNews): void => {
    told = told
      .then(() => tell(news))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'Live pages are told to read everything anew');
        tellAll(news.cursor);
      });
  };

  const tell = async (news: FactNews): Promise<void> => {
    const events =
      news.facts?.flatMap(({ kind, recordId }) => (kind === 'event.changed' ? recordId : [])) ?? rooms.keys();
    await hideDrafts(
      [...events].filter((id) => rooms.has(id)),
      news.cursor,
    );
    if (!news.facts) return tellAll(news.cursor);
    for (const [eventId, shifts] of await changedShifts(rows, news.facts))
      enter(eventId, { position: news.cursor, shiftIds: shifts === 'all' ? [] : [...shifts] });
  };

  /** Those from whom drafts are kept are told that these events read differently, and then nothing more, where they became drafts. */
  const hideDrafts = async (events: string[], position: string): Promise<void> => {
    if (events.length === 0) return;
    const drafts = await rows.read<{ id: string }>({
      name: 'drafts-listened-to',
      text: `select id from event where state = 'DRAFT' and id = any($1::uuid[])`,
      values: [events],
    });
    for (const { id } of drafts)
      for (const [hear, hidden] of [...(rooms.get(id)?.hearers ?? [])]) {
        if (!hidden) continue;
        leave(id, hear);
        hear({ position, shiftIds: [] });
        hidden();
      }
  };

  const tellAll = (position: string): void => {
    for (const eventId of rooms.keys()) enter(eventId, { position, shiftIds: [] });
  };

  const enter = (eventId: string, change: EventChange): void => {
    const room = rooms.get(eventId);
    if (!room) return;
    room.waiting = room.waiting ? together(room.waiting, change) : change;
    if (!room.timer) speak(room);
  };

  const speak = (room: Room): void => {
    const { waiting } = room;
    room.waiting = undefined;
    room.timer = waiting && setTimeout(() => speak(room), room.hearers.size > crowd ? gapInCrowd : gap);
    if (waiting) for (const hear of room.hearers.keys()) hear(waiting);
  };

  const leave = (eventId: string, hear: ChangeListener): void => {
    const room = rooms.get(eventId);
    room?.hearers.delete(hear);
    if (room?.hearers.size !== 0) return;
    clearTimeout(room.timer);
    rooms.delete(eventId);
    if (rooms.size > 0) return;
    // It began, or it failed and told whoever waited for it.
    watching?.then((stop) => rooms.size === 0 && stop()).catch(() => undefined);
    watching = undefined;
  };

  return {
    listen: async (eventId, hear, hidden) => {
      const room = rooms.get(eventId) ?? { hearers: new Map() };
      rooms.set(eventId, room);
      room.hearers.set(hear, hidden);
      try {
        await (watching ??= facts.watch(receiveNews));
      } catch (error) {
        watching = undefined;
        leave(eventId, hear);
        throw error;
      }
      return () => leave(eventId, hear);
    },
  };
}

/** Two changes as one. */
export function together(before: EventChange, after: EventChange): EventChange {
  const isAll = before.shiftIds.length === 0 || after.shiftIds.length === 0;
  const shiftIds = isAll ? [] : [...new Set([...before.shiftIds, ...after.shiftIds])];
  return { position: after.position, shiftIds: shiftIds.length > mostNamed ? [] : shiftIds };
}
