import { z } from 'zod';
import { isId } from '../../contract/fields.js';
import { mailGroupInput, mailGroupKinds } from '../../contract/bulk-mail.js';
import { operation } from '../../platform/operation.js';
import type { MailContact, MailGroup } from './bulk-mail.types.js';
import { findContacts, findMailGroups, getMailGroup } from './mail-group.js';

/** The groups of a kind, of all events or of one; a lead has those of their own categories. Errors: NOT_SIGNED_IN, SESSION_EXPIRED. */
export const readMailGroups = operation(
  {
    openTo: 'staff',
    input: z.object({ kind: z.enum(mailGroupKinds), eventId: z.string().nullish() }),
    transaction: false,
  },
  async function readMailGroups(ctx, { kind, eventId }): Promise<MailGroup[]> {
    if (eventId && !isId(eventId)) return [];
    return findMailGroups(ctx.services.rows, ctx.viewer, kind, { eventId: eventId || undefined });
  },
);

/**
 * The people of a group with an active signup, one for each e-mail address, by name.
 * Errors: NOT_SIGNED_IN, SESSION_EXPIRED, EVENT_, CATEGORY_, OPPORTUNITY_, SHIFT_ or SIGNUP_NOT_FOUND, for another lead's too.
 */
export const readMailContacts = operation(
  {
    openTo: 'staff',
    input: mailGroupInput,
    transaction: false,
  },
  async function readMailContacts(ctx, input): Promise<MailContact[]> {
    await getMailGroup(ctx.services.rows, ctx.viewer, input);
    return findContacts(ctx.services.rows, ctx.viewer, input);
  },
);
