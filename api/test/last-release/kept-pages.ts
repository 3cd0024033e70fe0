/*
 * What the page at /check-in sends, release by release. A phone may hold a page of an earlier release and marks that were made with it, so
 * the server takes what the two releases before this one send. Never change a recorded body: a release that sends another one adds its own.
 */

/** The ids of a body that a test fills in. */
export interface Filled {
  token: string;
  signupId: string;
  shiftId: string;
}

/** What a page of one release sends. */
export interface KeptPage {
  release: string;
  /** To `POST /api/check-in/devices`. */
  join(filled: Filled): object;
  /** To `POST /api/attendance`: one after the other. */
  marks(filled: Filled): object[];
  /** What it reads of the answers, by path; without one of them it fails or shows nothing. */
  reads: { joined: string[]; list: string[]; person: string[]; recorded: string[] };
}

export const keptPages: readonly KeptPage[] = [
  {
    release: '0.1.0',
    join: ({ token }) => ({ token, name: 'Jonas' }),
    marks: ({ signupId, shiftId }) => [
      { deviceId: '5e9a9f0c-7d0b-4d0a-8a43-5f4a2c1d9b01', walkIns: [], marks: [], deviceNow: new Date().toISOString() },
      {
        deviceId: '5e9a9f0c-7d0b-4d0a-8a43-5f4a2c1d9b01',
        walkIns: [
          {
            ...{ shiftId, firstName: 'Wim', lastName: 'Walker', phone: '612-555-0142', email: 'wim@example.org' },
            ...{ separate: false, id: '0b0c3f9e-41d1-4a4e-9a57-0f3f4f4be101' },
          },
        ],
        marks: [
          {
            id: '0b0c3f9e-41d1-4a4e-9a57-0f3f4f4be102',
            signupId: '0b0c3f9e-41d1-4a4e-9a57-0f3f4f4be101',
            kind: 'ARRIVED',
            sequence: 1,
            seen: [],
            occurredAt: new Date().toISOString(),
          },
          {
            ...{ id: '0b0c3f9e-41d1-4a4e-9a57-0f3f4f4be103', signupId, kind: 'NO_SHOW', sequence: 2, seen: [] },
            ...{ occurredAt: new Date().toISOString(), offset: -1_204 },
          },
          {
            ...{ id: '0b0c3f9e-41d1-4a4e-9a57-0f3f4f4be104', signupId, kind: 'UNDONE', sequence: 3 },
            ...{ seen: ['0b0c3f9e-41d1-4a4e-9a57-0f3f4f4be103'], occurredAt: new Date().toISOString() },
            ...{ offset: -1_204, undoes: '0b0c3f9e-41d1-4a4e-9a57-0f3f4f4be103' },
          },
          {
            ...{ id: '0b0c3f9e-41d1-4a4e-9a57-0f3f4f4be105', signupId, kind: 'LEFT', sequence: 4, seen: [] },
            ...{ occurredAt: new Date().toISOString(), offset: -1_204 },
          },
        ],
        deviceNow: new Date().toISOString(),
      },
    ],
    reads: {
      joined: [
        'deviceToken',
        'deviceId',
        'link.eventName',
        'link.categoryName',
        'link.day',
        'link.expiresAt',
        'link.timeZone',
      ],
      list: [
        ...['serverNow', 'event.id', 'event.name', 'event.timeZone', 'day', 'shifts.0.id', 'shifts.0.opportunityTitle'],
        ...['shifts.0.startTime', 'shifts.0.endTime', 'shifts.0.startsAt', 'shifts.0.calledOff', 'people.0.signupId'],
      ],
      person: ['signupId', 'shiftId', 'firstName', 'lastName', 'ticket', 'marks', 'heads', 'state'],
      recorded: ['serverNow', 'results.0.id', 'results.0.result', 'signups.0.signupId'],
    },
  },
];
