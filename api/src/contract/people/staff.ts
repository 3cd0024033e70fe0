import { z } from 'zod';
import { changedPhone, email, personName } from '../text/fields.js';
import { roles } from './roles.js';

const firstName = personName('First name is required');
const lastName = personName('Last name is required');

/** A new user. */
export const createUserInput = z.object({
  firstName,
  lastName,
  email: email('Invalid email address'),
  role: z.enum(roles, { error: 'Role is required' }).describe("Required: 'Role is required'."),
});

/** A parsed new user. */
export type CreateUserInput = z.infer<typeof createUserInput>;

/** The new role of a user. */
export const changeUserRoleInput = z.object({ userId: z.string(), role: z.enum(roles, { error: 'Role is required' }) });

/** The new name of a user, and the phone number that papers of race day print. */
export const renameUserInput = z.object({
  userId: z.string(),
  firstName,
  lastName,
  phone: changedPhone.describe('Their phone number; left out: unchanged, null takes it away.'),
});

function categoryIds(message: string) {
  return z.array(z.string(), { error: message }).min(1, message).max(500);
}

/** A new lead with their categories. */
export const createLeadInput = z.object({
  firstName,
  lastName,
  email: email('Valid email is required'),
  categoryIds: categoryIds('At least one category must be assigned').describe(
    "Their categories: 'At least one category must be assigned'.",
  ),
});

/** A parsed new lead. */
export type CreateLeadInput = z.infer<typeof createLeadInput>;

/** A lead and their new categories; with `eventId`, only those of that event. */
export const updateLeadInput = z.object({
  leadId: z.string({ error: 'Lead is required' }).min(1, 'Lead is required'),
  firstName,
  lastName,
  email: email('Valid email is required'),
  categoryIds: categoryIds('At least one category must be selected').describe(
    "Their categories, all of them: 'At least one category must be selected'.",
  ),
  eventId: z.string().nullish().describe('Only categories of this event change; those of others stay theirs.'),
});

/** A parsed change of a lead. */
export type UpdateLeadInput = z.infer<typeof updateLeadInput>;

/** Categories that a lead gets in addition. */
export const assignLeadInput = z.object({
  leadId: z.string({ error: 'Please select a lead' }).min(1, 'Please select a lead'),
  categoryIds: categoryIds('At least one category must be selected'),
});
