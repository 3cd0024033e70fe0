import type { QueryResult, QueryResultRow } from 'pg';

/** The result of each statement of a message. The driver returns several as a list, which its types leave out. */
export function resultList<Row extends QueryResultRow>(
  results: QueryResult<Row> | QueryResult<Row>[],
): QueryResult<Row>[] {
  return Array.isArray(results) ? results : [results];
}
