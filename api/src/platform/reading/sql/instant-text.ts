/** SQL: an instant as every response shows it: ISO 8601 in UTC, with milliseconds (`MS`) or microseconds (`US`). */
export function instantText(instant: string, fraction: 'MS' | 'US' = 'MS'): string {
  return `to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.${fraction}"Z"')`;
}
