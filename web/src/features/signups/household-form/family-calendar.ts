interface InCalendar {
  id: string;
  calendarAddress: string;
}

/** The address of one calendar file with all of these signups; null for none. Like that of a single signup it works without cookies. */
export function familyCalendar([first, ...others]: readonly InCalendar[]): string | null {
  if (!first) return null;
  const also = others.map(({ id, calendarAddress }) => `${id}.${calendarAddress.split('pass=')[1] ?? ''}`);
  return also.length > 0 ? `${first.calendarAddress}&also=${also.join(',')}` : first.calendarAddress;
}
