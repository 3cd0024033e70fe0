import { ReferenceKind } from '@mikro-orm/core';
import { isCopied } from '../../platform/reading/record.js';
import type { RecordClass } from '../../platform/reading/record-readings.js';
import type { RequestContext } from '../../platform/operation/request-context.js';

/**
 * SQL: `insert into` the record's table what a `select` finds under this alias: every column that its class declares and a copy takes over,
 * so that a new one is in it, but those named in `instead` by the SQL that takes their place. A link is named by its id (`categoryId`).
 * What follows is the `from`.
 */
export function copiedRows(
  ctx: RequestContext,
  record: RecordClass,
  alias: string,
  instead: Readonly<Record<string, string>>,
): string {
  const meta = ctx.em.getMetadata(record);
  const copied = meta.props.flatMap((property): { column: string; value: string }[] => {
    const [column] = property.fieldNames ?? [];
    if (!column || property.persist === false || property.formula) return [];
    const name = property.kind === ReferenceKind.MANY_TO_ONE ? `${property.name}Id` : property.name;
    const isMeant = !property.primary && !property.version && isCopied(meta.class, property.name);
    return isMeant || name in instead ? [{ column, value: instead[name] ?? `${alias}.${column}` }] : [];
  });
  return `insert into ${meta.tableName} (${copied.map(({ column }) => column).join(', ')})
    select ${copied.map(({ value }) => value).join(', ')}`;
}
