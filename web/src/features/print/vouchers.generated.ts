/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../graphql/schema.generated';

import { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type PrintedVoucher_MealVoucherFragment = { code: string, address: string, firstName: string, lastName: string, day: string, number: number, categoryIds: Array<string> };

export type PrintVouchersQueryVariables = Exact<{
  eventId: string | number;
}>;


export type PrintVouchersQuery = { mealVouchers: { vouchers: Array<{ code: string, address: string, firstName: string, lastName: string, day: string, number: number, categoryIds: Array<string> }>, days: Array<{ day: string, printed: number, used: number }> } };

export const PrintedVoucher_MealVoucherFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrintedVoucher_mealVoucher"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealVoucher"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}}]}}]} as unknown as DocumentNode;
export const PrintVouchersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrintVouchers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealVouchers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vouchers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrintedVoucher_mealVoucher"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"printed"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrintedVoucher_mealVoucher"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealVoucher"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"categoryIds"}}]}}]} as unknown as DocumentNode;

/**
 * __usePrintVouchersQuery__
 *
 * To run a query within a React component, call `usePrintVouchersQuery` and pass it any options that fit your needs.
 * When your component renders, `usePrintVouchersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePrintVouchersQuery({
 *   variables: {
 *      eventId: // value for 'eventId'
 *   },
 * });
 */
export function usePrintVouchersQuery(baseOptions: ApolloReactHooks.useQuery.Options<PrintVouchersQuery, PrintVouchersQueryVariables> & ({ variables: PrintVouchersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PrintVouchersQuery, PrintVouchersQueryVariables>(PrintVouchersDocument, options);
      }
export function usePrintVouchersLazyQuery(baseOptions?: ApolloReactHooks.useLazyQuery.Options<PrintVouchersQuery, PrintVouchersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PrintVouchersQuery, PrintVouchersQueryVariables>(PrintVouchersDocument, options);
        }
export function usePrintVouchersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.useSuspenseQuery.Options<PrintVouchersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions} as ApolloReactHooks.useSuspenseQuery.Options<PrintVouchersQueryVariables>;
          return ApolloReactHooks.useSuspenseQuery<PrintVouchersQuery, PrintVouchersQueryVariables>(PrintVouchersDocument, options);
        }
export type PrintVouchersQueryHookResult = ReturnType<typeof usePrintVouchersQuery>;
export type PrintVouchersLazyQueryHookResult = ReturnType<typeof usePrintVouchersLazyQuery>;
export type PrintVouchersSuspenseQueryHookResult = ReturnType<typeof usePrintVouchersSuspenseQuery>;