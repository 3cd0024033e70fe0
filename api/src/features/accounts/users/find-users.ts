import { z } from 'zod';
import { isId } from '../../../contract/text/fields.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { listOperation } from '../../../platform/reading/list-operation.js';
import { operation } from '../../../platform/operation/operation.js';
import { readRecords } from '../../../platform/reading/read-records.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import type { Selection } from '../../../platform/reading/selection.js';
import { User } from '../../../records/user.js';

/** The staff by name, or the one of an id. */
export const findUsers = operation(
  {
    access: 'admin',
    input: z.object({ id: z.string().nullish(), selection: z.custom<Selection>() }),
    transaction: false,
  },
  async function findUsers(ctx, { id, selection }): Promise<User[]> {
    if (id == null) return readRecords(ctx.services, User, selection);
    return isId(id) ? readRecords(ctx.services, User, selection, { equals: { id } }) : [];
  },
);

/** The staff by name, for REST: all of them, or a page. */
export const listUsers = listOperation({
  name: 'listUsers',
  access: 'admin',
  wanted: z.object({}),
  record: User,
  isUndated: true,
  filter: () => ({}),
});

/** One staff member as admins see them. Error: USER_NOT_FOUND. */
export async function getUser(ctx: RequestContext, id: string, selection: Selection): Promise<User> {
  const [user] = await ctx.run(findUsers, { id, selection });
  if (!user) throw new DomainError('USER_NOT_FOUND');
  return user;
}

/** The staff member who calls; null for a visitor and a program. */
export const findWhoAsks = operation(
  {
    access: 'public',
    keyScope: 'any',
    input: z.object({ selection: z.custom<Selection>() }),
    transaction: false,
  },
  async function findWhoAsks(ctx, { selection }): Promise<Partial<User> | null> {
    if (ctx.viewer.kind !== 'staff') return null;
    const { userId, firstName, lastName, email, role } = ctx.viewer;
    return withFields(ctx, { id: userId, firstName, lastName, email, role }, selection);
  },
);

/** A staff member with the requested fields; reads only what is not known already. */
export async function withFields<Known extends { id: string }>(
  ctx: RequestContext,
  known: Known,
  selection: Selection,
): Promise<Known & Partial<User>> {
  const missing = Object.entries(selection).filter(([field]) => !(field in known));
  if (missing.length === 0) return known;
  const [user] = await readRecords(ctx.services, User, Object.fromEntries(missing), {
    equals: { id: known.id },
  });
  return { ...known, ...user };
}

/** The demo sign-ins, admins first; none in production. */
export const findDemoUsers = operation(
  {
    access: 'public',
    input: z.object({ selection: z.custom<Selection>() }),
    transaction: false,
  },
  async function findDemoUsers(ctx, { selection }): Promise<User[]> {
    if (ctx.services.settings.production) return [];
    return readRecords(ctx.services, User, selection, { where: (u) => `${u}.is_demo`, orderBy: 'ROLE', limit: 20 });
  },
);
