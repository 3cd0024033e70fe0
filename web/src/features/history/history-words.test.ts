import { historyWords } from './history-words';
import type { HistoryLine_EntryFragment } from './record-history.generated';

const entry = (values: Partial<HistoryLine_EntryFragment>): HistoryLine_EntryFragment => ({
  ...{ position: '1', at: '2027-02-20T07:00:00.000Z', kind: 'shift.created', byStaff: true, actorName: 'Lena Lead' },
  ...{ volunteerName: null, endedBy: null, fields: [], changes: [] },
  ...values,
});
const change = (field: string, before: string, after: string) => ({ field, before, after });
const marked = (before: string, after: string, ...times: ReturnType<typeof change>[]) => ({
  ...{ kind: 'signup.marked', volunteerName: 'Ada Berg', fields: ['state'] },
  changes: [change('state', before, after), ...times],
});

test.each([
  [{}, 'Lena Lead added this shift.'],
  [{ kind: 'shift.removed', actorName: null }, 'A removed user deleted this shift.'],
  [
    {
      kind: 'shift.changed',
      fields: ['date', 'startTime', 'qtyRequired', 'notes'],
      changes: [
        change('date', '2027-02-20', '2027-02-21'),
        change('startTime', '08:00', '13:15'),
        change('qtyRequired', '1000', '4'),
      ],
    },
    'Lena Lead changed the day from Saturday, Feb 20 to Sunday, Feb 21, the start from 8:00 AM to 1:15 PM, the number of spots from 1,000 to 4, and the note.',
  ],
  [{ kind: 'shift.changed', fields: ['location'] }, 'Lena Lead changed where it is.'],
  [{ kind: 'shift.changed' }, 'Lena Lead changed this shift.'],
  [{ kind: 'signup.created', volunteerName: 'Ada Berg' }, 'Lena Lead signed Ada Berg up.'],
  [{ kind: 'signup.created', byStaff: false, actorName: null, volunteerName: 'Ada Berg' }, 'Ada Berg signed up.'],
  [{ kind: 'signup.created', byStaff: false, actorName: null }, 'A removed person signed up.'],
  [
    { kind: 'signup.cancelled', volunteerName: 'Ada Berg', endedBy: 'staff' },
    'Lena Lead cancelled the signup of Ada Berg.',
  ],
  [
    { kind: 'signup.cancelled', byStaff: false, actorName: null, volunteerName: 'Ada Berg', endedBy: 'household' },
    'Ada Berg cancelled.',
  ],
  [
    { kind: 'signup.cancelled', byStaff: false, volunteerName: 'Ada Berg', endedBy: 'merge' },
    'Ada Berg gave back a spot that they held twice under two names.',
  ],
  [
    { kind: 'signup.changed', volunteerName: 'Ada Berg', fields: ['unnotified'] },
    'Lena Lead notified Ada Berg of the cancellation.',
  ],
  [
    { kind: 'signup.changed', byStaff: false, volunteerName: 'Ada Berg', fields: ['volunteer'] },
    'The signup now belongs to Ada Berg, under a corrected name or address.',
  ],
  [
    {
      kind: 'candidate.asked',
      volunteerName: 'Ada Berg',
      fields: ['answer'],
      changes: [change('answer', '', 'LATER')],
    },
    'Lena Lead asked Ada Berg by phone: later.',
  ],
  [{ kind: 'signup.removed' }, 'The signup of a removed person was deleted with the shift.'],
  [{ kind: 'shift.paused' }, 'Lena Lead made another change.'],
  [
    {
      kind: 'shift.changed',
      fields: ['cancelledAt'],
      changes: [change('cancelledAt', '', '2027-02-19T08:00:00.000Z')],
    },
    'Lena Lead called this shift off.',
  ],
  [
    {
      kind: 'shift.changed',
      fields: ['cancelledAt'],
      changes: [change('cancelledAt', '2027-02-19T08:00:00.000Z', '')],
    },
    'Lena Lead reinstated this shift.',
  ],
  [{ kind: 'shift.changed', fields: ['cancelledAt'] }, 'Lena Lead called this shift off, or reinstated this shift.'],
  [
    { kind: 'shift.changed', fields: ['closed'], changes: [change('closed', 'false', 'true')] },
    'Lena Lead closed this shift for signups.',
  ],
  [
    { kind: 'shift.changed', fields: ['closed'], changes: [change('closed', 'true', 'false')] },
    'Lena Lead opened this shift for signups.',
  ],
  [
    {
      kind: 'shift.changed',
      fields: ['waitlistEnabled', 'location', 'opportunity'],
      changes: [change('waitlistEnabled', 'false', 'true')],
    },
    'Lena Lead changed where it is and the volunteer role, and turned the waitlist on.',
  ],
  [
    { kind: 'signup.changed', volunteerName: 'Ada Berg', fields: ['unconfirmedSince'] },
    'Lena Lead noted that Ada Berg is still coming.',
  ],
  [
    { kind: 'signup.changed', byStaff: false, volunteerName: 'Ada Berg', fields: ['unconfirmedSince'] },
    'Ada Berg is still coming.',
  ],
  [
    { kind: 'signup.changed', volunteerName: 'Ada Berg', fields: ['answers'] },
    'The signup of Ada Berg took over the answers of one that was merged into it.',
  ],
  [{ kind: 'signup.changed', volunteerName: 'Ada Berg' }, 'The signup of Ada Berg was changed.'],
  [
    marked('EXPECTED', 'HERE', change('arrivedAt', '', '2027-02-20T06:52:00.000Z')),
    'Lena Lead recorded that Ada Berg came at 7:52 AM.',
  ],
  // Somebody says that they are not here, and others that they are.
  [marked('HERE', 'HERE'), 'Lena Lead marked Ada Berg.'],
  [
    marked('LEFT', 'LEFT', change('arrivedAt', '2027-02-20T06:52:00.000Z', '2027-02-20T06:40:00.000Z')),
    'Lena Lead recorded that Ada Berg came at 7:40 AM.',
  ],
  [
    marked(
      ...(['EXPECTED', 'LEFT'] as const),
      change('arrivedAt', '', '2027-02-20T06:52:00.000Z'),
      change('leftAt', '', '2027-02-20T06:58:00.000Z'),
    ),
    'Lena Lead recorded that Ada Berg came at 7:52 AM and left at 7:58 AM.',
  ],
  [{ ...marked('EXPECTED', 'NO_SHOW'), actorName: null }, 'Someone at the post recorded that Ada Berg is not here.'],
  [
    marked('HERE', 'LEFT', change('leftAt', '', '2027-02-20T06:58:00.000Z')),
    'Lena Lead recorded that Ada Berg left at 7:58 AM.',
  ],
  [
    marked('HERE', 'LEFT', change('leftAt', '', '2027-02-18T14:00:00.000Z')),
    'Lena Lead recorded that Ada Berg left on Feb 18, 2027, 3:00 PM.',
  ],
  [
    marked('LEFT', 'HERE', change('leftAt', '2027-02-20T06:58:00.000Z', '')),
    'Lena Lead recorded that Ada Berg is here again.',
  ],
  [marked('EXPECTED', 'NO_SHOW'), 'Lena Lead recorded that Ada Berg is not here.'],
  [marked('NO_SHOW', 'EXPECTED'), 'Lena Lead took back the marks of Ada Berg.'],
  // Stored before entries had their changes.
  [{ kind: 'signup.marked', volunteerName: 'Ada Berg' }, 'Lena Lead marked Ada Berg.'],
])('%j reads "%s"', (values, words) => {
  expect(historyWords(entry(values), 'Europe/Berlin')).toBe(words);
});
