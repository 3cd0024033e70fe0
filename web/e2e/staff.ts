import AxeBuilder from '@axe-core/playwright';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { newAddress } from './festival.ts';

/** A staff session by REST. */
export interface StaffSession {
  token: string;
  user: { firstName: string; lastName: string; role: string };
  headers: { authorization: string };
}

/** Signs a demo user in beside the page. */
export async function signInByRest(request: APIRequestContext, email: string): Promise<StaffSession> {
  const answer = await request.post('/api/auth/login', { data: { email, password: 'demo-winter-morning' } });
  expect(answer.status()).toBe(200);
  const session = (await answer.json()) as Omit<StaffSession, 'headers'>;
  return { ...session, headers: { authorization: `Bearer ${session.token}` } };
}

/** Signs a demo user in on the page: from its next load on. */
export async function signInAs(page: Page, email = 'admin@example.org'): Promise<StaffSession> {
  const session = await signInByRest(page.request, email);
  await page.addInitScript(
    ([token, user]) => {
      localStorage.setItem('authToken', token);
      localStorage.setItem('user', user);
    },
    [session.token, JSON.stringify(session.user)] as const,
  );
  return session;
}

/** Somebody who just signed up for a shift that nobody else's test looks at by number. */
export interface NewSignup {
  firstName: string;
  lastName: string;
  email: string;
  signup: { id: string };
}

/** Signs a new person up for a shift. */
export async function signUpByRest(shiftId: string, firstName: string, lastName: string): Promise<NewSignup> {
  const email = newAddress();
  const answer = await fetch(new URL('/api/signup', process.env.TRAILCREW_E2E_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName, lastName, email, phone: '907-555-0100', shiftId }),
  });
  expect(answer.status).toBe(201);
  const { signup } = (await answer.json()) as { signup: { id: string } };
  return { firstName, lastName, email, signup };
}

/** axe finds nothing wrong. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}
