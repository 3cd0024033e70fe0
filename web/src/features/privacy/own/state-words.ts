import { textOf, type Row } from './file-rows';

/* The states of what is kept, as the household reads them. */

export const presence: Readonly<Record<string, string>> = {
  HERE: 'Marked as here',
  LEFT: 'Came and left',
  NO_SHOW: 'Marked as not there',
};
export const waiting: Readonly<Record<string, string>> = {
  WAITING: 'Waiting',
  OFFERED: 'A spot is offered',
  TAKEN: 'A spot was taken',
  DECLINED: 'The offer was declined',
  EXPIRED: 'The offer ran out',
  WITHDRAWN: 'No longer waiting',
};
export const replacing: Readonly<Record<string, string>> = {
  OPEN: 'Someone is looked for',
  TAKEN: 'Someone took over',
  WITHDRAWN: 'No one is looked for any more',
  GIVEN_BACK: 'The spot was given back',
  ENDED: 'The signup was moved',
};
export const asked: Readonly<Record<string, string>> = {
  YES: 'You said yes',
  NO: 'You said no',
  LATER: 'To be asked again later',
  NOBODY: 'No one answered',
};

/** The words of a row's state; empty for an unknown one. */
export const wordsOf = (words: Readonly<Record<string, string>>, row: Row, field = 'state') =>
  words[textOf(row, field)] ?? '';
