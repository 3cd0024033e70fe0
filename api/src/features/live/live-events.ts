import type { FactNews, FactWatch } from '../../platform/facts/watch-facts.js';
import type { Services } from '../../platform/operation/request-context.js';
import { changedShifts, mostNamed } from './changed-shifts.js';
import { EventChange } from './live.types.js';

/** Receives what changed in one event. */
export type ChangeListener = (change: EventChange) => void;

/** The changes of events, for any number of listeners, by one watch of the facts. */
export interface LiveEvents {
  /**
   * Once this resolves, no change of the event is missed. Returns a function that stops listening. `hidden`: called
   * when the event became a draft, after one last change; without it changes of drafts are delivered too.
   */
  listen(eventId: string, notify: ChangeListener, hidden?: () => void): Promise<() => void>;
}

/** Milliseconds between two messages about one event: changes in between are merged into one. */
const gap = 500;
/**
 * The gap where more than `crowd` listen: each message goes to all of them, and delivery within two seconds is
 * promised.
 */
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
  /** Each listener with its `hidden` callback, for those who may not see drafts. */
  listeners: Map<ChangeListener, (() => void) | undefined>;
  /** The change to publish when the gap is over. */
  waiting?: EventChange;
  timer?: NodeJS.Timeout;
}

function createLiveEvents({ facts, rows, log }: Services): LiveEvents {
  const rooms = new Map<string, Room>();
  let watching: Promise<() => void> | undefined;
  // News are published in the order of arrival, also while people's shifts are looked up.
  let published = Promise.resolve();

  const receiveNews = (news: FactNews): void => {
    published = published
      .then(() => publish(news))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'Live pages are notified to reload everything');
        publishAll(news.cursor);
      });
  };

  const publish = async (news: FactNews): Promise<void> => {
    const events =
      news.facts?.flatMap(({ kind, recordId }) => (kind === 'event.changed' ? recordId : [])) ?? rooms.keys();
    await hideDrafts(
      [...events].filter((id) => rooms.has(id)),
      news.cursor,
    );
    if (!news.facts) return publishAll(news.cursor);
    for (const [eventId, shifts] of await changedShifts(rows, news.facts))
      enter(eventId, { position: news.cursor, shiftIds: shifts === 'all' ? [] : [...shifts] });
  };

  /** Sends the listeners that may not see drafts a last change of events that became drafts, and removes them. */
  const hideDrafts = async (events: string[], position: string): Promise<void> => {
    if (events.length === 0) return;
    const drafts = await rows.read<{ id: string }>({
      name: 'drafts-listened-to',
      text: `select id from event where state = 'DRAFT' and id = any($1::uuid[])`,
      values: [events],
    });
    for (const { id } of drafts)
      for (const [notify, hidden] of [...(rooms.get(id)?.listeners ?? [])]) {
        if (!hidden) continue;
        leave(id, notify);
        notify({ position, shiftIds: [] });
        hidden();
      }
  };

  const publishAll = (position: string): void => {
    for (const eventId of rooms.keys()) enter(eventId, { position, shiftIds: [] });
  };

  const enter = (eventId: string, change: EventChange): void => {
    const room = rooms.get(eventId);
    if (!room) return;
    room.waiting = room.waiting ? together(room.waiting, change) : change;
    if (!room.timer) flush(room);
  };

  const flush = (room: Room): void => {
    const { waiting } = room;
    room.waiting = undefined;
    room.timer = waiting && setTimeout(() => flush(room), room.listeners.size > crowd ? gapInCrowd : gap);
    if (waiting) for (const notify of room.listeners.keys()) notify(waiting);
  };

  const leave = (eventId: string, notify: ChangeListener): void => {
    const room = rooms.get(eventId);
    room?.listeners.delete(notify);
    if (room?.listeners.size !== 0) return;
    clearTimeout(room.timer);
    rooms.delete(eventId);
    if (rooms.size > 0) return;
    // It started, or it failed and rejected for its callers.
    watching?.then((stop) => rooms.size === 0 && stop()).catch(() => undefined);
    watching = undefined;
  };

  return {
    listen: async (eventId, notify, hidden) => {
      const room = rooms.get(eventId) ?? { listeners: new Map() };
      rooms.set(eventId, room);
      room.listeners.set(notify, hidden);
      try {
        await (watching ??= facts.watch(receiveNews));
      } catch (error) {
        watching = undefined;
        leave(eventId, notify);
        throw error;
      }
      return () => leave(eventId, notify);
    },
  };
}

/** Merges two changes into one. */
export function together(before: EventChange, after: EventChange): EventChange {
  const isAll = before.shiftIds.length === 0 || after.shiftIds.length === 0;
  const shiftIds = isAll ? [] : [...new Set([...before.shiftIds, ...after.shiftIds])];
  return { position: after.position, shiftIds: shiftIds.length > mostNamed ? [] : shiftIds };
}
