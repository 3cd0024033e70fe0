/* SQL expressions about a shift that several statements share, by their aliases. */

/** SQL: a shift's times for display: `7:30 AM - 9:45 AM`. */
export function timeRange(s: string, between = ' - '): string {
  const time = (name: string) => `to_char(${s}.${name}::time, 'FMHH12:MI AM')`;
  return `${time('start_time')} || '${between}' || ${time('end_time')}`;
}
