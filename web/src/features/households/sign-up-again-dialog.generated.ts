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

/** A visitor and the shift they want. */
export type SignUpInput = {
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
  /** For staff alone: into a full shift, on purpose. */
  overCapacity?: boolean | null | undefined;
  /** Optional phone number, 40 characters at most. */
  phone?: string | null | undefined;
  /** For staff alone: a signup of the same shift, cancelled in the same step. */
  replaces?: string | number | null | undefined;
  /** The shift. Unknown: SHIFT_NOT_FOUND. */
  shiftId: string | number;
  /** Leave empty. */
  website?: string | null | undefined;
};

export type SignUpAgainMutationVariables = Exact<{
  input: Types.SignUpInput;
  idempotencyKey: string;
}>;


export type SignUpAgainMutation = { signUp: { signup: { id: string, shift: { id: string, qtyRegistered: number, stillRequired: number } }, conflicts: Array<{ id: string, date: string, startTime: string, endTime: string, opportunity: { id: string, name: string } }> } };


export const SignUpAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUpAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qtyRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"stillRequired"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignUpConflict_shift"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignUpConflict_shift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSignUpAgainMutation__
 *
 * To run a mutation, you first call `useSignUpAgainMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSignUpAgainMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [signUpAgainMutation, { data, loading, error }] = useSignUpAgainMutation({
 *   variables: {
 *      input: // value for 'input'
 *      idempotencyKey: // value for 'idempotencyKey'
 *   },
 * });
 */
export function useSignUpAgainMutation(baseOptions?: ApolloReactHooks.useMutation.Options<SignUpAgainMutation, SignUpAgainMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SignUpAgainMutation, SignUpAgainMutationVariables>(SignUpAgainDocument, options);
      }
export type SignUpAgainMutationHookResult = ReturnType<typeof useSignUpAgainMutation>;