/** Minutes as hours, to two digits: 195 is '3.25 h', 180 is '3 h'. */
export function formatHours(minutes: number): string {
  return `${(minutes / 60).toLocaleString('en', { maximumFractionDigits: 2 })} h`;
}
