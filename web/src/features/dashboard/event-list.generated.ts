/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
/** The states of an event. */
export type EventState =
  /** Everybody sees that it is cancelled; nobody can sign up any more. */
  | 'CANCELLED'
  /** Only staff see it. */
  | 'DRAFT'
  /** Everybody sees it. */
  | 'PUBLISHED';

export type EventList_EventFragment = { id: string, name: string, slug: string, startDate: string, endDate: string, location: string | null, timeZone: string, shiftCount: number, openShiftCount: number, openSpotCount: number, isOver: boolean, state: Types.EventState, missing: number, signupsOpenAt: string | null };

export const EventList_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventList_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"shiftCount"}},{"kind":"Field","name":{"kind":"Name","value":"openShiftCount"}},{"kind":"Field","name":{"kind":"Name","value":"openSpotCount"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"signupsOpenAt"}}]}}]} as unknown as DocumentNode;