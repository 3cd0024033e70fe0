import { createUserInput } from '../../../contract/people/staff.js';
import { operation } from '../../../platform/operation/operation.js';
import { inviteUser } from './invite-user.js';

/** Creates an admin or a lead and mails a link to set a password. Returns the id. */
export const addUser = operation(
  {
    access: 'admin',
    stepUp: true,
    input: createUserInput,
    refuses: ['EMAIL_TAKEN'],
    idempotent: true,
  },
  async function addUser(ctx, person): Promise<string> {
    return (await inviteUser(ctx, person)).id;
  },
);
