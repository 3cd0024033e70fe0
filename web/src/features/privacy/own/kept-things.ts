import { keptUntil, momentOf, rowsAt, textOf, whenOf, type Row } from './file-rows';
import { presence, replacing, waiting, wordsOf } from './state-words';

/** A line of what is kept, as people read it. */
export interface KeptThing {
  title: string;
  /** What is known of it. */
  lines: string[];
  /** Until when it is kept. */
  until: string[];
}

/** A thing without what is empty. */
export function thing(row: Row, title: string, lines: string[], more: string[] = []): KeptThing {
  return { title, lines: lines.filter(Boolean), until: [keptUntil(row), ...more].filter(Boolean) };
}

/** A thing at a shift: the role, the event, when, who. */
export function atShift(row: Row, lines: string[]): KeptThing {
  return thing(row, textOf(row, 'role'), [textOf(row, 'event'), whenOf(row), textOf(row, 'person'), ...lines]);
}

const nameOf = (row: Row) => [textOf(row, 'firstName'), textOf(row, 'lastName')].filter(Boolean).join(' ');

/** Someone of the household. */
export function person(row: Row): KeptThing {
  const phone = textOf(row, 'phone');
  return thing(
    row,
    nameOf(row),
    [
      textOf(row, 'email'),
      phone ? `Phone ${phone}` : '',
      row.mayBeAsked === true ? 'May be asked when others drop out' : '',
      momentOf(row, 'createdAt', 'Known since'),
    ],
    [keptUntil(row, 'phoneKeptUntil', 'Phone number kept')],
  );
}

/** A signup, with what was marked of it. */
export function signup(row: Row): KeptThing {
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

/** An email, and whether it arrived. */
export function mail(row: Row): KeptThing {
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

/** A spot that people waited for. */
export function waitingFor(row: Row): KeptThing {
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

/** A search for someone to take over. */
export function replacement(row: Row): KeptThing {
  const message = textOf(row, 'message');
  return atShift(row, [
    wordsOf(replacing, row),
    message ? `“${message}”` : '',
    momentOf(row, 'createdAt', 'Since'),
    momentOf(row, 'endedAt', 'Ended'),
  ]);
}

/** A meal voucher that was used. */
export function voucher(row: Row): KeptThing {
  const place = textOf(row, 'place');
  return thing(row, textOf(row, 'event'), [
    textOf(row, 'person'),
    momentOf(row, 'redeemedAt', 'Used'),
    place ? `At ${place}` : '',
  ]);
}

/** An entry of the audit log. */
export function entryOfLog(row: Row): KeptThing {
  return thing(row, textOf(row, 'summary') || 'A change', [momentOf(row, 'happenedAt', 'By staff,')]);
}

/** A mailed link. */
export function link(row: Row): KeptThing {
  return thing(row, momentOf(row, 'createdAt', 'Made'), [
    momentOf(row, 'revokedAt', 'Closed') || momentOf(row, 'expiresAt', 'Works until'),
  ]);
}
