import { roles, type Role } from '@trailcrew/api/contract/people/roles';
import { useSyncExternalStore } from 'react';
import { browserStore } from './browser-store';

/** The signed-in person, stored in local storage under the key `user`. */
export interface SessionUser {
  /** UUID; empty in a stored record without it. */
  id: string;
  firstName: string;
  lastName: string;
  role: Role;
}

/** A staff session in this browser: the bearer token and its person. */
export interface Session {
  token: string;
  user: SessionUser;
}

const tokenKey = 'authToken';
const userKey = 'user';
const listeners = new Set<() => void>();

/** The session from the two stored texts; null unless both are present and valid. */
export function parseSession(token: string | null, user: string | null): Session | null {
  if (!token || !user) return null;
  try {
    const stored = JSON.parse(user) as Partial<SessionUser> | null;
    const role = roles.find((known) => known === stored?.role);
    if (!role || typeof stored?.firstName !== 'string' || typeof stored.lastName !== 'string') return null;
    const { id, firstName, lastName } = stored;
    return { token, user: { id: typeof id === 'string' ? id : '', firstName, lastName, role } };
  } catch (error) {
    console.warn('The stored user record is not valid', error);
    return null;
  }
}

let cached: { token: string | null; user: string | null; session: Session | null } | undefined;

/** The session of this browser, or null for a visitor. */
export function currentSession(): Session | null {
  const token = browserStore.get(tokenKey);
  const user = browserStore.get(userKey);
  if (!cached || cached.token !== token || cached.user !== user)
    cached = { token, user, session: parseSession(token, user) };
  return cached.session;
}

/** Stores a new session. `role` may come in capitals, as GraphQL writes it. */
export function storeSession(token: string, user: Omit<SessionUser, 'role'> & { role: string }): void {
  const { id, firstName, lastName } = user;
  // Other tabs are notified of each value separately: they must never see one person's token beside another's name.
  if (currentSession()?.user.id !== id) browserStore.remove(tokenKey);
  browserStore.set(userKey, JSON.stringify({ id, firstName, lastName, role: user.role.toLowerCase() }));
  browserStore.set(tokenKey, token);
  for (const listener of listeners) listener();
}

/** Deletes the session in this browser. */
export function clearSession(): void {
  browserStore.remove(tokenKey);
  browserStore.remove(userKey);
  for (const listener of listeners) listener();
}

/** Calls the listener whenever somebody signs in or out, in another tab too. The returned function unsubscribes. */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may sign in or out, or clear all; other keys do not concern the session.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === tokenKey || key === userKey || key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The current session of this browser, updated on changes; null for a visitor. */
export function useSession(): Session | null {
  return useSyncExternalStore(watchSession, currentSession, () => null);
}

/**
 * What a role may open: the only place for this rule. A record's actions are in the record (`viewerCan`), and the server checks again in
 * any case.
 */
export function opensOf(session: Session | null): { staffPages: boolean; adminPages: boolean } {
  return { staffPages: session !== null, adminPages: session?.user.role === 'admin' };
}

/** The same for this browser's session, updated on changes. */
export function useOpens(): ReturnType<typeof opensOf> {
  return opensOf(useSession());
}
