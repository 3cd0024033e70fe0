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

export type ManageLeadsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ManageLeadsPageQuery = { leads: Array<{ id: string, firstName: string, lastName: string, email: string, role: Types.Role, hasPassword: boolean, categories: Array<{ id: string, name: string, event: { id: string, name: string } }> }>, categories: Array<{ id: string, name: string, eventId: string, leadId: string | null, leadFirstName: string | null, leadLastName: string | null, version: number, event: { id: string, name: string, startDate: string } }> };


export const ManageLeadsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageLeadsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedLead_lead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadCategory_category"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedLead_lead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadCategory_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"leadId"}},{"kind":"Field","name":{"kind":"Name","value":"leadFirstName"}},{"kind":"Field","name":{"kind":"Name","value":"leadLastName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useManageLeadsPageQuery__
 *
 * To run a query within a React component, call `useManageLeadsPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useManageLeadsPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useManageLeadsPageQuery({
 *   variables: {
 *   },
 * });
 */
export function useManageLeadsPageQuery(baseOptions?: ApolloReactHooks.useQuery.Options<ManageLeadsPageQuery, ManageLeadsPageQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ManageLeadsPageQuery, ManageLeadsPageQueryVariables>(ManageLeadsPageDocument, options);
      }
export function useManageLeadsPageLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<ManageLeadsPageQuery, ManageLeadsPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ManageLeadsPageQuery, ManageLeadsPageQueryVariables>(ManageLeadsPageDocument, options);
        }
export function useManageLeadsPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<ManageLeadsPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<ManageLeadsPageQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<ManageLeadsPageQuery, ManageLeadsPageQueryVariables>(ManageLeadsPageDocument, options);
        }
export type ManageLeadsPageQueryHookResult = ReturnType<typeof useManageLeadsPageQuery>;
export type ManageLeadsPageLazyQueryHookResult = ReturnType<typeof useManageLeadsPageLazyQuery>;
export type ManageLeadsPageSuspenseQueryHookResult = ReturnType<typeof useManageLeadsPageSuspenseQuery>;