import DataLoader from 'dataloader';
import { timeSlicesOf } from '../limits/time-slices.js';
import { ofIds } from './sql/of-ids.js';
import { readRecords } from './read-records.js';
import type { RecordClass } from './record-readings.js';
import type { RequestContext, Services } from '../operation/request-context.js';
import type { Selection } from './selection.js';
import { fullAccess } from './access-scope.js';

/**
 * Loads a record by its id for code that decides on it, independent of the caller. Loads that one request needs at the same time share one
 * statement. Nothing is cached: a later field of the same document reads again.
 */
export function loaderOf<Row extends { id: string }>(
  record: RecordClass<Row>,
  fields: Selection,
): (ctx: RequestContext, id: string) => Promise<Row | null> {
  const loaders = new WeakMap<Services, DataLoader<string, Row | null>>();
  const newLoader = (services: Services) =>
    new DataLoader<string, Row | null>(
      async (ids) => {
        const all = { ...services, accessScope: fullAccess };
        const rows = await readRecords(all, record, fields, ofIds([...new Set(ids)]));
        const byId = new Map(rows.map((row) => [row.id, row]));
        return ids.map((id) => byId.get(id) ?? null);
      },
      // Large results are sent in time slices: the batch goes out when all of them have requested their ids.
      { cache: false, batchScheduleFn: (send) => timeSlicesOf(services).idle(send) },
    );
  return ({ services }, id) => {
    let loader = loaders.get(services);
    if (!loader) loaders.set(services, (loader = newLoader(services)));
    return loader.load(id);
  };
}
