import { offersPasskeys } from '../../../platform/origins.js';
import type { Services } from '../../../platform/operation/request-context.js';
import { siteOf } from './passkeys.js';

/** At start: warns of passkeys that were made for another host than that of the public address, where nobody can use them. */
export async function warnOfOtherSite({ rows, settings, log }: Services): Promise<void> {
  const { rpID } = siteOf(settings);
  const found = await rows.read<{ site: string; count: number }>({
    name: '',
    text: `select site, count(*)::int as count from second_factor where kind = 'passkey' and (site <> $1 or not $2) group by site order by site`,
    values: [rpID, offersPasskeys(settings.publicUrl)],
  });
  for (const { site, count } of found)
    log.warn(
      `Passkeys made for ${site} (${count}) cannot be used at ${settings.publicUrl}: their owners have to add new ones.`,
    );
}
