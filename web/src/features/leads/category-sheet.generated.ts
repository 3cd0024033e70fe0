/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The roles of staff. */
export type Role =
  /** Runs everything. */
  | 'ADMIN'
  /** Runs their own categories. */
  | 'LEAD';

export type CategorySheetQueryVariables = Exact<{
  eventId: string | number;
}>;


export type CategorySheetQuery = { leads: Array<{ id: string, firstName: string, lastName: string, email: string, role: Types.Role, hasPassword: boolean, categories: Array<{ id: string, name: string, event: { id: string, name: string } }> }>, categories: Array<{ id: string, name: string, eventId: string, leadId: string | null, leadFirstName: string | null, leadLastName: string | null, version: number, event: { id: string, name: string, startDate: string } }> };


export const CategorySheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategorySheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedLead_lead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadCategory_category"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedLead_lead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadCategory_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"leadId"}},{"kind":"Field","name":{"kind":"Name","value":"leadFirstName"}},{"kind":"Field","name":{"kind":"Name","value":"leadLastName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCategorySheetQuery__
 *
 * To run a query within a React component, call `useCategorySheetQuery` and pass it any options that fit your needs.
 * When your component renders, `useCategorySheetQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCategorySheetQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useCategorySheetQuery(baseOptions: ApolloReactHooks.useQuery.Options<CategorySheetQuery, CategorySheetQueryVariables> & ({ variables: CategorySheetQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CategorySheetQuery, CategorySheetQueryVariables>(CategorySheetDocument, options);
      }
export function useCategorySheetLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<CategorySheetQuery, CategorySheetQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CategorySheetQuery, CategorySheetQueryVariables>(CategorySheetDocument, options);
        }
export function useCategorySheetSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<CategorySheetQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<CategorySheetQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<CategorySheetQuery, CategorySheetQueryVariables>(CategorySheetDocument, options);
        }
export type CategorySheetQueryHookResult = ReturnType<typeof useCategorySheetQuery>;
export type CategorySheetLazyQueryHookResult = ReturnType<typeof useCategorySheetLazyQuery>;
export type CategorySheetSuspenseQueryHookResult = ReturnType<typeof useCategorySheetSuspenseQuery>;