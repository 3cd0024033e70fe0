/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

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

export type ImportFormQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportFormQuery = { events: Array<{ id: string, name: string, startDate: string, endDate: string, state: Types.EventState, isOver: boolean }> };


export const ImportFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventChoice_event"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventChoice_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}}]} as unknown as DocumentNode;

/**
 * __useImportFormQuery__
 *
 * To run a query within a React component, call `useImportFormQuery` and pass it any options that fit your needs.
 * When your component renders, `useImportFormQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useImportFormQuery({
 *   variables: {
 *   },
 * });
 */
export function useImportFormQuery(baseOptions?: ApolloReactHooks.useQuery.Options<ImportFormQuery, ImportFormQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ImportFormQuery, ImportFormQueryVariables>(ImportFormDocument, options);
      }
export function useImportFormLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<ImportFormQuery, ImportFormQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ImportFormQuery, ImportFormQueryVariables>(ImportFormDocument, options);
        }
export function useImportFormSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<ImportFormQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<ImportFormQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<ImportFormQuery, ImportFormQueryVariables>(ImportFormDocument, options);
        }
export type ImportFormQueryHookResult = ReturnType<typeof useImportFormQuery>;
export type ImportFormLazyQueryHookResult = ReturnType<typeof useImportFormLazyQuery>;
export type ImportFormSuspenseQueryHookResult = ReturnType<typeof useImportFormSuspenseQuery>;