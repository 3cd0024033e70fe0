/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** An answer of a person who signs up. */
export type AnswerInput = {
  /** The question. */
  questionId: string | number;
  /** The answer: one text, or several choices; `yes` or `no`; a birth date as YYYY-MM-DD. Nothing where it is empty. */
  value: Array<string>;
};

/** The states of an event. */
export type EventState =
  /** Everybody sees that it is cancelled; nobody can sign up any more. */
  | 'CANCELLED'
  /** Only staff see it. */
  | 'DRAFT'
  /** Everybody sees it. */
  | 'PUBLISHED';

/** What became of the search for a replacement. */
export type ReplacementState =
  /** The signup stands in another shift now, or went up in another one. */
  | 'ENDED'
  /** The place was given back without waiting; the link still takes it while it is free. */
  | 'GIVEN_BACK'
  /** Somebody is looked for; the place is theirs until then. */
  | 'OPEN'
  /** Somebody took over. */
  | 'TAKEN'
  /** They come after all, and nobody is looked for any more. */
  | 'WITHDRAWN';

/** The person who takes over a spot. */
export type TakeReplacementInput = {
  /** Answers to what the shift asks. Left out: none. */
  answers?: Array<AnswerInput> | null | undefined;
  /** A valid address: 'Valid email is required'. */
  email: string;
  /** Required: 'First name is required'. */
  firstName: string;
  /** The adult of the household who is responsible for people younger than the role requires, and agrees to the sentence that `CONSENT_REQUIRED` and the page show. Left out: nobody does. */
  guardianName?: string | null | undefined;
  /** Required: 'Last name is required'. */
  lastName: string;
  /** Whether they may be asked when somebody else drops out; of people known before it counts only from who came by the mailed link of their household, or just made them. Left out: as before. */
  mayBeAsked?: boolean | null | undefined;
  /** Optional phone number, 40 characters at most. */
  phone?: string | null | undefined;
};

export type Wanted_ReplacementFragment = { id: string, state: Types.ReplacementState, firstName: string, message: string | null, waitlistFirst: boolean, shift: { id: string, date: string, startTime: string, endTime: string, startsAt: string | null, notes: string | null, effectiveLocation: string | null, openSpots: number, cancelledAt: string | null, opportunity: { id: string, name: string, shortDescription: string | null, category: { id: string, name: string } }, event: { id: string, name: string, slug: string, state: Types.EventState } } };

export type ReplacementPageQueryVariables = Exact<{
  token: string;
}>;


export type ReplacementPageQuery = { replacement: { id: string, state: Types.ReplacementState, firstName: string, message: string | null, waitlistFirst: boolean, shift: { id: string, date: string, startTime: string, endTime: string, startsAt: string | null, notes: string | null, effectiveLocation: string | null, openSpots: number, cancelledAt: string | null, opportunity: { id: string, name: string, shortDescription: string | null, category: { id: string, name: string } }, event: { id: string, name: string, slug: string, state: Types.EventState } } } };

export type TakeReplacementMutationVariables = Exact<{
  token: string;
  input: Types.TakeReplacementInput;
  idempotencyKey?: string | null | undefined;
}>;


export type TakeReplacementMutation = { takeReplacement: { signup: { id: string, calendarAddress: string }, conflicts: Array<{ id: string, date: string, startTime: string, endTime: string, opportunity: { id: string, name: string } }> } };

export const Wanted_ReplacementFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Wanted_replacement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Replacement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistFirst"}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveLocation"}},{"kind":"Field","name":{"kind":"Name","value":"openSpots"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode;
export const ReplacementPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReplacementPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replacement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Wanted_replacement"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Wanted_replacement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Replacement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistFirst"}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveLocation"}},{"kind":"Field","name":{"kind":"Name","value":"openSpots"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useReplacementPageQuery__
 *
 * To run a query within a React component, call `useReplacementPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useReplacementPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useReplacementPageQuery({
 *   variables: {
 *      token: // value for 'token'
 *   },
 * });
 */
export function useReplacementPageQuery(baseOptions: ApolloReactHooks.useQuery.Options<ReplacementPageQuery, ReplacementPageQueryVariables> & ({ variables: ReplacementPageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ReplacementPageQuery, ReplacementPageQueryVariables>(ReplacementPageDocument, options);
      }
export function useReplacementPageLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<ReplacementPageQuery, ReplacementPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ReplacementPageQuery, ReplacementPageQueryVariables>(ReplacementPageDocument, options);
        }
export function useReplacementPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<ReplacementPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<ReplacementPageQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<ReplacementPageQuery, ReplacementPageQueryVariables>(ReplacementPageDocument, options);
        }
export type ReplacementPageQueryHookResult = ReturnType<typeof useReplacementPageQuery>;
export type ReplacementPageLazyQueryHookResult = ReturnType<typeof useReplacementPageLazyQuery>;
export type ReplacementPageSuspenseQueryHookResult = ReturnType<typeof useReplacementPageSuspenseQuery>;
export const TakeReplacementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeReplacement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeReplacementInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeReplacement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calendarAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignUpConflict_shift"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignUpConflict_shift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useTakeReplacementMutation__
 *
 * To run a mutation, you first call `useTakeReplacementMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useTakeReplacementMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [takeReplacementMutation, { data, loading, error }] = useTakeReplacementMutation({
 *   variables: {
 *      token: // value for 'token'
 *      input: // value for 'input'
 *      idempotencyKey: // value for 'idempotencyKey'
 *   },
 * });
 */
export function useTakeReplacementMutation(baseOptions?: ApolloReactHooks.useMutation.Options<TakeReplacementMutation, TakeReplacementMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TakeReplacementMutation, TakeReplacementMutationVariables>(TakeReplacementDocument, options);
      }
export type TakeReplacementMutationHookResult = ReturnType<typeof useTakeReplacementMutation>;