import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { mailGroupInput, mailGroupKinds } from '../../contract/bulk-mail.js';
import { operation } from '../../platform/operation/operation.js';
import type { MailContact, MailGroup } from './bulk-mail.types.js';
import { findContacts, findMailGroups, getMailGroup } from './mail-group.js';

/** The groups of a kind, of all events or of one; a lead sees those of their own categories. */
export const readMailGroups = operation(
  {
    access: 'staff',
    input: z.object({ kind: z.enum(mailGroupKinds), eventId: z.string().nullish() }),
    transaction: false,
  },
  async function readMailGroups(ctx, { kind, eventId }): Promise<MailGroup[]> {
    if (eventId && !isId(eventId)) return [];
    return findMailGroups(ctx.services.rows, ctx.viewer, kind, { eventId: eventId || undefined });
  },
);

/** The people of a group with an active signup, one for each e-mail address, by name. */
export const readMailContacts = operation(
  {
    access: 'staff',
    input: mailGroupInput,
    refuses: ['EVENT_NOT_FOUND', 'CATEGORY_NOT_FOUND', 'OPPORTUNITY_NOT_FOUND', 'SHIFT_NOT_FOUND', 'SIGNUP_NOT_FOUND'],
    transaction: false,
  },
  async function readMailContacts(ctx, input): Promise<MailContact[]> {
    await getMailGroup(ctx.services.rows, ctx.viewer, input);
    return findContacts(ctx.services.rows, ctx.viewer, input);
  },
);
