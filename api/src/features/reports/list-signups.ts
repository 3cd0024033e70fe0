import { signupFilter } from '../../contract/signup-table.js';
import { operation } from '../../platform/operation.js';
import { readShape } from '../../platform/read-shape.js';
import { signupFields } from '../signups/signup.json.js';
import { signupShape } from '../signups/signup.shapes.js';
import { ledBy } from './own-categories.js';
import type { Signup, Volunteer } from '../signups/signup.types.js';
import { signupConditions, signupTables } from './signup-query.js';

/** A signup with its person. */
export type ListedSignup = Signup & { volunteer: Volunteer };

/** All signups that match, with volunteer and shift, by day and start time, in one statement: for REST. Errors: NOT_SIGNED_IN, SESSION_EXPIRED. */
export const listSignups = operation({
  name: 'listSignups',
  input: signupFilter,
  kind: 'reads',
  run: async (ctx, filter): Promise<ListedSignup[]> => {
    const { timeZone } = ctx.services.settings;
    const conditions = signupConditions(filter, { leadId: ledBy(ctx.viewer), timeZone });
    if (!conditions) return [];
    const { all, status, values } = conditions;
    const volunteer = { id: true, firstName: true, lastName: true, email: true, phone: true } as const;
    return readShape<ListedSignup>(
      ctx.services,
      signupShape,
      { ...signupFields, volunteer },
      { where: (g) => `${g}.id in (select g.id from ${signupTables} where ${all.sql} and ${status})`, values },
    );
  },
});
