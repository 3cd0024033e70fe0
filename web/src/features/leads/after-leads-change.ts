import type { ApolloCache } from '@apollo/client';
import { forgetFields } from '../../graphql/forget-fields';

/** What knows who leads what, and must ask again. */
export function afterLeadsChange(cache: ApolloCache): void {
  forgetFields(cache, 'leads', 'categories', 'myCategories', 'myEvents', 'users');
}
