/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A full shift, and the people who wait for it together. */
export type JoinWaitlistInput = {
  /** A valid address: 'Valid email is required'. */
  email: string;
  /** Whether fewer places than people may be offered; the first of them then come. */
  fewerIsFine?: boolean | null | undefined;
  /** Who waits: places are offered to all of them together. */
  people: Array<WaitingPersonInput>;
  /** Optional phone number, 40 characters at most. */
  phone?: string | null | undefined;
  /** The shift. Unknown: SHIFT_NOT_FOUND. */
  shiftId: string | number;
};

/** A person who waits. */
export type WaitingPersonInput = {
  /** Required: 'First name is required'. */
  firstName: string;
  /** Required: 'Last name is required'. */
  lastName: string;
};

/** The states of somebody on a waitlist. */
export type WaitlistState =
  /** They said no. */
  | 'DECLINED'
  /** They did not answer in time. */
  | 'EXPIRED'
  /** Places are held for them until they answer. */
  | 'OFFERED'
  /** They took the places. */
  | 'TAKEN'
  /** They wait. */
  | 'WAITING'
  /** They left the waitlist, or staff took them off it. */
  | 'WITHDRAWN';

export type JoinWaitlistMutationVariables = Exact<{
  input: Types.JoinWaitlistInput;
}>;


export type JoinWaitlistMutation = { joinWaitlist: { entry: { id: string, state: Types.WaitlistState, shift: { id: string, waitlistCount: number } } } };

export type LeaveWaitlistMutationVariables = Exact<{
  entryId: string | number;
}>;


export type LeaveWaitlistMutation = { leaveWaitlist: { entry: { id: string, state: Types.WaitlistState, shift: { id: string, waitlistCount: number } } } };


export const JoinWaitlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinWaitlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinWaitlistInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinWaitlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useJoinWaitlistMutation__
 *
 * To run a mutation, you first call `useJoinWaitlistMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useJoinWaitlistMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [joinWaitlistMutation, { data, loading, error }] = useJoinWaitlistMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useJoinWaitlistMutation(baseOptions?: ApolloReactHooks.useMutation.Options<JoinWaitlistMutation, JoinWaitlistMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<JoinWaitlistMutation, JoinWaitlistMutationVariables>(JoinWaitlistDocument, options);
      }
export type JoinWaitlistMutationHookResult = ReturnType<typeof useJoinWaitlistMutation>;
export const LeaveWaitlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveWaitlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveWaitlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entryId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useLeaveWaitlistMutation__
 *
 * To run a mutation, you first call `useLeaveWaitlistMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useLeaveWaitlistMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [leaveWaitlistMutation, { data, loading, error }] = useLeaveWaitlistMutation({
 *   variables: {
 *      entryId: // value for 'entryId'
 *   },
 * });
 */
export function useLeaveWaitlistMutation(baseOptions?: ApolloReactHooks.useMutation.Options<LeaveWaitlistMutation, LeaveWaitlistMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LeaveWaitlistMutation, LeaveWaitlistMutationVariables>(LeaveWaitlistDocument, options);
      }
export type LeaveWaitlistMutationHookResult = ReturnType<typeof useLeaveWaitlistMutation>;