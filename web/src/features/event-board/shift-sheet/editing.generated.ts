/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A new volunteer role. */
export type CreateOpportunityInput = {
  /** Required: 'Category is required'. A category of that event. */
  categoryId: string | number;
  /** Required: 'Event is required'. */
  eventId: string | number;
  /** The caller's own unused UUID; otherwise ID_TAKEN. */
  id?: string | number | null | undefined;
  /** Overrides the event's place. */
  location?: string | null | undefined;
  /** Sent in the confirmation email: what to do, what to bring. 5000 characters at most. */
  longDescription?: string | null | undefined;
  /** How old people must be on the day of a shift, in years, such as 16 or 18; 1 to 99. Then everybody is asked when they were born. Left out: no age. */
  minimumAge?: number | null | undefined;
  /** Required: 'Volunteer role name is required'. */
  name: string;
  /** Shown when volunteers browse shifts. 500 characters at most. */
  shortDescription?: string | null | undefined;
  /** Whether its people stand by to be sent to other posts on race day. Left out: no. */
  standby?: boolean | null | undefined;
  /** Whether younger people may help when an adult of their household agrees. Left out: no. */
  youngerWithConsent?: boolean | null | undefined;
};

/** A new shift. */
export type CreateShiftInput = {
  /** Whether it is closed: staff alone put people in. */
  closed?: boolean | null | undefined;
  /** YYYY-MM-DD: 'Date is required'. */
  date: string;
  /** HH:MM, earlier than the start for the next day: 'End time is required'. */
  endTime: string;
  /** The caller's own unused UUID; otherwise ID_TAKEN. */
  id?: string | number | null | undefined;
  /** Overrides the role's place. */
  location?: string | null | undefined;
  /** A note on this shift. */
  notes?: string | null | undefined;
  /** Required: 'Volunteer role is required'. */
  opportunityId: string | number;
  /** 1 or more: 'At least 1 volunteer is required'. */
  qtyRequired: number;
  /** HH:MM: 'Start time is required'. */
  startTime: string;
  /** Whether people can wait for a place once it is full; by default they can. */
  waitlistEnabled?: boolean | null | undefined;
};

/** Changes of a volunteer role; what is absent stays as it is. */
export type UpdateOpportunityInput = {
  /** Moves it to another category of its event. */
  categoryId?: string | number | null | undefined;
  /** Overrides the event's place. */
  location?: string | null | undefined;
  /** Sent in the confirmation email: what to do, what to bring. 5000 characters at most. */
  longDescription?: string | null | undefined;
  /** How old people must be on the day of a shift, in years, such as 16 or 18; 1 to 99. Then everybody is asked when they were born. null: no age. */
  minimumAge?: number | null | undefined;
  /** Not empty: 'Name is required'. */
  name?: string | null | undefined;
  /** Shown when volunteers browse shifts. 500 characters at most. */
  shortDescription?: string | null | undefined;
  /** Whether its people stand by to be sent to other posts on race day. */
  standby?: boolean | null | undefined;
  /** The version that the editor loaded; an older one is refused with CHANGED_MEANWHILE. */
  version?: number | null | undefined;
  /** Whether younger people may help when an adult of their household agrees. */
  youngerWithConsent?: boolean | null | undefined;
};

/** Changes of a shift; what is absent stays as it is. */
export type UpdateShiftInput = {
  /** Whether it is closed: staff alone put people in. */
  closed?: boolean | null | undefined;
  /** YYYY-MM-DD. */
  date?: string | null | undefined;
  /** HH:MM, earlier than the start for the next day. */
  endTime?: string | null | undefined;
  /** Overrides the role's place. */
  location?: string | null | undefined;
  /** A note on this shift. */
  notes?: string | null | undefined;
  /** 1 or more; fewer than the people in it is allowed. */
  qtyRequired?: number | null | undefined;
  /** HH:MM. */
  startTime?: string | null | undefined;
  /** The version that the editor loaded; an older one is refused with CHANGED_MEANWHILE. */
  version?: number | null | undefined;
  /** Whether people can wait for a place once it is full; by default they can. */
  waitlistEnabled?: boolean | null | undefined;
};

export type CreateOpportunityMutationVariables = Exact<{
  input: Types.CreateOpportunityInput;
}>;


export type CreateOpportunityMutation = { createOpportunity: { opportunity: { id: string } } };

export type UpdateOpportunityMutationVariables = Exact<{
  id: string | number;
  input: Types.UpdateOpportunityInput;
  tellPeople?: boolean | null | undefined;
}>;


export type UpdateOpportunityMutation = { updateOpportunity: { opportunity: { id: string } } };

export type CreateShiftsMutationVariables = Exact<{
  shifts: Array<Types.CreateShiftInput> | Types.CreateShiftInput;
}>;


export type CreateShiftsMutation = { createShifts: { warnings: Array<string>, shifts: Array<{ id: string }> } };

export type UpdateShiftMutationVariables = Exact<{
  id: string | number;
  input: Types.UpdateShiftInput;
  tellPeople?: boolean | null | undefined;
}>;


export type UpdateShiftMutation = { updateShift: { warnings: Array<string>, shift: { id: string } } };

export type PreviewShiftChangeQueryVariables = Exact<{
  id: string | number;
  date?: string | null | undefined;
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
}>;


export type PreviewShiftChangeQuery = { previewShiftChange: { activeSignups: number, newOverlaps: Array<{ firstName: string, lastName: string, opportunityName: string, date: string, startTime: string, endTime: string }>, busyPeople: Array<{ firstName: string, lastName: string }> } };

export type PreviewRemovalQueryVariables = Exact<{
  categoryId?: string | number | null | undefined;
  opportunityId?: string | number | null | undefined;
  shiftId?: string | number | null | undefined;
}>;


export type PreviewRemovalQuery = { previewRemoval: { opportunities: number, shifts: number, signups: number, people: number } };


export const CreateOpportunityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateOpportunity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOpportunityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOpportunity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCreateOpportunityMutation__
 *
 * To run a mutation, you first call `useCreateOpportunityMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateOpportunityMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createOpportunityMutation, { data, loading, error }] = useCreateOpportunityMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateOpportunityMutation(baseOptions?: ApolloReactHooks.useMutation.Options<CreateOpportunityMutation, CreateOpportunityMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateOpportunityMutation, CreateOpportunityMutationVariables>(CreateOpportunityDocument, options);
      }
export type CreateOpportunityMutationHookResult = ReturnType<typeof useCreateOpportunityMutation>;
export const UpdateOpportunityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOpportunity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOpportunityInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tellPeople"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOpportunity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"tellPeople"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tellPeople"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useUpdateOpportunityMutation__
 *
 * To run a mutation, you first call `useUpdateOpportunityMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateOpportunityMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateOpportunityMutation, { data, loading, error }] = useUpdateOpportunityMutation({
 *   variables: {
 *      id: // value for 'id'
 *      input: // value for 'input'
 *      tellPeople: // value for 'tellPeople'
 *   },
 * });
 */
export function useUpdateOpportunityMutation(baseOptions?: ApolloReactHooks.useMutation.Options<UpdateOpportunityMutation, UpdateOpportunityMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateOpportunityMutation, UpdateOpportunityMutationVariables>(UpdateOpportunityDocument, options);
      }
export type UpdateOpportunityMutationHookResult = ReturnType<typeof useUpdateOpportunityMutation>;
export const CreateShiftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateShifts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shifts"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateShiftInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createShifts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shifts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shifts"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCreateShiftsMutation__
 *
 * To run a mutation, you first call `useCreateShiftsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateShiftsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createShiftsMutation, { data, loading, error }] = useCreateShiftsMutation({
 *   variables: {
 *      shifts: // value for 'shifts'
 *   },
 * });
 */
export function useCreateShiftsMutation(baseOptions?: ApolloReactHooks.useMutation.Options<CreateShiftsMutation, CreateShiftsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateShiftsMutation, CreateShiftsMutationVariables>(CreateShiftsDocument, options);
      }
export type CreateShiftsMutationHookResult = ReturnType<typeof useCreateShiftsMutation>;
export const UpdateShiftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateShiftInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tellPeople"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"tellPeople"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tellPeople"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useUpdateShiftMutation__
 *
 * To run a mutation, you first call `useUpdateShiftMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateShiftMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateShiftMutation, { data, loading, error }] = useUpdateShiftMutation({
 *   variables: {
 *      id: // value for 'id'
 *      input: // value for 'input'
 *      tellPeople: // value for 'tellPeople'
 *   },
 * });
 */
export function useUpdateShiftMutation(baseOptions?: ApolloReactHooks.useMutation.Options<UpdateShiftMutation, UpdateShiftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateShiftMutation, UpdateShiftMutationVariables>(UpdateShiftDocument, options);
      }
export type UpdateShiftMutationHookResult = ReturnType<typeof useUpdateShiftMutation>;
export const PreviewShiftChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewShiftChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startTime"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endTime"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewShiftChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"startTime"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startTime"}}},{"kind":"Argument","name":{"kind":"Name","value":"endTime"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeSignups"}},{"kind":"Field","name":{"kind":"Name","value":"newOverlaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"opportunityName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"busyPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __usePreviewShiftChangeQuery__
 *
 * To run a query within a React component, call `usePreviewShiftChangeQuery` and pass it any options that fit your needs.
 * When your component renders, `usePreviewShiftChangeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePreviewShiftChangeQuery({
 *   variables: {
 *      id: // value for 'id'
 *      date: // value for 'date'
 *      startTime: // value for 'startTime'
 *      endTime: // value for 'endTime'
 *   },
 * });
 */
export function usePreviewShiftChangeQuery(baseOptions: ApolloReactHooks.useQuery.Options<PreviewShiftChangeQuery, PreviewShiftChangeQueryVariables> & ({ variables: PreviewShiftChangeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PreviewShiftChangeQuery, PreviewShiftChangeQueryVariables>(PreviewShiftChangeDocument, options);
      }
export function usePreviewShiftChangeLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<PreviewShiftChangeQuery, PreviewShiftChangeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PreviewShiftChangeQuery, PreviewShiftChangeQueryVariables>(PreviewShiftChangeDocument, options);
        }
export function usePreviewShiftChangeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<PreviewShiftChangeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<PreviewShiftChangeQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<PreviewShiftChangeQuery, PreviewShiftChangeQueryVariables>(PreviewShiftChangeDocument, options);
        }
export type PreviewShiftChangeQueryHookResult = ReturnType<typeof usePreviewShiftChangeQuery>;
export type PreviewShiftChangeLazyQueryHookResult = ReturnType<typeof usePreviewShiftChangeLazyQuery>;
export type PreviewShiftChangeSuspenseQueryHookResult = ReturnType<typeof usePreviewShiftChangeSuspenseQuery>;
export const PreviewRemovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewRemoval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"opportunityId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewRemoval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"categoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"opportunityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"opportunityId"}}},{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opportunities"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"}},{"kind":"Field","name":{"kind":"Name","value":"signups"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __usePreviewRemovalQuery__
 *
 * To run a query within a React component, call `usePreviewRemovalQuery` and pass it any options that fit your needs.
 * When your component renders, `usePreviewRemovalQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePreviewRemovalQuery({
 *   variables: {
 *      categoryId: // value for 'categoryId'
 *      opportunityId: // value for 'opportunityId'
 *      shiftId: // value for 'shiftId'
 *   },
 * });
 */
export function usePreviewRemovalQuery(baseOptions?: ApolloReactHooks.useQuery.Options<PreviewRemovalQuery, PreviewRemovalQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PreviewRemovalQuery, PreviewRemovalQueryVariables>(PreviewRemovalDocument, options);
      }
export function usePreviewRemovalLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<PreviewRemovalQuery, PreviewRemovalQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PreviewRemovalQuery, PreviewRemovalQueryVariables>(PreviewRemovalDocument, options);
        }
export function usePreviewRemovalSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<PreviewRemovalQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<PreviewRemovalQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<PreviewRemovalQuery, PreviewRemovalQueryVariables>(PreviewRemovalDocument, options);
        }
export type PreviewRemovalQueryHookResult = ReturnType<typeof usePreviewRemovalQuery>;
export type PreviewRemovalLazyQueryHookResult = ReturnType<typeof usePreviewRemovalLazyQuery>;
export type PreviewRemovalSuspenseQueryHookResult = ReturnType<typeof usePreviewRemovalSuspenseQuery>;