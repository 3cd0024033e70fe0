/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
export type OpportunitySection_OpportunityFragment = {
  id: string;
  name: string;
  shortDescription: string | null;
  shifts: Array<{
    id: string;
    date: string;
    startTime: string;
    endTime: string;
    qtyRequired: number;
    qtyRegistered: number;
    stillRequired: number;
    effectiveLocation: string | null;
  }>;
};

export type OpportunitySection_EventFragment = { id: string; slug: string; timeZone: string };

export const OpportunitySection_OpportunityFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OpportunitySection_opportunity' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Opportunity' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'shortDescription' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shifts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
                { kind: 'Field', name: { kind: 'Name', value: 'qtyRequired' } },
                { kind: 'Field', name: { kind: 'Name', value: 'qtyRegistered' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stillRequired' } },
                { kind: 'Field', name: { kind: 'Name', value: 'effectiveLocation' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode;
export const OpportunitySection_EventFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OpportunitySection_event' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Event' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode;
