interface InCalendar {
  id: string;
  calendarAddress: string;
}

/** The address of one calendar file with all of these signups; null of none. Works without cookies, as that of a single one does. */
export function familyCalendar([first, ...others]: readonly InCalendar[]): string | null {
  if (!first) return null;
  const also = others.map(({ id, calendarAddress }) => `${id}.${calendarAddress.split('pass=')[1] ?? ''}`);
  return also.length > 0 ? `${first.calendarAddress}&also=${also.join(',')}` : first.calendarAddress;
}
