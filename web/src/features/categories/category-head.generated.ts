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

export type CategoryHeadQueryVariables = Exact<{
  eventSlug: string;
}>;


export type CategoryHeadQuery = { event: { id: string, name: string, state: Types.EventState, slug: string, startDate: string, endDate: string, previousStartDate: string | null, location: string | null, coverImageUrl: string | null, openSpotCount: number, isOver: boolean, timeZone: string, signupsOpenAt: string | null, signupsCloseAt: string | null, categories: Array<{ id: string, name: string }> } | null };


export const CategoryHeadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryHead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageHead_event"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageHead_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"previousStartDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"coverImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"openSpotCount"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"signupsOpenAt"}},{"kind":"Field","name":{"kind":"Name","value":"signupsCloseAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useCategoryHeadQuery__
 *
 * To run a query within a React component, call `useCategoryHeadQuery` and pass it any options that fit your needs.
 * When your component renders, `useCategoryHeadQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCategoryHeadQuery({
 *   variables: {
 *      eventSlug: // value for 'eventSlug'
 *   },
 * });
 */
export function useCategoryHeadQuery(baseOptions: ApolloReactHooks.useQuery.Options<CategoryHeadQuery, CategoryHeadQueryVariables> & ({ variables: CategoryHeadQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CategoryHeadQuery, CategoryHeadQueryVariables>(CategoryHeadDocument, options);
      }
export function useCategoryHeadLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<CategoryHeadQuery, CategoryHeadQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CategoryHeadQuery, CategoryHeadQueryVariables>(CategoryHeadDocument, options);
        }
export function useCategoryHeadSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<CategoryHeadQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<CategoryHeadQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<CategoryHeadQuery, CategoryHeadQueryVariables>(CategoryHeadDocument, options);
        }
export type CategoryHeadQueryHookResult = ReturnType<typeof useCategoryHeadQuery>;
export type CategoryHeadLazyQueryHookResult = ReturnType<typeof useCategoryHeadLazyQuery>;
export type CategoryHeadSuspenseQueryHookResult = ReturnType<typeof useCategoryHeadSuspenseQuery>;