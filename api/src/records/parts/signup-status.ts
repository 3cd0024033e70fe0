import { enumType } from '../../platform/schema/enum-type.js';

/** GraphQL's names of a signup's states. */
export const SignupStatus = enumType('SignupStatus', 'The states of a signup.', {
  ACTIVE: ['active', 'The place is taken.'],
  CANCELLED: ['cancelled', 'Cancelled; kept as history, never active again.'],
});
