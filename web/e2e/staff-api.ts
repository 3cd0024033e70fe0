import { expect, type APIRequestContext } from '@playwright/test';
import { staffEmails, staffSession } from './as-staff.ts';

/** REST calls of a signed-in member of the staff. */
export interface StaffApi {
  get<Body>(path: string): Promise<Body>;
  post<Body>(path: string, data: object): Promise<Body>;
  patch<Body>(path: string, data: object): Promise<Body>;
  remove(path: string): Promise<number>;
}

/** The documented calls as this member of the staff. */
export async function staffApi(request: APIRequestContext, who: keyof typeof staffEmails): Promise<StaffApi> {
  const { token } = await staffSession(staffEmails[who]);
  const headers = { authorization: `Bearer ${token}` };
  const body = async <Body>(answer: { ok(): boolean; json(): Promise<unknown>; status(): number }): Promise<Body> => {
    expect(answer.ok(), `status ${answer.status()}`).toBe(true);
    return (await answer.json()) as Body;
  };
  return {
    get: async (path) => body(await request.get(path, { headers })),
    post: async (path, data) => body(await request.post(path, { headers, data })),
    patch: async (path, data) => body(await request.patch(path, { headers, data })),
    remove: async (path) => (await request.delete(path, { headers })).status(),
  };
}

/** The demo's summer event, which the staff's journeys use, with its categories by name. */
export async function summerEvent(
  api: StaffApi,
): Promise<{ id: string; startDate: string; categories: Map<string, string> }> {
  const events = await api.get<{ id: string; slug: string; startDate: string }[]>('/api/events');
  const event = events.find(({ slug }) => slug.startsWith('tamarack-trail-rollerski'));
  if (!event) throw new Error('The demo has no summer event');
  const categories = await api.get<{ id: string; name: string }[]>(`/api/categories?eventId=${event.id}`);
  return { ...event, categories: new Map(categories.map(({ id, name }) => [name, id])) };
}

let roles = 0;

/** A role for one test in a category of the summer event, with one shift. */
export async function ownRole(
  api: StaffApi,
  category: string,
  shift: { startTime?: string; endTime?: string; qtyRequired?: number } = {},
): Promise<{ eventId: string; date: string; name: string; opportunityId: string; shiftId: string }> {
  const event = await summerEvent(api);
  const name = `Helper ${process.pid}-${Date.now()}-${(roles += 1)}`;
  const role = await api.post<{ id: string }>('/api/admin/opportunities', {
    eventId: event.id,
    categoryId: event.categories.get(category),
    name,
  });
  const made = await api.post<{ id: string }>('/api/admin/shifts', {
    opportunityId: role.id,
    date: event.startDate,
    startTime: '08:00',
    endTime: '10:00',
    qtyRequired: 2,
    ...shift,
  });
  return { eventId: event.id, date: event.startDate, name, opportunityId: role.id, shiftId: made.id };
}
