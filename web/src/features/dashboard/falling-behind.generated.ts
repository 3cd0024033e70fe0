/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type FillForecastQueryVariables = Exact<{
  eventId: string | number;
}>;


export type FillForecastQuery = { fillForecast: Array<{ categoryId: string, category: string, filled: number, required: number, lastYear: number | null, behindLastYear: boolean, expected: number, behindPace: boolean }> };


export const FillForecastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FillForecast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fillForecast"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"lastYear"}},{"kind":"Field","name":{"kind":"Name","value":"behindLastYear"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"behindPace"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useFillForecastQuery__
 *
 * To run a query within a React component, call `useFillForecastQuery` and pass it any options that fit your needs.
 * When your component renders, `useFillForecastQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFillForecastQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useFillForecastQuery(baseOptions: ApolloReactHooks.useQuery.Options<FillForecastQuery, FillForecastQueryVariables> & ({ variables: FillForecastQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FillForecastQuery, FillForecastQueryVariables>(FillForecastDocument, options);
      }
export function useFillForecastLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<FillForecastQuery, FillForecastQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FillForecastQuery, FillForecastQueryVariables>(FillForecastDocument, options);
        }
export function useFillForecastSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<FillForecastQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<FillForecastQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<FillForecastQuery, FillForecastQueryVariables>(FillForecastDocument, options);
        }
export type FillForecastQueryHookResult = ReturnType<typeof useFillForecastQuery>;
export type FillForecastLazyQueryHookResult = ReturnType<typeof useFillForecastLazyQuery>;
export type FillForecastSuspenseQueryHookResult = ReturnType<typeof useFillForecastSuspenseQuery>;