import { z } from 'zod';
import { entriesOf } from '../contract/text/mapped.js';
import { addDays, clock, dayIn, timeIn } from '../platform/clock.js';
import { operation } from '../platform/operation/operation.js';
import { Category } from '../records/category.js';
import { Event } from '../records/event.js';
import { Post } from '../records/start-board/post.js';
import { RaceStart } from '../records/start-board/race-start.js';

/** The posts of the day: whose people stand there, and how many it needs. Crossing 7 lacks people. */
export const posts = {
  'Crossing 7': { category: 'Marshals', minimumStaff: 4, blocksStart: true },
  Bridge: { category: 'Marshals', minimumStaff: 3, blocksStart: true },
  'Crossing 1': { category: 'Marshals', minimumStaff: 1, blocksStart: true },
  'Crossing 2': { category: 'Marshals', minimumStaff: 1, blocksStart: true },
  'Crossing 3': { category: 'Marshals', minimumStaff: 1, blocksStart: true },
  'Crossing 4': { category: 'Marshals', minimumStaff: 1, blocksStart: true },
  'Crossing 5': { category: 'Marshals', minimumStaff: 1, blocksStart: true },
  'Crossing 6': { category: 'Marshals', minimumStaff: 1, blocksStart: true },
  'Gravel Pit': { category: 'Marshals', minimumStaff: 2, blocksStart: false },
  'Lake Turn': { category: 'Marshals', minimumStaff: 1, blocksStart: false },
  'Firetower Hill': { category: 'Feed Station', minimumStaff: 2, blocksStart: false },
  'Start Tent': { category: 'Feed Station', minimumStaff: 1, blocksStart: false },
} as const;

/** The place of a post. */
export type PostName = keyof typeof posts;

/** When the first gun goes: at the full hour after the next, late in the evening on the day after. */
export function gunOf(timeZone: string): { date: string; hour: number } {
  const now = clock.now();
  const [date, hour] = [dayIn(timeZone, now), Number(timeIn(timeZone, now).slice(0, 2)) + 2];
  return hour < 24 ? { date, hour } : { date: addDays(date, 1), hour: hour - 24 };
}

/** Two starts, while the first shifts run, and the posts. Once. */
export const planStarts = operation(
  { access: 'internal', input: z.object({ eventId: z.string() }) },
  async function planStarts(ctx, { eventId }): Promise<void> {
    if ((await ctx.em.count(RaceStart, { event: eventId })) > 0) return;
    const event = await ctx.em.findOneOrFail(Event, eventId);
    const zone = event.ownTimeZone ?? ctx.services.settings.timeZone;
    const { date, hour } = gunOf(zone);
    const time = (minutes: number) => `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
    const of = { event: eventId, date };
    ctx.em.create(RaceStart, { ...of, name: 'Classic 50 km', time: time(0) }, { partial: true });
    ctx.em.create(RaceStart, { ...of, name: 'Junior 5 km', time: time(30) }, { partial: true });
    const categories = await ctx.em.find(Category, { event: eventId });
    for (const [place, { category: name, ...needs }] of entriesOf(posts)) {
      const category = categories.find((one) => one.name === name);
      if (!category) throw new Error(`The demo has no category ${name}`);
      ctx.em.create(Post, { ...needs, place, event: eventId, category: category.id }, { partial: true });
    }
    await ctx.em.flush();
  },
);
