import type pg from 'pg';
import { median } from './contest.ts';
import { residentOf } from './measure-process.ts';
import { signIn } from './time-tables.ts';

const calls = 4_000;

/**
 * What second factors cost a call of staff: the statement that finds the viewer beside the same one without its parts about factors and
 * proofs, in turns over one connection. And what the first passkey costs the process: it loads a library.
 */
export async function timeSignIn({
  product,
  pool,
  pid,
}: {
  product: string;
  pool: pg.Pool;
  pid: number | undefined;
}): Promise<string> {
  const token = await signIn(product);
  const { rows } = await pool.query<{ hash: Buffer }>('select token_hash as hash from staff_session limit 1');
  const client = await pool.connect();
  const times: Record<'with' | 'without', number[]> = { with: [], without: [] };
  try {
    for (let turn = 0; turn < calls; turn += 1)
      for (const kind of ['with', 'without'] as const) {
        const begun = performance.now();
        await client.query({ name: kind, text: statement(kind === 'with'), values: valuesOf(kind, rows[0]?.hash) });
        times[kind].push(performance.now() - begun);
      }
  } finally {
    client.release();
  }
  const begin = () => beginToAdd(product, token);
  const before = residentOf(pid);
  const [first, ...later] = [await begin(), await begin(), await begin(), await begin()];
  return [
    `Finding who calls, the median of ${calls} in turns`,
    `  without factors ${median(times.without).toFixed(3)} ms   with them ${median(times.with).toFixed(3)} ms`,
    `Beginning to add a passkey: first ${first.toFixed(0)} ms, then ${median(later).toFixed(0)} ms; ${before.toFixed(0)} MB before, ${residentOf(pid).toFixed(0)} MB after`,
  ].join('\n');
}

/** As `find-viewer.ts` has it, where all staff need a factor. */
function statement(withFactors: boolean): string {
  const parts = `, (session.cookie_hash is not null and session.proven_at < now() - interval '10 minutes') as "needsProof",
    ($3 = 'staff' or ($3 = 'admins' and u.role = 'admin')) and not session.by_oidc
      and not exists (select from second_factor factor where factor.user_id = u.id) as "hasToEnrol"`;
  return `select session.id as "sessionId", u.id as "userId", u.role, u.first_name as "firstName", u.last_name as "lastName", u.email,
      session.last_used_at < now() - interval '5 minutes' as "isToNote"${withFactors ? parts : ''}
    from staff_session session join app_user u on u.id = session.user_id
    where session.token_hash = $1 and session.expires_at > now() and session.last_used_at > now() - interval '12 hours'
      and (session.cookie_hash is null or session.cookie_hash = $2)`;
}

function valuesOf(kind: 'with' | 'without', hash: Buffer | undefined): unknown[] {
  return kind === 'with' ? [hash, null, 'staff'] : [hash, null];
}

async function beginToAdd(product: string, token: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${product}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: 'mutation { passkeyOptions { challenge options } }' }),
  });
  const text = await answer.text();
  if (text.includes('"errors"')) throw new Error(text.slice(0, 300));
  return performance.now() - begun;
}
