import { day, hour, minute } from './season-clock.js';
import type { Season } from './season-apis.js';
import type { PlannedEvent } from './season-records.js';

/** These in parts of so many: a document of thirty events would ask for too much. */
const inChunks = <One>(all: readonly One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, part * size + size));

/** Events of a season that become drafts, and are published: what staff do, and what visitors see of it. */
export function drafts({ model, violations, staff, ...season }: Season) {
  /** An event becomes a draft; one in which people are only when staff say so once more. */
  async function unpublish(event: PlannedEvent): Promise<void> {
    if (event.cancelled || event.draft) return;
    await season.settle();
    const path = `/api/admin/events/${event.id}`;
    const isEmpty = !model.places.some(({ active, shift }) => active && shift.event === event);
    const answer = await season.call('PATCH', path, { state: 'DRAFT' }, staff);
    season.wasDone('unpublish', answer, isEmpty ? 'done' : 'SIGNUPS_REMAIN');
    if (!isEmpty) {
      const confirmed = await season.call('PATCH', path, { state: 'DRAFT', confirmed: true }, staff);
      season.wasDone('unpublish with people', confirmed, 'done');
    }
    event.draft = true;
    await look('unpublished');
  }

  async function publish(event: PlannedEvent): Promise<void> {
    if (!event.draft) return;
    await season.asStaff('mutation ($id: ID!) { publishEvent(eventId: $id) { event { id } } }', { id: event.id });
    season.count('publish');
    // What is free there is offered at the next look of the schedule.
    event.draft = false;
    await look('published');
  }

  /** Visitors read each event and its shifts, unless it is a draft: by its id, by theirs, and in lists. */
  async function look(when: string): Promise<void> {
    const single = model.events.map(
      ({ id, shifts }, at) =>
        `e${at}: event(id: "${id}") { id } s${at}: shift(id: "${shifts[0]!.id}") { id event { name } }`,
    );
    const parts = [
      'events { id name shifts { id } } shifts { id }',
      ...inChunks(single, 5).map((some) => some.join(' ')),
    ];
    let read = '';
    for (const part of parts) {
      const { status, body } = await season.call('POST', '/graphql', { query: `{ ${part} }` });
      read += JSON.stringify(body);
      if (status !== 200) violations.push(`${when}: visitors get ${status}`);
    }
    for (const { id, name, shifts, draft } of model.events) {
      const seen = [`"${id}"`, `"${name}"`, ...shifts.map((shift) => shift.id)].filter((words) => read.includes(words));
      if (seen.length !== (draft ? 0 : 2 + shifts.length))
        violations.push(`${when}: visitors read ${seen.length} parts of ${name}, ${draft ? 'a draft' : 'no draft'}`);
    }
  }

  /**
   * An event that was made as a draft is shown before, between or after moments at which people are notified of it;
   * others become drafts over such a moment, with what happens in them meanwhile.
   */
  function hideNowAndThen(
    event: PlannedEvent,
    begins: number,
    moments: number[],
    meanwhile: () => Promise<unknown>,
  ): void {
    if (event.draft) season.plan(begins - season.pick([14.2, 13.6, 9.5]) * day, () => publish(event));
    else if (season.random() < 0.2) return;
    const at = season.pick(moments);
    season.plan(at, () => unpublish(event));
    season.plan(at, meanwhile);
    season.plan(at + season.pick([20 * minute, 3 * hour, 20 * hour]), () => publish(event));
  }

  return { unpublish, publish, hideNowAndThen, look };
}
