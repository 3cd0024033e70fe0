import { mapped, used, type Used } from './mapped.js';

/*
 * What people write about a volunteer role, besides its name and its place: the one list. Both APIs' input, the role's form, the workbook
 * of a plan and the mails are made of it; the record has a column for each. What visitors read is in `browsed-texts.ts`.
 */

/** How a text is entered. */
export interface RoleText {
  /** Its label in forms, and in the warning where two edits conflict. */
  label: string;
  /** Its purpose: shown below its field, and in the documentation of GraphQL and REST. */
  hint: string;
  /** The most characters. */
  atMost: number;
  /** The height of its field; 1 is a text on one line. */
  lines: number;
}

/** The texts of a role, in the order of its forms. */
export const roleTexts = {
  shortDescription: {
    label: 'Short description',
    hint: 'Shown when volunteers browse shifts.',
    atMost: 500,
    lines: 2,
  },
  longDescription: {
    label: 'Long description',
    hint: 'Sent in the confirmation email: what to do, what to bring.',
    atMost: 5000,
    lines: 5,
  },
} as const satisfies Record<string, RoleText>;

/** The name of a text, as the record's property. */
export type RoleTextName = keyof typeof roleTexts;

/** Whether it is a text on one line, in forms, GraphQL, REST and imports. */
export function isOneLine(name: RoleTextName): boolean {
  return (roleTexts[name] as RoleText).lines === 1;
}

/** A role's texts; null where empty. */
export type RoleTexts = Record<RoleTextName, string | null>;

/** A role without texts. */
export const noRoleTexts: RoleTexts = mapped(roleTexts, () => null);

/** How mails and calendar entries show it: after its heading in the table of facts, or below it. */
const mailed = {
  shortDescription: null,
  longDescription: { heading: 'What to do and bring', place: 'below' },
} as const satisfies Record<RoleTextName, { heading: string; place: 'table' | 'below' } | null>;

/**
 * A column of a workbook: its header, other accepted headers (without case, spaces, punctuation; unique among columns), and its name in
 * messages.
 */
interface RoleColumn {
  header: string;
  alsoCalled: string;
  word: string;
  width: number;
}

/** The columns of workbooks. */
const inSheets = {
  shortDescription: {
    header: 'Description (short)',
    alsoCalled: `shortdescription description shortdesc desc roledescription jobdescription positiondescription
      summary shortsummary`,
    word: 'Short description',
    width: 34,
  },
  longDescription: {
    header: 'Message (long, sent in the confirmation email)',
    alsoCalled: `message messagelong longmessage longdescription descriptionlong longdesc
      confirmationmessage confirmationemail confirmationemailmessage emailmessage emailtext messagetovolunteers instructions`,
    word: 'Message',
    width: 44,
  },
} as const satisfies Record<RoleTextName, RoleColumn | null>;

export const mailedTexts: Record<keyof Used<typeof mailed>, { heading: string; place: 'table' | 'below' }> =
  used(mailed);
export const sheetTexts: Record<keyof Used<typeof inSheets>, RoleColumn> = used(inSheets);

/** The texts in mails and calendar entries. */
export type MailedText = keyof typeof mailedTexts;
/** The texts in workbooks. */
export type SheetText = keyof typeof sheetTexts;
