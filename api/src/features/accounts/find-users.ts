import { z } from 'zod';
import { isId } from '../../contract/fields.js';
import { authorize } from '../../platform/authorize.js';
import { operation } from '../../platform/operation.js';
import type { StaffMember } from './staff-member.type.js';

/** The staff by name, or the one of an id. Errors: NOT_SIGNED_IN, FORBIDDEN. */
export const findUsers = operation(
  {
    openTo: 'admin',
    input: z.object({ id: z.string().nullish() }),
    transaction: false,
  },
  async function findUsers(ctx, { id }): Promise<StaffMember[]> {
    authorize(ctx.viewer, 'admin');
    if (id != null && !isId(id)) return [];
    return ctx.services.rows.read<StaffMember>({ name: 'staff-members', text: statement, values: [id ?? null] });
  },
);

const statement = `
  select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.role,
    u.password_hash is not null as "hasPassword",
    (select count(*)::int from category c where c.lead_id = u.id) as "categoryCount",
    to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
  from app_user u where $1::uuid is null or u.id = $1
  order by lower(u.last_name), lower(u.first_name), u.id`;
