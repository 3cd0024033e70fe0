import { mutation, query, rootFields } from '../../../platform/schema/root-fields.js';
import { RoleName, User } from '../../../records/user.js';
import { createUserInput } from '../../../contract/people/staff.js';
import { inputType } from '../../../platform/schema/input-type.js';
import { addUser } from './add-user.js';
import { changeUserRole } from './change-user-role.js';
import { deleteUser } from './delete-user.js';
import { findUsers, getUser } from './find-users.js';
import { inviteUserAgain } from './invite-user-again.js';
import { renameUser } from './rename-user.js';

const CreateUserInputType = inputType('CreateUserInput', createUserInput, {
  description: 'A new admin or lead; a link to set a password is mailed.',
  types: { role: RoleName },
});

export const UserManagementResolver = rootFields({
  users: query(findUsers, { gives: [User], description: 'All admins and leads by name.' }),
  createUser: mutation(addUser, {
    gives: User,
    description: 'Creates an admin or a lead and mails a link to set a password.',
    input: { type: CreateUserInputType, description: 'The person and their role.' },
    answer: getUser,
  }),
  changeUserRole: mutation(changeUserRole, {
    gives: User,
    description: 'Changes the role of a user, who has to sign in again.',
    args: { userId: 'The staff member.', role: 'The new role.' },
    types: { role: RoleName },
    answer: getUser,
  }),
  renameUser: mutation(renameUser, {
    gives: User,
    description: 'Corrects the name and phone number of a user.',
    args: {
      ...{ userId: 'The staff member.', firstName: 'Their first name.', lastName: 'Their last name.' },
      phone: 'Their phone number; left out: unchanged, null takes it away.',
    },
    answer: getUser,
  }),
  inviteUserAgain: mutation(inviteUserAgain, {
    gives: User,
    description: 'Mails a user who has not set a password yet a new link to do so; earlier ones end.',
    args: { userId: 'The staff member.' },
    answer: getUser,
  }),
  deleteUser: mutation(deleteUser, {
    gives: Boolean,
    description: 'Deletes a staff member and ends their sign-ins; their categories stay, without a lead.',
    args: { userId: 'The staff member.' },
  }),
});
