import type { ApolloCache } from '@apollo/client';
import { forgetFields } from '../../graphql/forget-fields';

/** After a change of people or signups: whatever lists or counts them is read anew when it is shown next. */
export function forgetReports(cache: ApolloCache): void {
  forgetFields(cache);
}
