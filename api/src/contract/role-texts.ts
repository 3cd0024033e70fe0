import { mapped } from './mapped.js';

/*
 * What people write about a volunteer role, besides its name and its place: the one list. Both doors' input, the role's form, what
 * visitors read, the workbook of a plan and the mails are made of it; the record has a column for each.
 */

/** One text of a role, and where it is asked for and told. */
export interface RoleText {
  /** What forms call it, and the warning where two edits meet. */
  label: string;
  /** What it is for: below its field, and in the documentation of both doors. */
  hint: string;
  /** Characters. */
  atMost: number;
  /** Height of its field; 1 is a text on one line. */
  lines: number;
  /** Where visitors browse shifts it stands below the role's name, behind its label if that is `labelled`. */
  browsed: 'plain' | 'labelled' | null;
  /** In mails and calendar entries it stands in the table behind this heading, or below it. */
  mailed: { heading: string; place: 'table' | 'below' } | null;
  /** Its column in a workbook: the header, what else a header may say (without case, spaces and punctuation), and what people call it. */
  sheet: { header: string; alsoCalled: string; word: string; width: number } | null;
}

/** The texts of a role, in the order of its forms. */
export const roleTexts = {
  shortDescription: {
    label: 'Short description',
    hint: 'Shown when volunteers browse shifts.',
    atMost: 500,
    lines: 2,
    browsed: 'plain',
    mailed: null,
    sheet: {
      header: 'Description (short)',
      alsoCalled: `descriptionshort shortdescription description shortdesc desc roledescription jobdescription positiondescription
        summary shortsummary`,
      word: 'Short description',
      width: 34,
    },
  },
  longDescription: {
    label: 'Long description',
    hint: 'Sent in the confirmation email: what to do, what to bring.',
    atMost: 5000,
    lines: 5,
    browsed: null,
    mailed: { heading: 'What to do and bring', place: 'below' },
    sheet: {
      header: 'Message (long, sent in the confirmation email)',
      alsoCalled: `message messagelongsentintheconfirmationemail messagelong longmessage longdescription descriptionlong longdesc
        confirmationmessage confirmationemail confirmationemailmessage emailmessage emailtext messagetovolunteers instructions`,
      word: 'Message',
      width: 44,
    },
  },
} as const satisfies Record<string, RoleText>;

/** The name of a text, as the record's property. */
export type RoleTextName = keyof typeof roleTexts;

/** A role's texts; null where nothing is written. */
export type RoleTexts = Record<RoleTextName, string | null>;

type NamesWith<Use extends keyof RoleText> = {
  [Name in RoleTextName]: (typeof roleTexts)[Name][Use] extends null ? never : Name;
}[RoleTextName];

/** The texts that visitors read where they browse shifts. */
export type BrowsedText = NamesWith<'browsed'>;
/** The texts that mails and calendar entries tell. */
export type MailedText = NamesWith<'mailed'>;
/** The texts that stand in workbooks. */
export type SheetText = NamesWith<'sheet'>;

/** The texts that have this use, and what is said of it, in their order. */
function textsWith<Use extends keyof RoleText>(use: Use): Record<NamesWith<Use>, NonNullable<RoleText[Use]>> {
  const used = Object.entries<RoleText>(roleTexts).filter(([, text]) => text[use] !== null);
  return Object.fromEntries(used.map(([name, text]) => [name, text[use]])) as ReturnType<typeof textsWith<Use>>;
}

export const browsedTexts = textsWith('browsed');
export const mailedTexts = textsWith('mailed');
export const sheetTexts = textsWith('sheet');

/** A role about which nothing is written. */
export const noRoleTexts: RoleTexts = mapped(roleTexts, () => null);
