/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
/** The states of an event. */
export type EventState =
  /** Everybody sees that it is cancelled; nobody can sign up any more. */
  | 'CANCELLED'
  /** Only staff see it. */
  | 'DRAFT'
  /** Everybody sees it. */
  | 'PUBLISHED';

export type ShiftFields_EventFragment = { id: string, startDate: string, endDate: string, state: Types.EventState };

export const ShiftFields_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShiftFields_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode;