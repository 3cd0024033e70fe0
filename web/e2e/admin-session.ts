import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** The demo's admin, signed in: her header for REST calls. */
export async function adminHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  return { authorization: `Bearer ${(await signIn(request)).token}` };
}

/** Signs the demo's admin in on a page, without the form. */
export async function openAsAdmin(page: Page, request: APIRequestContext): Promise<void> {
  const { token, user } = await signIn(request);
  await page.addInitScript(
    ([authToken, stored]) => {
      localStorage.setItem('authToken', authToken as string);
      localStorage.setItem('user', stored as string);
    },
    [token, JSON.stringify(user)],
  );
}

async function signIn(request: APIRequestContext): Promise<{ token: string; user: object }> {
  const answer = await request.post('/api/auth/login', {
    data: { email: 'admin@example.org', password: 'demo-winter-morning' },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as { token: string; user: object };
}

/** A new event of this test's own. */
export async function newEvent(
  request: APIRequestContext,
  { name, startDate, endDate }: { name: string; startDate: string; endDate: string },
): Promise<{ id: string; slug: string; name: string }> {
  const own = `${process.pid}-${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
  const answer = await request.post('/api/admin/events', {
    headers: await adminHeaders(request),
    data: { name: `${name} ${own}`, slug: `event-${own}`, startDate, endDate },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: string; slug: string; name: string };
}
