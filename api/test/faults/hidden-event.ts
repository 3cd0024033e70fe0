import { given, inDays } from '../given.js';
import type { SharedTestServer } from '../shared-test-server.js';

/* An event that goes and comes: published and hidden, with people in it, and its parts deleted and made. */

/** Its id, and one thing that somebody does with it. */
export interface HiddenEvent {
  id: string;
  write(): Promise<unknown>;
}

const below = (count: number) => Math.floor(Math.random() * count);

/** An event whose state changes all the time. What is refused meanwhile (a signup to a draft) is as it should be. */
export async function hiddenEvent(server: SharedTestServer, admin: Record<string, string>): Promise<HiddenEvent> {
  const event = await given(server.database.pool).event({ startDate: inDays(40), endDate: inDays(41) });
  const times = { date: inDays(40), startTime: '08:00', endTime: '12:00', qtyRequired: 3 };
  const post = async (path: string, body: object) =>
    (await server.rest<{ id?: string }>('POST', path, body, admin)).body.id ?? '';
  const addRole = async () => {
    const categoryId = await post('/api/admin/categories', { eventId: event.id, name: `Category ${below(1_000_000)}` });
    const opportunityId = await post('/api/admin/opportunities', { eventId: event.id, categoryId, name: 'Role' });
    const shifts: string[] = [];
    for (let count = 0; count < 3; count += 1)
      shifts.push(await post('/api/admin/shifts', { opportunityId, ...times }));
    return { categoryId, opportunityId, shifts };
  };
  const roles = [await addRole(), await addRole()];
  const oneRole = () => roles[below(roles.length)] as (typeof roles)[number];
  const signUp = () => {
    const person = { firstName: `Guest${below(8)}`, lastName: 'Lie', email: `guest${below(12)}@example.org` };
    const { shifts } = oneRole();
    return server.rest('POST', '/api/signup', { ...person, shiftId: shifts[below(shifts.length)] });
  };
  const setState = (state: string) =>
    server.rest('PATCH', `/api/admin/events/${event.id}`, { state, confirmed: true }, admin);
  const replaceShift = async () => {
    const { opportunityId, shifts } = oneRole();
    const place = below(shifts.length);
    await server.rest('DELETE', `/api/admin/shifts/${shifts[place]}`, undefined, admin);
    shifts[place] = await post('/api/admin/shifts', { opportunityId, ...times });
  };
  const replaceRole = async () => {
    const place = below(roles.length);
    await server.rest('DELETE', `/api/admin/categories/${roles[place]?.categoryId}`, undefined, admin);
    roles[place] = await addRole();
  };
  const verbs = [
    ...Array.from({ length: 8 }, () => signUp),
    ...[() => setState('DRAFT'), () => setState('PUBLISHED'), () => setState('PUBLISHED')],
    ...[replaceShift, replaceShift, replaceRole],
  ];
  return { id: event.id, write: async () => (verbs[below(verbs.length)] as () => Promise<unknown>)() };
}
