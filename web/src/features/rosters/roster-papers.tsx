import { LazyChunk } from '../../ui/loading/lazy-chunk';
import { heightOfSheet, RosterPaper } from './roster-paper';
import type { RosterSheet } from './roster-sheets';

/** Up to this many shifts are all built when the browser is idle, for find-in-page; of more, with all their lines, only the first. */
const fewShifts = 100;
const firstOfMany = 30;
/** Small sheets are built and removed together: this many shifts. */
const shiftsTogether = 20;

interface PapersTogether {
  sheets: RosterSheet[];
  shifts: number;
  /** The number of shifts on the sheets before them. */
  before: number;
}

/** The sheets: on the screen only the visible ones are built, on paper all of them. */
export function RosterPapers({ eventName, sheets }: { eventName: string; sheets: readonly RosterSheet[] }) {
  const all = sheets.reduce((sum, { shifts }) => sum + shifts.length, 0);
  const builtWhenIdle = all <= fewShifts ? all : firstOfMany;
  return (
    <div className="roster-sheets mt-6 grid grid-cols-1 gap-6">
      {papersTogether(sheets).map((papers) => {
        const { sheets: some, shifts, before } = papers;
        const draw = (eager: boolean) =>
          some.map((sheet) => (
            <RosterPaper
              key={sheet.key}
              eventName={eventName}
              sheet={sheet}
              before={before}
              builtWhenIdle={eager ? Infinity : builtWhenIdle}
              eager={eager}
            />
          ));
        // A long sheet is built in parts of its own.
        if (shifts > shiftsTogether) return draw(false);
        return (
          <LazyChunk
            key={some[0]?.key}
            className="grid grid-cols-1 gap-6"
            eager={before < 10}
            whenIdle={before < builtWhenIdle}
            height={`${some.reduce((sum, sheet) => sum + heightOfSheet(sheet), 0)}rem`}
            render={() => draw(true)}
          />
        );
      })}
    </div>
  );
}

/** Sheets in a row with few shifts together; a sheet with many is alone. */
function papersTogether(sheets: readonly RosterSheet[]): PapersTogether[] {
  const papers: PapersTogether[] = [];
  let before = 0;
  for (const sheet of sheets) {
    const last = papers.at(-1);
    const shifts = sheet.shifts.length;
    if (last && last.shifts + shifts <= shiftsTogether) {
      last.sheets.push(sheet);
      last.shifts += shifts;
    } else papers.push({ sheets: [sheet], shifts, before });
    before += shifts;
  }
  return papers;
}
