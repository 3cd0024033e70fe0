/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** People to erase. */
export type ErasePeopleInput = {
  /** Whether their addresses get one last mail. Default: true. */
  tellThem?: boolean | null | undefined;
  /** The people, of one household or of several. */
  volunteerIds: Array<string | number>;
};

export type PreviewErasureQueryVariables = Exact<{
  volunteerIds: Array<string | number> | string | number;
}>;


export type PreviewErasureQuery = { previewErasure: { futureSignups: number, pastSignups: number, mails: number, logEntries: number, mentions: Array<{ where: string, text: string }> } };

export type ErasePeopleMutationVariables = Exact<{
  input: Types.ErasePeopleInput;
}>;


export type ErasePeopleMutation = { erasePeople: { erased: number } };


export const PreviewErasureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewErasure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"volunteerIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewErasure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"volunteerIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"volunteerIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"futureSignups"}},{"kind":"Field","name":{"kind":"Name","value":"pastSignups"}},{"kind":"Field","name":{"kind":"Name","value":"mails"}},{"kind":"Field","name":{"kind":"Name","value":"logEntries"}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"where"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __usePreviewErasureQuery__
 *
 * To run a query within a React component, call `usePreviewErasureQuery` and pass it any options that fit your needs.
 * When your component renders, `usePreviewErasureQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePreviewErasureQuery({
 *   variables: {
 *      volunteerIds: // value for 'volunteerIds'
 *   },
 * });
 */
export function usePreviewErasureQuery(baseOptions: ApolloReactHooks.useQuery.Options<PreviewErasureQuery, PreviewErasureQueryVariables> & ({ variables: PreviewErasureQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PreviewErasureQuery, PreviewErasureQueryVariables>(PreviewErasureDocument, options);
      }
export function usePreviewErasureLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<PreviewErasureQuery, PreviewErasureQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PreviewErasureQuery, PreviewErasureQueryVariables>(PreviewErasureDocument, options);
        }
export function usePreviewErasureSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<PreviewErasureQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<PreviewErasureQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<PreviewErasureQuery, PreviewErasureQueryVariables>(PreviewErasureDocument, options);
        }
export type PreviewErasureQueryHookResult = ReturnType<typeof usePreviewErasureQuery>;
export type PreviewErasureLazyQueryHookResult = ReturnType<typeof usePreviewErasureLazyQuery>;
export type PreviewErasureSuspenseQueryHookResult = ReturnType<typeof usePreviewErasureSuspenseQuery>;
export const ErasePeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ErasePeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ErasePeopleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasePeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erased"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useErasePeopleMutation__
 *
 * To run a mutation, you first call `useErasePeopleMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useErasePeopleMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [erasePeopleMutation, { data, loading, error }] = useErasePeopleMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useErasePeopleMutation(baseOptions?: ApolloReactHooks.useMutation.Options<ErasePeopleMutation, ErasePeopleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ErasePeopleMutation, ErasePeopleMutationVariables>(ErasePeopleDocument, options);
      }
export type ErasePeopleMutationHookResult = ReturnType<typeof useErasePeopleMutation>;