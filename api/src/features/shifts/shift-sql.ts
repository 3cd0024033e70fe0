/* SQL expressions about a shift that several statements share, by their aliases. */

/** SQL: a shift's times for display: `7:30 AM - 9:45 AM`. */
export function timeRange(s: string, between = ' - '): string {
  const time = (name: string) => `to_char(${s}.${name}::time, 'FMHH12:MI AM')`;
  return `${time('start_time')} || '${between}' || ${time('end_time')}`;
}

/** SQL: whether a shift takes place, by the aliases of its row and its event's. People in a cancelled one are free at that time. */
export function takesPlace(s: string, e: string): string {
  return `(${s}.cancelled_at is null and ${e}.state <> 'CANCELLED')`;
}
