import { z } from 'zod';
import { entriesOf } from '../text/mapped.js';
import { sheetTexts } from '../text/role-texts.js';

const count = z.int().min(0);

const importMove = z
  .object({ sheet: z.string(), row: z.int(), shiftId: z.string() })
  .describe('A row that stands for a shift that is there.');

const looksMoved = z
  .object({
    minutes: z.int().describe('Forward in time; negative for earlier.'),
    roles: z.array(z.string()),
    moves: z.array(importMove),
  })
  .describe('Shifts of some roles that look like those that are there, all of them moved by the same time.');

const importedChange = z
  .object({
    field: z.enum([
      ...[
        'category',
        'role',
        'date',
        'startTime',
        'endTime',
        'location',
        'quantity',
        'notes',
        'closed',
        'waitlistEnabled',
        'minimumAge',
        'youngerWithConsent',
        'standby',
        'signupsOpenAt',
        'signupsCloseAt',
        'remindDaysBefore',
        'question',
        'choices',
        'required',
        'help',
        'position',
        'name',
        'time',
        'place',
        'minimumStaff',
        'staffedByMinutes',
        'blocksStart',
        'starts',
        'mapUrl',
      ],
      ...entriesOf(sheetTexts).map(([name]) => name),
    ] as const),
    from: z.string(),
    to: z.string(),
  })
  .describe('One value that an import changes.');

const plannedShift = z.object({
  category: z.string(),
  role: z.string(),
  date: z.string().describe('YYYY-MM-DD'),
  startTime: z.string().describe('HH:MM'),
  endTime: z.string().describe('HH:MM'),
  location: z.string().nullable(),
  quantity: z.number(),
});

const importedRow = z
  .object({
    sheet: z.string(),
    row: z.int().describe("The row's number as the spreadsheet program shows it (1-based)."),
    outcome: z.enum(['create', 'move', 'change', 'exists', 'error']),
    shift: plannedShift
      .nullable()
      .describe('The shift that it plans; null for a faulty row, and for one about something else.'),
    about: z
      .string()
      .nullable()
      .describe(
        'What a row without a shift is about: a role without shifts, a category without roles, a setting of the event, a question, a start, or a post. In words.',
      ),
    makes: z
      .array(z.enum(['category', 'opportunity']))
      .describe('What this row is the first to name and is made besides the shift.'),
    changes: z.array(importedChange).describe('What becomes different in what is there.'),
    signups: count.describe('People who are in the shift that moves; 0 where none does.'),
    reason: z.string().nullable().describe('Why a faulty row was not taken.'),
    cells: z.array(z.string()).describe('The cells at fault, such as F17.'),
    warnings: z.array(z.string()),
  })
  .describe('What becomes of one row of a sheet.');

/** The result of an import or of a dry run, in the same form. */
export const importResult = z.object({
  dryRun: z.boolean().describe('Nothing was written.'),
  created: z.object({
    categories: count,
    opportunities: count,
    rolesWithoutShifts: count.describe('How many of the new roles (`opportunities`) have no shift.'),
    shifts: count,
    questions: count,
    starts: count,
    posts: count,
  }),
  updated: z
    .object({
      ...{ categories: count, opportunities: count, shifts: count, questions: count },
      ...{ starts: count, posts: count, settings: count },
    })
    .describe('Records that were there and got another name or quantity, other texts or marks; settings of the event.'),
  moved: z
    .object({ shifts: count, signups: count })
    .describe('Shifts that are at another time, day, place or role now, and the people in them; updated ones too.'),
  looksMoved: z
    .array(looksMoved)
    .describe('Rows without ids that look like shifts at another time. Nothing moves unless sent back as `moves`.'),
  unchanged: count.describe(
    'Rows that change nothing: their shift, role, category or question is there already and stays as it is.',
  ),
  errors: z.array(z.string()).describe("A sentence for each row that was not taken: 'Row 17: …'."),
  warnings: z.array(z.string()).describe('A sentence for each thing that was taken, but should be looked at.'),
  rows: z
    .array(importedRow)
    .describe(
      'Every row that says something about a shift, role, category, question, start or post, or something else about the event than is there.',
    ),
});

/** What an import did, or would do. */
export type ImportResult = z.infer<typeof importResult>;
/** What becomes of one row of a sheet. */
export type ImportedRow = z.infer<typeof importedRow>;
/** A row that stands for a shift that is there. */
export type ImportMove = z.infer<typeof importMove>;
/** Shifts of some roles that look like those that are there, all of them moved by the same time. */
export type LooksMoved = z.infer<typeof looksMoved>;
/** One value that an import changes. */
export type ImportedChange = z.infer<typeof importedChange>;
