/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
export type ShiftLine_ShiftFragment = { id: string, date: string, startTime: string, endTime: string, qtyRequired: number, qtyRegistered: number, heldCount: number, location: string | null, closed: boolean, cancelledAt: string | null };

export const ShiftLine_ShiftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShiftLine_shift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRequired"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"heldCount"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}}]}}]} as unknown as DocumentNode;