/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** What can have a cover image. */
export type CoverKind =
  /** A category of an event. */
  | 'CATEGORY'
  /** An event. */
  | 'EVENT'
  /** A volunteer role. */
  | 'OPPORTUNITY';

export type SetCoverImageMutationVariables = Exact<{
  kind: Types.CoverKind;
  id: string | number;
  coverImageUrl: string;
}>;


export type SetCoverImageMutation = { setCoverImage: { id: string, kind: Types.CoverKind, coverImageUrl: string | null } };


export const SetCoverImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCoverImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CoverKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"coverImageUrl"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCoverImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"coverImageUrl"},"value":{"kind":"Variable","name":{"kind":"Name","value":"coverImageUrl"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"coverImageUrl"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSetCoverImageMutation__
 *
 * To run a mutation, you first call `useSetCoverImageMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetCoverImageMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setCoverImageMutation, { data, loading, error }] = useSetCoverImageMutation({
 *   variables: {
 *      kind: // value for 'kind'
 *      id: // value for 'id'
 *      coverImageUrl: // value for 'coverImageUrl'
 *   },
 * });
 */
export function useSetCoverImageMutation(baseOptions?: ApolloReactHooks.useMutation.Options<SetCoverImageMutation, SetCoverImageMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetCoverImageMutation, SetCoverImageMutationVariables>(SetCoverImageDocument, options);
      }
export type SetCoverImageMutationHookResult = ReturnType<typeof useSetCoverImageMutation>;