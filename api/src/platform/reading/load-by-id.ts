import DataLoader from 'dataloader';
import { timeSlicesOf } from '../limits/time-slices.js';
import { readRecords } from './read-records.js';
import type { RecordClass } from './record-readings.js';
import type { RequestContext, Services } from '../operation/request-context.js';
import type { Selection } from './selection.js';
import { fullAccess } from './access-scope.js';

/**
 * Loads a record by its id for code that decides over it, whoever asks: those that one answer needs at the same time come in one
 * statement. Nothing is kept: what a later field of the same document asks for is read again.
 */
export function loaderOf<Row extends { id: string }>(
  record: RecordClass<Row>,
  fields: Selection,
): (ctx: RequestContext, id: string) => Promise<Row | null> {
  const loaders = new WeakMap<Services, DataLoader<string, Row | null>>();
  const newLoader = (services: Services) =>
    new DataLoader<string, Row | null>(
      async (ids) => {
        const rows = await readRecords({ ...services, sight: fullAccess }, record, fields, {
          where: (alias) => `${alias}.id = any($1::uuid[])`,
          values: [[...new Set(ids)]],
        });
        const byId = new Map(rows.map((row) => [row.id, row]));
        return ids.map((id) => byId.get(id) ?? null);
      },
      // What is large is handed out with pauses: all of it has asked before the batch goes.
      { cache: false, batchScheduleFn: (send) => timeSlicesOf(services).idle(send) },
    );
  return ({ services }, id) => {
    let loader = loaders.get(services);
    if (!loader) loaders.set(services, (loader = newLoader(services)));
    return loader.load(id);
  };
}
