/** Whether what lasts from one time to the other (HH:MM) runs past midnight: then its end is before its start. For pages, too: it needs no library. */
export function endsNextDay(startTime: string, endTime: string): boolean {
  return endTime < startTime;
}
