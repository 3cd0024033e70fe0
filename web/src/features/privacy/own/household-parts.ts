import { momentOf, rowsAt, textOf, valueAt, type Row } from './file-rows';
import {
  atShift,
  entryOfLog,
  link,
  mail,
  person,
  replacement,
  signup,
  thing,
  voucher,
  waitingFor,
  type KeptThing,
} from './kept-things';
import { asked, wordsOf } from './state-words';

/** A part of the file. */
export interface KeptPart {
  title: string;
  /** The sentence where there is nothing. */
  empty: string;
  things: KeptThing[];
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
    part('Replacements', 'No replacement was looked for.', [
      ...rowsAt(data, 'replacements', 'asked').map(replacement),
      ...rowsAt(data, 'replacements', 'askedToTakeOver').map((row) =>
        atShift(row, [momentOf(row, 'askedAt', 'Asked to take over')]),
      ),
    ]),
    part('Meal vouchers', 'No vouchers were used.', rowsAt(data, 'vouchers').map(voucher)),
    part('Emails', 'No emails are kept.', rowsAt(data, 'mails').map(mail)),
    part('Log', 'The log has nothing.', [
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
