/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** What the marks of a signup say together. */
export type AttendanceState =
  /** Nobody marked them, or every mark is undone. */
  | 'EXPECTED'
  /** They are here. */
  | 'HERE'
  /** They were here and left. */
  | 'LEFT'
  /** They are not here. */
  | 'NO_SHOW';

/** What somebody saw of a person who signed up. */
export type MarkInput = {
  /** A UUID that the device makes. The same id again is answered KNOWN. */
  id: string | number;
  /** What somebody saw. */
  kind: MarkKind;
  /** When it was marked, by the device's own clock, 1970 or later. */
  occurredAt: string;
  /** Milliseconds: the server's clock minus the device's, as the device knew it when marking. */
  offset?: number | null | undefined;
  /** The ids of the signup's heads that the device knew. Left out: those that the server knows. */
  seen?: Array<string> | null | undefined;
  /** Counts up with each mark of the device. Left out: the order of arrival. */
  sequence?: number | null | undefined;
  /** The signup, or the id of a walk-in. */
  signupId: string | number;
  /** Of UNDONE: the id of the mark that it takes back. */
  undoes?: string | null | undefined;
};

/** What somebody at a post saw. */
export type MarkKind =
  /** They are here. */
  | 'ARRIVED'
  /** They left. */
  | 'LEFT'
  /** They are not here. */
  | 'NO_SHOW'
  /** An earlier mark was a mistake. */
  | 'UNDONE';

/** How a mark, or somebody who walked in, was taken. */
export type MarkOutcome =
  /** It was stored before: nothing changed. */
  | 'KNOWN'
  /** It is not stored; `code` and `message` say why. */
  | 'REFUSED'
  /** It is stored. */
  | 'STORED';

/** What the people of a shift come to that nobody marked. */
export type OthersOfShift =
  /** They came. */
  | 'CAME'
  /** They did not come. */
  | 'NO_SHOW';

/** Marks of one device, and the people who came without a signup. */
export type RecordAttendanceInput = {
  /** A UUID that the browser makes once. Left out: the caller is the device. */
  deviceId?: string | number | null | undefined;
  /** The device's own clock at the moment of sending. */
  deviceNow?: string | null | undefined;
  /** The marks, 500 at most. None at all says that the device is there. */
  marks?: Array<MarkInput> | null | undefined;
  /** People who came without a signup, 50 at most. */
  walkIns?: Array<WalkInInput> | null | undefined;
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

/** Somebody who came without a signup. */
export type WalkInInput = {
  /** Their address, if they give one. */
  email?: string | null | undefined;
  /** Required: 'First name is required'. */
  firstName: string;
  /** A UUID that the device makes; becomes the signup's id. */
  id: string | number;
  /** Required: 'Last name is required'. */
  lastName: string;
  /** Their phone number, if they give one; 40 characters at most. */
  phone?: string | null | undefined;
  /** They are somebody else than the one person of this name in the shift. Otherwise they are taken for that person. */
  separate?: boolean | null | undefined;
  /** The shift that they help in. */
  shiftId: string | number;
};

export type ToSettle_SignupFragment = { id: string, cancelledAt: string | null, volunteer: { id: string, firstName: string, lastName: string, phone: string | null }, shift: { id: string, date: string, startTime: string, endTime: string, startsAt: string | null, endsAt: string | null, effectiveLocation: string | null, opportunity: { id: string, name: string, category: { id: string, name: string } } }, attendance: { state: Types.AttendanceState, arrivedAt: string | null, sentAt: string | null, heads: Array<string>, marks: Array<{ id: string, kind: Types.MarkKind, at: string, by: string | null }> } | null };

export type WaitingForShiftQueryVariables = Exact<{
  shiftId: string | number;
}>;


export type WaitingForShiftQuery = { shift: { id: string, waitlist: Array<{ id: string, state: Types.WaitlistState, names: Array<string>, peopleCount: number, phone: string | null }> | null } | null };

export type AttendancePageQueryVariables = Exact<{
  eventId: string | number;
  first: number;
}>;


export type AttendancePageQuery = { event: { id: string, timeZone: string, endDate: string } | null, unmarked: { totalCount: number, nodes: Array<{ id: string, cancelledAt: string | null, volunteer: { id: string, firstName: string, lastName: string, phone: string | null }, shift: { id: string, date: string, startTime: string, endTime: string, startsAt: string | null, endsAt: string | null, effectiveLocation: string | null, opportunity: { id: string, name: string, category: { id: string, name: string } } }, attendance: { state: Types.AttendanceState, arrivedAt: string | null, sentAt: string | null, heads: Array<string>, marks: Array<{ id: string, kind: Types.MarkKind, at: string, by: string | null }> } | null }> }, contradicted: { totalCount: number, nodes: Array<{ id: string, cancelledAt: string | null, volunteer: { id: string, firstName: string, lastName: string, phone: string | null }, shift: { id: string, date: string, startTime: string, endTime: string, startsAt: string | null, endsAt: string | null, effectiveLocation: string | null, opportunity: { id: string, name: string, category: { id: string, name: string } } }, attendance: { state: Types.AttendanceState, arrivedAt: string | null, sentAt: string | null, heads: Array<string>, marks: Array<{ id: string, kind: Types.MarkKind, at: string, by: string | null }> } | null }> }, cameAnyway: { totalCount: number, nodes: Array<{ id: string, cancelledAt: string | null, volunteer: { id: string, firstName: string, lastName: string, phone: string | null }, shift: { id: string, date: string, startTime: string, endTime: string, startsAt: string | null, endsAt: string | null, effectiveLocation: string | null, opportunity: { id: string, name: string, category: { id: string, name: string } } }, attendance: { state: Types.AttendanceState, arrivedAt: string | null, sentAt: string | null, heads: Array<string>, marks: Array<{ id: string, kind: Types.MarkKind, at: string, by: string | null }> } | null }> } };

export type MarkAttendanceMutationVariables = Exact<{
  input: Types.RecordAttendanceInput;
}>;


export type MarkAttendanceMutation = { recordAttendance: { results: Array<{ id: string, result: Types.MarkOutcome, message: string | null }> } };

export type SettleAttendanceMutationVariables = Exact<{
  shiftId: string | number;
  others: Types.OthersOfShift;
}>;


export type SettleAttendanceMutation = { settleAttendance: { shift: { id: string } } };

export type RestoreSignupMutationVariables = Exact<{
  signupId: string | number;
}>;


export type RestoreSignupMutation = { restoreSignup: { signup: { id: string } } };

export const ToSettle_SignupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ToSettle_signup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"volunteer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveLocation"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"heads"}},{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}}]}}]}}]} as unknown as DocumentNode;
export const WaitingForShiftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingForShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waitlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"names"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useWaitingForShiftQuery__
 *
 * To run a query within a React component, call `useWaitingForShiftQuery` and pass it any options that fit your needs.
 * When your component renders, `useWaitingForShiftQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWaitingForShiftQuery({
 *   variables: {
 *      shiftId: // value for 'shiftId'
 *   },
 * });
 */
export function useWaitingForShiftQuery(baseOptions: ApolloReactHooks.useQuery.Options<WaitingForShiftQuery, WaitingForShiftQueryVariables> & ({ variables: WaitingForShiftQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WaitingForShiftQuery, WaitingForShiftQueryVariables>(WaitingForShiftDocument, options);
      }
export function useWaitingForShiftLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<WaitingForShiftQuery, WaitingForShiftQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WaitingForShiftQuery, WaitingForShiftQueryVariables>(WaitingForShiftDocument, options);
        }
export function useWaitingForShiftSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<WaitingForShiftQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<WaitingForShiftQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<WaitingForShiftQuery, WaitingForShiftQueryVariables>(WaitingForShiftDocument, options);
        }
export type WaitingForShiftQueryHookResult = ReturnType<typeof useWaitingForShiftQuery>;
export type WaitingForShiftLazyQueryHookResult = ReturnType<typeof useWaitingForShiftLazyQuery>;
export type WaitingForShiftSuspenseQueryHookResult = ReturnType<typeof useWaitingForShiftSuspenseQuery>;
export const AttendancePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttendancePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"unmarked"},"name":{"kind":"Name","value":"signups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"late"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ToSettle_signup"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"contradicted"},"name":{"kind":"Name","value":"signups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"contradicted"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ToSettle_signup"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"cameAnyway"},"name":{"kind":"Name","value":"signups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"CANCELLED"}},{"kind":"ObjectField","name":{"kind":"Name","value":"attendance"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"HERE"},{"kind":"EnumValue","value":"LEFT"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ToSettle_signup"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ToSettle_signup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"volunteer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveLocation"}},{"kind":"Field","name":{"kind":"Name","value":"opportunity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"heads"}},{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useAttendancePageQuery__
 *
 * To run a query within a React component, call `useAttendancePageQuery` and pass it any options that fit your needs.
 * When your component renders, `useAttendancePageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAttendancePageQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *      first: // value for 'first'
 *   },
 * });
 */
export function useAttendancePageQuery(baseOptions: ApolloReactHooks.useQuery.Options<AttendancePageQuery, AttendancePageQueryVariables> & ({ variables: AttendancePageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AttendancePageQuery, AttendancePageQueryVariables>(AttendancePageDocument, options);
      }
export function useAttendancePageLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<AttendancePageQuery, AttendancePageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AttendancePageQuery, AttendancePageQueryVariables>(AttendancePageDocument, options);
        }
export function useAttendancePageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<AttendancePageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<AttendancePageQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<AttendancePageQuery, AttendancePageQueryVariables>(AttendancePageDocument, options);
        }
export type AttendancePageQueryHookResult = ReturnType<typeof useAttendancePageQuery>;
export type AttendancePageLazyQueryHookResult = ReturnType<typeof useAttendancePageLazyQuery>;
export type AttendancePageSuspenseQueryHookResult = ReturnType<typeof useAttendancePageSuspenseQuery>;
export const MarkAttendanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAttendance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordAttendanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordAttendance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useMarkAttendanceMutation__
 *
 * To run a mutation, you first call `useMarkAttendanceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useMarkAttendanceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [markAttendanceMutation, { data, loading, error }] = useMarkAttendanceMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useMarkAttendanceMutation(baseOptions?: ApolloReactHooks.useMutation.Options<MarkAttendanceMutation, MarkAttendanceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MarkAttendanceMutation, MarkAttendanceMutationVariables>(MarkAttendanceDocument, options);
      }
export type MarkAttendanceMutationHookResult = ReturnType<typeof useMarkAttendanceMutation>;
export const SettleAttendanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleAttendance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"others"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OthersOfShift"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleAttendance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shiftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shiftId"}}},{"kind":"Argument","name":{"kind":"Name","value":"others"},"value":{"kind":"Variable","name":{"kind":"Name","value":"others"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSettleAttendanceMutation__
 *
 * To run a mutation, you first call `useSettleAttendanceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSettleAttendanceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [settleAttendanceMutation, { data, loading, error }] = useSettleAttendanceMutation({
 *   variables: {
 *      shiftId: // value for 'shiftId'
 *      others: // value for 'others'
 *   },
 * });
 */
export function useSettleAttendanceMutation(baseOptions?: ApolloReactHooks.useMutation.Options<SettleAttendanceMutation, SettleAttendanceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SettleAttendanceMutation, SettleAttendanceMutationVariables>(SettleAttendanceDocument, options);
      }
export type SettleAttendanceMutationHookResult = ReturnType<typeof useSettleAttendanceMutation>;
export const RestoreSignupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreSignup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreSignup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"signupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useRestoreSignupMutation__
 *
 * To run a mutation, you first call `useRestoreSignupMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreSignupMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreSignupMutation, { data, loading, error }] = useRestoreSignupMutation({
 *   variables: {
 *      signupId: // value for 'signupId'
 *   },
 * });
 */
export function useRestoreSignupMutation(baseOptions?: ApolloReactHooks.useMutation.Options<RestoreSignupMutation, RestoreSignupMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreSignupMutation, RestoreSignupMutationVariables>(RestoreSignupDocument, options);
      }
export type RestoreSignupMutationHookResult = ReturnType<typeof useRestoreSignupMutation>;