import { createUserInput } from '../../contract/staff.js';
import { operation } from '../../platform/operation.js';
import { inviteUser } from './invite-user.js';

/** Makes an admin or a lead and mails a link to set a password. Gives the id. Errors: NOT_SIGNED_IN, FORBIDDEN, INVALID_INPUT, EMAIL_TAKEN. */
export const addUser = operation(
  {
    openTo: 'admin',
    input: createUserInput,
    idempotent: true,
  },
  async function addUser(ctx, person): Promise<string> {
    return (await inviteUser(ctx, person)).id;
  },
);
