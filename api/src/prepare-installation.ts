import { demoWasInterrupted, loadDemo } from './demo/load-demo.js';
import { demoPassword, demoStaff } from './demo/demo-staff.js';
import type { Environment } from './environment.js';
import { ensureFirstAdmin } from './features/accounts/sign-in/ensure-first-admin.js';
import { warnOfOtherSite } from './features/accounts/second-factor/warn-of-other-site.js';
import { firstAdminToken } from './features/accounts/sign-in/set-up-first-admin.js';
import type { RequestContext } from './platform/operation/request-context.js';

/**
 * The first steps after the migrations: the first admin, and the demo for a new database in development. Returns the lines that the
 * operator should read: demo sign-ins, or the set-up link while there is no admin.
 */
export async function prepareInstallation(
  ctx: RequestContext,
  options: { environment: Environment; databaseIsNew: boolean },
): Promise<string[]> {
  const { environment, databaseIsNew } = options;
  const lines: string[] = [];
  const wanted = environment.demoData ?? (!environment.production && databaseIsNew);
  if (
    !environment.production &&
    (wanted || (environment.demoData !== false && (await demoWasInterrupted(ctx.services))))
  ) {
    await loadDemo(ctx.services);
  }
  const { adminExists } = await ctx.run(ensureFirstAdmin, environment.firstAdmin ?? {});
  if (!environment.production && (await hasDemo(ctx))) {
    const names = demoStaff.map(({ email, role }) => `${email} (${role})`).join(', ');
    lines.push(`Demo sign-ins at ${environment.publicUrl}/admin, password ${demoPassword}: ${names}`);
  }
  if (!adminExists) {
    const token = firstAdminToken(ctx.services.secretKey);
    lines.push(`No admin yet. Set one up here, once: ${environment.publicUrl}/set-up?token=${token}`);
  }
  await warnOfOtherSite(ctx.services);
  return lines;
}

async function hasDemo(ctx: RequestContext): Promise<boolean> {
  const rows = await ctx.services.rows.read({
    name: '',
    text: 'select id from app_user where is_demo limit 1',
    values: [],
  });
  return rows.length > 0;
}
