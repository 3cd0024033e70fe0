/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type PreviewMergeQueryVariables = Exact<{
  sourceId: string | number;
  targetId: string | number;
}>;


export type PreviewMergeQuery = { previewMerge: { isOneAddress: boolean, phone: string | null, moved: number, waiting: number, othersStay: boolean, mails: number, source: { id: string, firstName: string, lastName: string, email: string | null, phone: string | null }, target: { id: string, firstName: string, lastName: string, email: string | null, phone: string | null }, doubled: Array<{ signupId: string, opportunityName: string, eventName: string, date: string, startTime: string, endTime: string, answers: Array<{ question: string, ofSource: Array<string> | null, ofTarget: Array<string> | null, keepsSource: boolean }> }> } };

export type MergePreview_PersonFragment = { id: string, firstName: string, lastName: string, email: string | null, phone: string | null };

export type MergePreview_DoubledFragment = { signupId: string, opportunityName: string, eventName: string, date: string, startTime: string, endTime: string, answers: Array<{ question: string, ofSource: Array<string> | null, ofTarget: Array<string> | null, keepsSource: boolean }> };

export const MergePreview_PersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MergePreview_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonToMerge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode;
export const MergePreview_DoubledFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MergePreview_doubled"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DoubledPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupId"}},{"kind":"Field","name":{"kind":"Name","value":"opportunityName"}},{"kind":"Field","name":{"kind":"Name","value":"eventName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"ofSource"}},{"kind":"Field","name":{"kind":"Name","value":"ofTarget"}},{"kind":"Field","name":{"kind":"Name","value":"keepsSource"}}]}}]}}]} as unknown as DocumentNode;
export const PreviewMergeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewMerge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sourceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"targetId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewMerge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sourceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sourceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"targetId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"targetId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MergePreview_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MergePreview_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOneAddress"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"moved"}},{"kind":"Field","name":{"kind":"Name","value":"doubled"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MergePreview_doubled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"othersStay"}},{"kind":"Field","name":{"kind":"Name","value":"mails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MergePreview_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonToMerge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MergePreview_doubled"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DoubledPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupId"}},{"kind":"Field","name":{"kind":"Name","value":"opportunityName"}},{"kind":"Field","name":{"kind":"Name","value":"eventName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"ofSource"}},{"kind":"Field","name":{"kind":"Name","value":"ofTarget"}},{"kind":"Field","name":{"kind":"Name","value":"keepsSource"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __usePreviewMergeQuery__
 *
 * To run a query within a React component, call `usePreviewMergeQuery` and pass it any options that fit your needs.
 * When your component renders, `usePreviewMergeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePreviewMergeQuery({
 *   variables: {
 *      sourceId: // value for 'sourceId'
 *      targetId: // value for 'targetId'
 *   },
 * });
 */
export function usePreviewMergeQuery(baseOptions: ApolloReactHooks.useQuery.Options<PreviewMergeQuery, PreviewMergeQueryVariables> & ({ variables: PreviewMergeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PreviewMergeQuery, PreviewMergeQueryVariables>(PreviewMergeDocument, options);
      }
export function usePreviewMergeLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<PreviewMergeQuery, PreviewMergeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PreviewMergeQuery, PreviewMergeQueryVariables>(PreviewMergeDocument, options);
        }
export function usePreviewMergeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<PreviewMergeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<PreviewMergeQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<PreviewMergeQuery, PreviewMergeQueryVariables>(PreviewMergeDocument, options);
        }
export type PreviewMergeQueryHookResult = ReturnType<typeof usePreviewMergeQuery>;
export type PreviewMergeLazyQueryHookResult = ReturnType<typeof usePreviewMergeLazyQuery>;
export type PreviewMergeSuspenseQueryHookResult = ReturnType<typeof usePreviewMergeSuspenseQuery>;