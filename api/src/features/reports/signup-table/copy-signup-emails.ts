import { grouped } from '../../../contract/text/counts.js';
import { isId } from '../../../contract/text/fields.js';
import { signupFilter } from '../../../contract/signups/signup-table.js';
import { operation } from '../../../platform/operation/operation.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import { ledBy } from '../own-categories.js';
import { signupConditions, signupTables } from './signup-query.js';

/**
 * The e-mail addresses of all matching signups, each once and in order, to be copied. People who gave none are left out.
 * Audited, because it exports as much as a file does.
 */
export const copySignupEmails = operation(
  {
    access: 'staff',
    fromReplica: true,
    input: signupFilter,
  },
  async function copySignupEmails(ctx, filter): Promise<string[]> {
    const { timeZone } = ctx.services.settings;
    const conditions = signupConditions(filter, { leadId: ledBy(ctx.viewer), timeZone });
    if (!conditions) return [];
    const { all, status, values } = conditions;
    const rows = await ctx.services.rows.read<{ email: string }>({
      name: '',
      text: `select min(v.email) as email from ${signupTables} where ${all.sql} and ${status} and v.email is not null
        group by v.email_key order by v.email_key`,
      values,
    });
    await recordAction(ctx, {
      action: 'signups.copied',
      recordId: null,
      eventId: filter.eventId && isId(filter.eventId) ? filter.eventId : null,
      summary: `email addresses copied: ${grouped(rows.length)}`,
      detail: { count: rows.length },
    });
    return rows.map(({ email }) => email);
  },
);
