import type { ApolloCache } from '@apollo/client';

const countingSignups = ['report', 'reports', 'signupTable', 'mailGroups', 'mailContacts', 'stats'];

/** After a change of people or signups: whatever lists or counts them is read anew when it is shown next. */
export function forgetReports(cache: ApolloCache): void {
  for (const fieldName of countingSignups) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
