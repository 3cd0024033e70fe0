import { InMemoryCache } from '@apollo/client';
import { cacheSizes } from '@apollo/client/utilities';

// The board of 5,000 shifts has a list of people in each, and up to 40,000 records, read in two ways. With the default limits of 10,000 and
// 50,000, results are evicted before they are read again, and each change rebuilds the whole board.
cacheSizes['inMemoryCache.executeSubSelectedArray'] = 50_000;
cacheSizes['inMemoryCache.executeSelectionSet'] = 200_000;

/** The cache of a page. */
export class PageCache extends InMemoryCache {
  /** An empty cache with the same keys, to be written once: it tracks no dependencies. */
  empty(): PageCache {
    return new PageCache({ ...this.config, resultCaching: false });
  }
}
