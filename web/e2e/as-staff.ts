import { expect, type Page } from '@playwright/test';

/** Somebody signed in by REST: what the page keeps, and a caller of staff paths. */
export interface StaffSession {
  token: string;
  user: { id: string; firstName: string; lastName: string; role: string };
  call<Body>(method: string, path: string, body?: unknown): Promise<{ status: number; body: Body }>;
}

/** Signs a demo sign-in (or another address with the given password) in beside the page. */
export async function staffSession(email: string, password = 'demo-winter-morning'): Promise<StaffSession> {
  const { body } = await request<StaffSession>('POST', '/api/auth/login', { email, password });
  expect(body.token).toBeTruthy();
  return { ...body, call: (method, path, sent) => request(method, path, sent, body.token) };
}

/** Opens a page with a session in its storage, as if she had signed in there. */
export async function openAs(page: Page, { token, user }: StaffSession, path: string): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(
    ([key, kept]) => {
      localStorage.setItem('authToken', key as string);
      localStorage.setItem('user', kept as string);
    },
    [token, JSON.stringify(user)],
  );
  await page.goto(path);
}

/** A name that nobody used before, in any worker. */
export function newName(stem: string): string {
  made += 1;
  return `${stem} ${process.pid % 1000}-${Date.now() % 1_000_000}-${made}`;
}

let made = 0;

async function request<Body>(method: string, path: string, body?: unknown, token?: string) {
  const answer = await fetch(new URL(path, process.env.TRAILCREW_E2E_URL), {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}
