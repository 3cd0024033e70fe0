import { keptUntil, momentOf, rowsAt, textOf, valueAt, whenOf, type Row } from './file-rows';

/** A line of what is kept, as people read it. */
export interface KeptThing {
  title: string;
  /** What is known of it. */
  lines: string[];
  /** Until when it is kept. */
  until: string[];
}

/** A part of the file. */
export interface KeptPart {
  title: string;
  /** The sentence where there is nothing. */
  empty: string;
  things: KeptThing[];
}

/** A thing without what is empty. */
function thing(row: Row, title: string, lines: string[], more: string[] = []): KeptThing {
  return { title, lines: lines.filter(Boolean), until: [keptUntil(row), ...more].filter(Boolean) };
}

/** A thing at a shift: the role, the event, when, who. */
function atShift(row: Row, lines: string[]): KeptThing {
  return thing(row, textOf(row, 'role'), [textOf(row, 'event'), whenOf(row), textOf(row, 'person'), ...lines]);
}

const nameOf = (row: Row) => [textOf(row, 'firstName'), textOf(row, 'lastName')].filter(Boolean).join(' ');

const presence: Readonly<Record<string, string>> = {
  HERE: 'Marked as here',
  LEFT: 'Came and left',
  NO_SHOW: 'Marked as not there',
};
const waiting: Readonly<Record<string, string>> = {
  WAITING: 'Waiting',
  OFFERED: 'A spot is offered',
  TAKEN: 'A spot was taken',
  DECLINED: 'The offer was declined',
  EXPIRED: 'The offer ran out',
  WITHDRAWN: 'No longer waiting',
};
const replacing: Readonly<Record<string, string>> = {
  OPEN: 'Someone is looked for',
  TAKEN: 'Someone took over',
  WITHDRAWN: 'No one is looked for any more',
  GIVEN_BACK: 'The spot was given back',
  ENDED: 'The signup was moved',
};
const asked: Readonly<Record<string, string>> = {
  YES: 'You said yes',
  NO: 'You said no',
  LATER: 'To be asked again later',
  NOBODY: 'No one answered',
};

const wordsOf = (words: Readonly<Record<string, string>>, row: Row, field = 'state') => words[textOf(row, field)] ?? '';

function person(row: Row): KeptThing {
  const phone = textOf(row, 'phone');
  return thing(
    row,
    nameOf(row),
    [
      textOf(row, 'email'),
      phone ? `Phone ${phone}` : '',
      row.mayBeAsked === true ? 'May be asked when others drop out' : '',
      momentOf(row, 'createdAt', 'Here since'),
    ],
    [keptUntil(row, 'phoneKeptUntil', 'Phone number kept')],
  );
}

function signup(row: Row): KeptThing {
  const minutes = textOf(row, 'correctedMinutes');
  return atShift(row, [
    textOf(row, 'status') === 'cancelled'
      ? momentOf(row, 'cancelledAt', 'Cancelled') || 'Cancelled'
      : momentOf(row, 'createdAt', 'Signed up'),
    row.walkedIn === true ? 'Came without signing up before' : '',
    momentOf(row, 'unconfirmedSince', 'Not confirmed since the change of'),
    wordsOf(presence, row, 'attendanceState'),
    momentOf(row, 'sentAt', 'Sent to this shift'),
    momentOf(row, 'arrivedAt', 'Came'),
    ...rowsAt(row, 'away').map((part) =>
      [momentOf(part, 'from', 'Away from'), momentOf(part, 'to', 'to')].join(' ').trim(),
    ),
    momentOf(row, 'leftAt', 'Left'),
    minutes ? `Time corrected to ${minutes} minutes` : '',
  ]);
}

function mail(row: Row): KeptThing {
  const state = textOf(row, 'state');
  const arrived =
    state === 'waiting'
      ? 'Not sent yet'
      : state === 'sent'
        ? 'It did not come back'
        : momentOf(row, 'bouncedAt', 'It came back') || 'It could not be sent';
  const subject = textOf(row, 'subject');
  return thing(row, textOf(row, 'what'), [
    subject ? `“${subject}”` : '',
    momentOf(row, 'sentAt', 'Sent') || momentOf(row, 'createdAt', 'Written'),
    arrived,
    momentOf(row, 'reachedAt', 'A later email arrived'),
  ]);
}

function waitingFor(row: Row): KeptThing {
  const phone = textOf(row, 'phone');
  return atShift(row, [
    rowsAt(row, 'people').map(nameOf).join(', '),
    textOf(row, 'email'),
    phone ? `Phone ${phone}` : '',
    wordsOf(waiting, row),
    momentOf(row, 'createdAt', 'Since'),
    momentOf(row, 'offeredAt', 'Offered'),
    momentOf(row, 'answerBy', 'To answer by'),
    momentOf(row, 'endedAt', 'Ended'),
  ]);
}

function replacement(row: Row): KeptThing {
  const message = textOf(row, 'message');
  return atShift(row, [
    wordsOf(replacing, row),
    message ? `“${message}”` : '',
    momentOf(row, 'createdAt', 'Since'),
    momentOf(row, 'endedAt', 'Ended'),
  ]);
}

function voucher(row: Row): KeptThing {
  const place = textOf(row, 'place');
  return thing(row, textOf(row, 'event'), [
    textOf(row, 'person'),
    momentOf(row, 'redeemedAt', 'Used'),
    place ? `At ${place}` : '',
  ]);
}

function entryOfLog(row: Row): KeptThing {
  return thing(row, textOf(row, 'summary') || 'A change', [momentOf(row, 'happenedAt', 'By staff,')]);
}

function link(row: Row): KeptThing {
  return thing(row, momentOf(row, 'createdAt', 'Made'), [
    momentOf(row, 'revokedAt', 'Closed') || momentOf(row, 'expiresAt', 'Works until'),
  ]);
}

/** The file of what is kept about a household, in the parts and words in which people read it. */
export function partsOf(data: unknown): KeptPart[] {
  const part = (title: string, empty: string, things: KeptThing[]): KeptPart => ({ title, empty, things });
  return [
    part('People', 'No names are kept.', rowsAt(data, 'people').map(person)),
    part('Signups', 'No one signed up.', rowsAt(data, 'signups').map(signup)),
    part(
      'Answers',
      'No answers are kept.',
      rowsAt(data, 'answers').map((row) =>
        thing(row, textOf(row, 'question'), [
          textOf(row, 'value'),
          textOf(row, 'person'),
          textOf(row, 'event'),
          momentOf(row, 'answeredAt', 'Answered'),
        ]),
      ),
    ),
    part(
      'Consents',
      'No consents of guardians are kept.',
      rowsAt(data, 'consents').map((row) => {
        const [guardian, wording] = [textOf(row, 'guardianName'), textOf(row, 'wording')];
        return atShift(row, [
          guardian ? `Agreed to by ${guardian}` : '',
          wording ? `“${wording}”` : '',
          momentOf(row, 'givenAt', 'Given'),
        ]);
      }),
    ),
    part('Waiting', 'No one waits for a spot.', rowsAt(data, 'waitlist').map(waitingFor)),
    part('Replacements', 'No one was looked for.', [
      ...rowsAt(data, 'replacements', 'asked').map(replacement),
      ...rowsAt(data, 'replacements', 'askedToTakeOver').map((row) =>
        atShift(row, [momentOf(row, 'askedAt', 'Asked to take over')]),
      ),
    ]),
    part('Meal vouchers', 'No vouchers were used.', rowsAt(data, 'vouchers').map(voucher)),
    part('Emails', 'No emails are kept.', rowsAt(data, 'mails').map(mail)),
    part('Log', 'Nothing stands in the log.', [
      ...rowsAt(data, 'log', 'byStaff').map(entryOfLog),
      ...rowsAt(data, 'log', 'askedByPhone').map((row) =>
        atShift(row, [wordsOf(asked, row, 'answer'), momentOf(row, 'askedAt', 'Asked by phone')]),
      ),
    ]),
    part('Links in your emails', 'No links are kept.', rowsAt(data, 'household', 'links').map(link)),
  ];
}

/** The household's address, and since when its reminders are off. */
export function headOf(data: unknown): string[] {
  const household = valueAt(data, 'household');
  const row: Row = { ...(typeof household === 'object' ? household : {}) };
  return [textOf(row, 'email'), momentOf(row, 'mailsOffSince', 'Reminders are off since')].filter(Boolean);
}
