/** A shift in the words of the audit log: 'Bib Caller, 2027-02-20 07:30–09:45'. */
export function shiftWords(
  opportunityName: string,
  shift: { date: string; startTime: string; endTime: string },
): string {
  return `${opportunityName}, ${shift.date} ${shift.startTime}–${shift.endTime}`;
}
