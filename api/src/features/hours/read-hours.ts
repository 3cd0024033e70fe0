import { hoursInput } from '../../contract/hours.js';
import { operation } from '../../platform/operation/operation.js';
import { ledBy } from '../reports/own-categories.js';
import { byName, sumsBy, valuesOf } from './hours-sql.js';
import type { HoursTable } from './hours.types.js';

const nothing: HoursTable = { rows: [], matching: 0, minutes: 0, unsettled: 0 };

/** A page of added-up hours with the sums of all pages, in one statement; a lead's own categories. */
export const readHours = operation(
  { access: 'staff', fromReplica: true, input: hoursInput, transaction: false },
  async function readHours({ viewer, services }, { where, by, first, offset }): Promise<HoursTable> {
    const values = valuesOf(where, ledBy(viewer));
    if (!values) return nothing;
    const [table] = await services.rows.read<HoursTable>({
      name: `hours_by_${by.toLowerCase()}`,
      text: `with x as materialized ${sumsBy(by)}
        select (select coalesce(json_agg(page), '[]') from (select * from x order by ${byName} limit $6 offset $7) page) as rows,
          (select count(*)::int from x) as matching, (select coalesce(sum(minutes), 0)::int from x) as minutes,
          (select coalesce(sum(unsettled), 0)::int from x) as unsettled`,
      values: [...values, first, offset],
    });
    return table ?? nothing;
  },
);
