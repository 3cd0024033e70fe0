/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type AnswerSumsQueryVariables = Exact<{
  eventId: string | number;
}>;


export type AnswerSumsQuery = { answerSums: Array<{ questionId: string, label: string, role: string | null, people: number, text: string }> };


export const AnswerSumsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnswerSums"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerSums"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useAnswerSumsQuery__
 *
 * To run a query within a React component, call `useAnswerSumsQuery` and pass it any options that fit your needs.
 * When your component renders, `useAnswerSumsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAnswerSumsQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useAnswerSumsQuery(baseOptions: ApolloReactHooks.useQuery.Options<AnswerSumsQuery, AnswerSumsQueryVariables> & ({ variables: AnswerSumsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AnswerSumsQuery, AnswerSumsQueryVariables>(AnswerSumsDocument, options);
      }
export function useAnswerSumsLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<AnswerSumsQuery, AnswerSumsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AnswerSumsQuery, AnswerSumsQueryVariables>(AnswerSumsDocument, options);
        }
export function useAnswerSumsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<AnswerSumsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<AnswerSumsQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<AnswerSumsQuery, AnswerSumsQueryVariables>(AnswerSumsDocument, options);
        }
export type AnswerSumsQueryHookResult = ReturnType<typeof useAnswerSumsQuery>;
export type AnswerSumsLazyQueryHookResult = ReturnType<typeof useAnswerSumsLazyQuery>;
export type AnswerSumsSuspenseQueryHookResult = ReturnType<typeof useAnswerSumsSuspenseQuery>;