/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The states of an event. */
export type EventState =
  /** Everybody sees that it is cancelled; nobody can sign up any more. */
  | 'CANCELLED'
  /** Only staff see it. */
  | 'DRAFT'
  /** Everybody sees it. */
  | 'PUBLISHED';

export type RoleChoicesQueryVariables = Exact<{
  eventId?: string | number | null | undefined;
}>;


export type RoleChoicesQuery = { ledOpportunities: Array<{ id: string, name: string, category: { id: string, name: string }, event: { name: string, id: string, startDate: string, endDate: string, state: Types.EventState } }> };

export type CreateShiftForm_OpportunityFragment = { id: string, name: string, category: { id: string, name: string }, event: { name: string, id: string, startDate: string, endDate: string, state: Types.EventState } };

export type RoleToEditQueryVariables = Exact<{
  id: string | number;
}>;


export type RoleToEditQuery = { ledOpportunities: Array<{ eventId: string, id: string, categoryId: string, name: string, shortDescription: string | null, longDescription: string | null, location: string | null, minimumAge: number | null, youngerWithConsent: boolean, standby: boolean, qtyRegistered: number, version: number }> };

export type OpportunityForm_OpportunityFragment = { eventId: string, id: string, categoryId: string, name: string, shortDescription: string | null, longDescription: string | null, location: string | null, minimumAge: number | null, youngerWithConsent: boolean, standby: boolean, qtyRegistered: number, version: number };

export type RoleSheet_CategoryFragment = { id: string, name: string };

export type CategoryChoicesQueryVariables = Exact<{
  eventId: string | number;
}>;


export type CategoryChoicesQuery = { eventBoard: { event: { id: string }, categories: Array<{ id: string, name: string }> } };

export const CreateShiftForm_OpportunityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreateShiftForm_opportunity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opportunity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShiftFields_event"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShiftFields_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode;
export const OpportunityForm_OpportunityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpportunityForm_opportunity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opportunity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleFields_opportunity"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleFields_opportunity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opportunity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"}},{"kind":"Field","name":{"kind":"Name","value":"longDescription"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAge"}},{"kind":"Field","name":{"kind":"Name","value":"youngerWithConsent"}},{"kind":"Field","name":{"kind":"Name","value":"standby"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export const RoleSheet_CategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleSheet_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode;
export const RoleChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoleChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ledOpportunities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreateShiftForm_opportunity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreateShiftForm_opportunity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opportunity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShiftFields_event"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShiftFields_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode;

/**
 * __useRoleChoicesQuery__
 *
 * To run a query within a React component, call `useRoleChoicesQuery` and pass it any options that fit your needs.
 * When your component renders, `useRoleChoicesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRoleChoicesQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useRoleChoicesQuery(baseOptions?: ApolloReactHooks.useQuery.Options<RoleChoicesQuery, RoleChoicesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RoleChoicesQuery, RoleChoicesQueryVariables>(RoleChoicesDocument, options);
      }
export function useRoleChoicesLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<RoleChoicesQuery, RoleChoicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RoleChoicesQuery, RoleChoicesQueryVariables>(RoleChoicesDocument, options);
        }
export function useRoleChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<RoleChoicesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<RoleChoicesQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<RoleChoicesQuery, RoleChoicesQueryVariables>(RoleChoicesDocument, options);
        }
export type RoleChoicesQueryHookResult = ReturnType<typeof useRoleChoicesQuery>;
export type RoleChoicesLazyQueryHookResult = ReturnType<typeof useRoleChoicesLazyQuery>;
export type RoleChoicesSuspenseQueryHookResult = ReturnType<typeof useRoleChoicesSuspenseQuery>;
export const RoleToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoleToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ledOpportunities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpportunityForm_opportunity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpportunityForm_opportunity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opportunity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleFields_opportunity"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleFields_opportunity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opportunity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"}},{"kind":"Field","name":{"kind":"Name","value":"longDescription"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAge"}},{"kind":"Field","name":{"kind":"Name","value":"youngerWithConsent"}},{"kind":"Field","name":{"kind":"Name","value":"standby"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useRoleToEditQuery__
 *
 * To run a query within a React component, call `useRoleToEditQuery` and pass it any options that fit your needs.
 * When your component renders, `useRoleToEditQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRoleToEditQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRoleToEditQuery(baseOptions: ApolloReactHooks.useQuery.Options<RoleToEditQuery, RoleToEditQueryVariables> & ({ variables: RoleToEditQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RoleToEditQuery, RoleToEditQueryVariables>(RoleToEditDocument, options);
      }
export function useRoleToEditLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<RoleToEditQuery, RoleToEditQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RoleToEditQuery, RoleToEditQueryVariables>(RoleToEditDocument, options);
        }
export function useRoleToEditSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<RoleToEditQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<RoleToEditQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<RoleToEditQuery, RoleToEditQueryVariables>(RoleToEditDocument, options);
        }
export type RoleToEditQueryHookResult = ReturnType<typeof useRoleToEditQuery>;
export type RoleToEditLazyQueryHookResult = ReturnType<typeof useRoleToEditLazyQuery>;
export type RoleToEditSuspenseQueryHookResult = ReturnType<typeof useRoleToEditSuspenseQuery>;
export const CategoryChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleSheet_category"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleSheet_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode;

/**
 * __useCategoryChoicesQuery__
 *
 * To run a query within a React component, call `useCategoryChoicesQuery` and pass it any options that fit your needs.
 * When your component renders, `useCategoryChoicesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCategoryChoicesQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useCategoryChoicesQuery(baseOptions: ApolloReactHooks.useQuery.Options<CategoryChoicesQuery, CategoryChoicesQueryVariables> & ({ variables: CategoryChoicesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CategoryChoicesQuery, CategoryChoicesQueryVariables>(CategoryChoicesDocument, options);
      }
export function useCategoryChoicesLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<CategoryChoicesQuery, CategoryChoicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CategoryChoicesQuery, CategoryChoicesQueryVariables>(CategoryChoicesDocument, options);
        }
export function useCategoryChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<CategoryChoicesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<CategoryChoicesQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<CategoryChoicesQuery, CategoryChoicesQueryVariables>(CategoryChoicesDocument, options);
        }
export type CategoryChoicesQueryHookResult = ReturnType<typeof useCategoryChoicesQuery>;
export type CategoryChoicesLazyQueryHookResult = ReturnType<typeof useCategoryChoicesLazyQuery>;
export type CategoryChoicesSuspenseQueryHookResult = ReturnType<typeof useCategoryChoicesSuspenseQuery>;