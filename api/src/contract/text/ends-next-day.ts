/** Whether a period from one time to the other (HH:MM) runs past midnight: its end is before its start. Without dependencies, for pages. */
export function endsNextDay(startTime: string, endTime: string): boolean {
  return endTime < startTime;
}
