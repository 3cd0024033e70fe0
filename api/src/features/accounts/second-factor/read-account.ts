import { z } from 'zod';
import { operation } from '../../../platform/operation/operation.js';
import { offersPasskeys } from '../../../platform/origins.js';
import { instantText } from '../../../platform/reading/sql/instant-text.js';
import { nameOfIssuer } from '../oidc/name-of-issuer.js';
import { needsFactor } from './factors.js';
import type { Account, Connection } from './second-factor.types.js';

/** The caller's own ways in: factors, recovery codes that are left, connected sign-ins. */
export const readAccount = operation(
  { access: 'staff', duringSetUp: true, input: z.object({}), transaction: false },
  async function readAccount(ctx): Promise<Account> {
    const { userId, role, email } = ctx.viewer;
    const { publicUrl, oidc } = ctx.services.settings;
    const [row] = await ctx.services.rows.read<
      Pick<Account, 'factors' | 'recoveryCodesLeft'> & { connections: StoredConnection[] }
    >({
      name: 'account',
      text: `select
          coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'kind', upper(f.kind), 'name', f.name,
              'createdAt', ${instantText('f.created_at')}, 'lastUsedAt', ${instantText('f.last_used_at')}) order by f.created_at, f.id)
            from second_factor f where f.user_id = $1::uuid), '[]') as factors,
          (select count(*)::int from recovery_code c where c.user_id = $1::uuid and c.used_at is null) as "recoveryCodesLeft",
          coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'issuer', i.issuer,
              'createdAt', ${instantText('i.created_at')}, 'lastUsedAt', ${instantText('i.last_used_at')}) order by i.created_at, i.id)
            from oidc_identity i where i.user_id = $1::uuid), '[]') as connections`,
      values: [userId],
    });
    return {
      email,
      factors: row?.factors ?? [],
      recoveryCodesLeft: row?.recoveryCodesLeft ?? 0,
      connections: (row?.connections ?? []).map(({ issuer, ...one }) => ({
        ...one,
        name: nameOfIssuer(issuer, oidc),
      })),
      needsFactor: needsFactor(ctx.services.settings, role),
      offersPasskeys: offersPasskeys(publicUrl),
      connectsTo: oidc?.name ?? null,
    };
  },
);

type StoredConnection = Omit<Connection, 'name'> & { issuer: string };
