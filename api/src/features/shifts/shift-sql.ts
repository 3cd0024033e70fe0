/* What several statements say about a shift, over the names they give to its tables. */

/** SQL: a shift's times as people read them: `7:30 AM - 9:45 AM`. */
export function timeRange(s: string, between = ' - '): string {
  const time = (name: string) => `to_char(${s}.${name}::time, 'FMHH12:MI AM')`;
  return `${time('start_time')} || '${between}' || ${time('end_time')}`;
}

/** SQL: whether a shift is on, by the names of its row and its event's: whoever is in one that is called off has the time. */
export function takesPlace(s: string, e: string): string {
  return `(${s}.cancelled_at is null and ${e}.state <> 'CANCELLED')`;
}
