/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** The kinds of questions. */
export type QuestionKind =
  /** The day somebody was born. */
  | 'BIRTH_DATE'
  /** One of several choices. */
  | 'CHOICE'
  /** Any number of several choices. */
  | 'SEVERAL_CHOICES'
  /** The size of a T-shirt. */
  | 'SHIRT_SIZE'
  /** One line of text. */
  | 'TEXT'
  /** Yes or no. */
  | 'YES_NO';

export type AskedQuestionsQueryVariables = Exact<{
  eventId: string | number;
}>;


export type AskedQuestionsQuery = { event: { id: string, questions: Array<{ id: string, opportunityId: string | null, kind: Types.QuestionKind, label: string, help: string | null, choices: Array<string>, required: boolean }> } | null, opportunities: Array<{ id: string, name: string, minimumAge: number | null, youngerWithConsent: boolean }> };

export type AskedQuestion_QuestionFragment = { id: string, opportunityId: string | null, kind: Types.QuestionKind, label: string, help: string | null, choices: Array<string>, required: boolean };

export const AskedQuestion_QuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AskedQuestion_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"opportunityId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"help"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]} as unknown as DocumentNode;
export const AskedQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AskedQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AskedQuestion_question"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"opportunities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAge"}},{"kind":"Field","name":{"kind":"Name","value":"youngerWithConsent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AskedQuestion_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"opportunityId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"help"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]} as unknown as DocumentNode;

/**
 * __useAskedQuestionsQuery__
 *
 * To run a query within a React component, call `useAskedQuestionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useAskedQuestionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAskedQuestionsQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useAskedQuestionsQuery(baseOptions: ApolloReactHooks.useQuery.Options<AskedQuestionsQuery, AskedQuestionsQueryVariables> & ({ variables: AskedQuestionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AskedQuestionsQuery, AskedQuestionsQueryVariables>(AskedQuestionsDocument, options);
      }
export function useAskedQuestionsLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<AskedQuestionsQuery, AskedQuestionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AskedQuestionsQuery, AskedQuestionsQueryVariables>(AskedQuestionsDocument, options);
        }
export function useAskedQuestionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<AskedQuestionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<AskedQuestionsQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<AskedQuestionsQuery, AskedQuestionsQueryVariables>(AskedQuestionsDocument, options);
        }
export type AskedQuestionsQueryHookResult = ReturnType<typeof useAskedQuestionsQuery>;
export type AskedQuestionsLazyQueryHookResult = ReturnType<typeof useAskedQuestionsLazyQuery>;
export type AskedQuestionsSuspenseQueryHookResult = ReturnType<typeof useAskedQuestionsSuspenseQuery>;