import { InMemoryCache } from '@apollo/client';
import { cacheSizes } from '@apollo/client/utilities';

// The board of 5,000 shifts has a list of people in each, and up to 40,000 records, read in two ways: with the usual 10,000 and 50,000, what
// was read is thrown away before it is read again, and the whole board is put together anew for each change.
cacheSizes['inMemoryCache.executeSubSelectedArray'] = 50_000;
cacheSizes['inMemoryCache.executeSelectionSet'] = 200_000;

/** What a page remembers of what it fetched. */
export class PageCache extends InMemoryCache {
  /** An empty one that tells records apart in the same way, to be written once: it takes no note of who reads what. */
  empty(): PageCache {
    return new PageCache({ ...this.config, resultCaching: false });
  }
}
