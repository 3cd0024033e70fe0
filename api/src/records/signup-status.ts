import { registerEnumType } from 'type-graphql';

/** GraphQL's names of a signup's states. */
export enum SignupStatus {
  ACTIVE = 'active',
  CANCELLED = 'cancelled',
}

registerEnumType(SignupStatus, {
  name: 'SignupStatus',
  description: 'The states of a signup.',
  valuesConfig: {
    ACTIVE: { description: 'The place is taken.' },
    CANCELLED: { description: 'Cancelled; kept as history, never active again.' },
  },
});
