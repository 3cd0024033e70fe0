import { expect, type Page } from '@playwright/test';
import { newAddress } from './festival.ts';

/** The addresses of the demo's staff. */
export const staffEmails = {
  admin: 'admin@example.org',
  timing: 'timing.lead@example.org',
  course: 'course.lead@example.org',
} as const;

/** A session that was started by REST: what the page stores, and a function that calls staff paths. */
export interface StaffSession {
  token: string;
  user: { id: string; firstName: string; lastName: string; role: string };
  call<Body>(method: string, path: string, body?: unknown): Promise<{ status: number; body: Body }>;
}

/** Signs in by REST, without a page, with a demo address or with another address and its password. */
export async function staffSession(email: string, password = 'demo-winter-morning'): Promise<StaffSession> {
  const { body } = await request<StaffSession>('POST', '/api/auth/login', { email, password });
  expect(body.token).toBeTruthy();
  return { ...body, call: (method, path, sent) => request(method, path, sent, body.token) };
}

/** Signs a page in without the form, from its next load on. */
export async function signInAs(page: Page, who: keyof typeof staffEmails | StaffSession): Promise<StaffSession> {
  const session = typeof who === 'string' ? await staffSession(staffEmails[who]) : who;
  await page.addInitScript(
    ([token, user]) => {
      localStorage.setItem('authToken', token);
      localStorage.setItem('user', user);
    },
    [session.token, JSON.stringify(session.user)] as const,
  );
  return session;
}

/** Signs in with a demo address by the form, whose sessions have two halves. Ends on the dashboard. */
export async function signInByForm(page: Page, who: keyof typeof staffEmails): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Email').fill(staffEmails[who]);
  await page.getByLabel('Password').fill('demo-winter-morning');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
}

/** Opens a page with a session in its storage, as if they had signed in there; a page that signs out stays signed out. */
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

/** A name that is unique in all workers. */
export function newName(stem: string): string {
  made += 1;
  return `${stem} ${process.pid % 1000}-${Date.now() % 1_000_000}-${made}`;
}

let made = 0;

/** A new event for one test. */
export async function newEvent({ name, startDate, endDate }: { name: string; startDate: string; endDate: string }) {
  const admin = await staffSession(staffEmails.admin);
  const own = newName(name);
  const slug = own.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const event = { name: own, slug, startDate, endDate };
  const { status, body } = await admin.call<{ id: string; slug: string; name: string }>(
    'POST',
    '/api/admin/events',
    event,
  );
  expect(status).toBe(201);
  return body;
}

/** Somebody who just signed up. */
export interface NewSignup {
  firstName: string;
  lastName: string;
  email: string;
  signup: { id: string };
}

/** Signs a new person up for a shift. */
export async function signUpByRest(shiftId: string, firstName: string, lastName: string): Promise<NewSignup> {
  const person = { firstName, lastName, email: newAddress() };
  const details = { ...person, phone: '907-555-0100', shiftId };
  const { status, body } = await request<{ signup: { id: string } }>('POST', '/api/signup', details);
  expect(status).toBe(201);
  return { ...person, signup: body.signup };
}

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
