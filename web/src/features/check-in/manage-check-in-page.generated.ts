/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A new check-in link. */
export type CreateCheckInLinkInput = {
  /** Whether it may redeem meal vouchers; default: no. */
  canRedeem?: boolean | null | undefined;
  /** The category whose shifts it opens. */
  categoryId: string | number;
  /** The day on which the shifts begin. */
  day: string;
  /** The event. */
  eventId: string | number;
  /** When it ends, at the latest 2 hours after the last shift there; without it, then. */
  expiresAt?: string | null | undefined;
  /** How many phones may use it, 1 to 10; default: 3. */
  maxDevices?: number | null | undefined;
  /** The place where they are, as it is written; case and odd spaces do not matter. Without one, all places of the category. */
  place?: string | null | undefined;
  /** Whether it shows the phone numbers of the people; default: yes. */
  withPhones?: boolean | null | undefined;
};

export type ListedLink_CheckInLinkFragment = { id: string, place: string | null, day: string, startsAt: string, expiresAt: string, withPhones: boolean, canRedeem: boolean, maxDevices: number, revokedAt: string | null, isOver: boolean, category: { id: string, name: string }, devices: Array<{ id: string, name: string, joinedAt: string, lastHeardAt: string, revokedAt: string | null }> };

export type ListedDevice_CheckInDeviceFragment = { id: string, name: string, joinedAt: string, lastHeardAt: string, revokedAt: string | null };

export type ManageCheckInPageQueryVariables = Exact<{
  eventId: string | number;
}>;


export type ManageCheckInPageQuery = { event: { id: string, name: string, timeZone: string, mealVoucherMinutes: number | null } | null, checkInLinks: Array<{ id: string, place: string | null, day: string, startsAt: string, expiresAt: string, withPhones: boolean, canRedeem: boolean, maxDevices: number, revokedAt: string | null, isOver: boolean, category: { id: string, name: string }, devices: Array<{ id: string, name: string, joinedAt: string, lastHeardAt: string, revokedAt: string | null }> }> };

export type CheckInChoicesQueryVariables = Exact<{
  eventId: string | number;
}>;


export type CheckInChoicesQuery = { myCategories: Array<{ id: string, name: string, opportunities: Array<{ id: string, shifts: Array<{ id: string, date: string, effectiveLocation: string | null, endsAt: string | null, cancelledAt: string | null }> }> }> };

export type CreateCheckInLinkMutationVariables = Exact<{
  input: Types.CreateCheckInLinkInput;
}>;


export type CreateCheckInLinkMutation = { createCheckInLink: { address: string, link: { id: string, place: string | null, day: string, startsAt: string, expiresAt: string, withPhones: boolean, canRedeem: boolean, maxDevices: number, revokedAt: string | null, isOver: boolean, category: { id: string, name: string }, devices: Array<{ id: string, name: string, joinedAt: string, lastHeardAt: string, revokedAt: string | null }> } } };

export type RevokeCheckInLinkMutationVariables = Exact<{
  linkId: string | number;
}>;


export type RevokeCheckInLinkMutation = { revokeCheckInLink: { link: { id: string, place: string | null, day: string, startsAt: string, expiresAt: string, withPhones: boolean, canRedeem: boolean, maxDevices: number, revokedAt: string | null, isOver: boolean, category: { id: string, name: string }, devices: Array<{ id: string, name: string, joinedAt: string, lastHeardAt: string, revokedAt: string | null }> } } };

export type RevokeCheckInDeviceMutationVariables = Exact<{
  deviceId: string | number;
}>;


export type RevokeCheckInDeviceMutation = { revokeCheckInDevice: { device: { id: string, name: string, joinedAt: string, lastHeardAt: string, revokedAt: string | null } } };

export const ListedDevice_CheckInDeviceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDevice_checkInDevice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckInDevice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastHeardAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode;
export const ListedLink_CheckInLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedLink_checkInLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckInLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"withPhones"}},{"kind":"Field","name":{"kind":"Name","value":"canRedeem"}},{"kind":"Field","name":{"kind":"Name","value":"maxDevices"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDevice_checkInDevice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDevice_checkInDevice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckInDevice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastHeardAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode;
export const ManageCheckInPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageCheckInPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"mealVoucherMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkInLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedLink_checkInLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedLink_checkInLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckInLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"withPhones"}},{"kind":"Field","name":{"kind":"Name","value":"canRedeem"}},{"kind":"Field","name":{"kind":"Name","value":"maxDevices"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDevice_checkInDevice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDevice_checkInDevice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckInDevice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastHeardAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useManageCheckInPageQuery__
 *
 * To run a query within a React component, call `useManageCheckInPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useManageCheckInPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useManageCheckInPageQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useManageCheckInPageQuery(baseOptions: ApolloReactHooks.useQuery.Options<ManageCheckInPageQuery, ManageCheckInPageQueryVariables> & ({ variables: ManageCheckInPageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ManageCheckInPageQuery, ManageCheckInPageQueryVariables>(ManageCheckInPageDocument, options);
      }
export function useManageCheckInPageLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<ManageCheckInPageQuery, ManageCheckInPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ManageCheckInPageQuery, ManageCheckInPageQueryVariables>(ManageCheckInPageDocument, options);
        }
export function useManageCheckInPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<ManageCheckInPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<ManageCheckInPageQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<ManageCheckInPageQuery, ManageCheckInPageQueryVariables>(ManageCheckInPageDocument, options);
        }
export type ManageCheckInPageQueryHookResult = ReturnType<typeof useManageCheckInPageQuery>;
export type ManageCheckInPageLazyQueryHookResult = ReturnType<typeof useManageCheckInPageLazyQuery>;
export type ManageCheckInPageSuspenseQueryHookResult = ReturnType<typeof useManageCheckInPageSuspenseQuery>;
export const CheckInChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckInChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"opportunities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveLocation"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCheckInChoicesQuery__
 *
 * To run a query within a React component, call `useCheckInChoicesQuery` and pass it any options that fit your needs.
 * When your component renders, `useCheckInChoicesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCheckInChoicesQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function useCheckInChoicesQuery(baseOptions: ApolloReactHooks.useQuery.Options<CheckInChoicesQuery, CheckInChoicesQueryVariables> & ({ variables: CheckInChoicesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CheckInChoicesQuery, CheckInChoicesQueryVariables>(CheckInChoicesDocument, options);
      }
export function useCheckInChoicesLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<CheckInChoicesQuery, CheckInChoicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CheckInChoicesQuery, CheckInChoicesQueryVariables>(CheckInChoicesDocument, options);
        }
export function useCheckInChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<CheckInChoicesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<CheckInChoicesQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<CheckInChoicesQuery, CheckInChoicesQueryVariables>(CheckInChoicesDocument, options);
        }
export type CheckInChoicesQueryHookResult = ReturnType<typeof useCheckInChoicesQuery>;
export type CheckInChoicesLazyQueryHookResult = ReturnType<typeof useCheckInChoicesLazyQuery>;
export type CheckInChoicesSuspenseQueryHookResult = ReturnType<typeof useCheckInChoicesSuspenseQuery>;
export const CreateCheckInLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCheckInLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCheckInLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCheckInLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedLink_checkInLink"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedLink_checkInLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckInLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"withPhones"}},{"kind":"Field","name":{"kind":"Name","value":"canRedeem"}},{"kind":"Field","name":{"kind":"Name","value":"maxDevices"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDevice_checkInDevice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDevice_checkInDevice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckInDevice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastHeardAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useCreateCheckInLinkMutation__
 *
 * To run a mutation, you first call `useCreateCheckInLinkMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateCheckInLinkMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createCheckInLinkMutation, { data, loading, error }] = useCreateCheckInLinkMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateCheckInLinkMutation(baseOptions?: ApolloReactHooks.useMutation.Options<CreateCheckInLinkMutation, CreateCheckInLinkMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateCheckInLinkMutation, CreateCheckInLinkMutationVariables>(CreateCheckInLinkDocument, options);
      }
export type CreateCheckInLinkMutationHookResult = ReturnType<typeof useCreateCheckInLinkMutation>;
export const RevokeCheckInLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeCheckInLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeCheckInLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedLink_checkInLink"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedLink_checkInLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckInLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"withPhones"}},{"kind":"Field","name":{"kind":"Name","value":"canRedeem"}},{"kind":"Field","name":{"kind":"Name","value":"maxDevices"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDevice_checkInDevice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDevice_checkInDevice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckInDevice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastHeardAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useRevokeCheckInLinkMutation__
 *
 * To run a mutation, you first call `useRevokeCheckInLinkMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRevokeCheckInLinkMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [revokeCheckInLinkMutation, { data, loading, error }] = useRevokeCheckInLinkMutation({
 *   variables: {
 *      linkId: // value for 'linkId'
 *   },
 * });
 */
export function useRevokeCheckInLinkMutation(baseOptions?: ApolloReactHooks.useMutation.Options<RevokeCheckInLinkMutation, RevokeCheckInLinkMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RevokeCheckInLinkMutation, RevokeCheckInLinkMutationVariables>(RevokeCheckInLinkDocument, options);
      }
export type RevokeCheckInLinkMutationHookResult = ReturnType<typeof useRevokeCheckInLinkMutation>;
export const RevokeCheckInDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeCheckInDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deviceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeCheckInDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"deviceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deviceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"device"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDevice_checkInDevice"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDevice_checkInDevice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckInDevice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastHeardAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useRevokeCheckInDeviceMutation__
 *
 * To run a mutation, you first call `useRevokeCheckInDeviceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRevokeCheckInDeviceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [revokeCheckInDeviceMutation, { data, loading, error }] = useRevokeCheckInDeviceMutation({
 *   variables: {
 *      deviceId: // value for 'deviceId'
 *   },
 * });
 */
export function useRevokeCheckInDeviceMutation(baseOptions?: ApolloReactHooks.useMutation.Options<RevokeCheckInDeviceMutation, RevokeCheckInDeviceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RevokeCheckInDeviceMutation, RevokeCheckInDeviceMutationVariables>(RevokeCheckInDeviceDocument, options);
      }
export type RevokeCheckInDeviceMutationHookResult = ReturnType<typeof useRevokeCheckInDeviceMutation>;