import { RosterPaper } from './roster-paper';
import type { RosterSheet } from './roster-sheets';

/** So many shifts are all built when the browser has time, for find-in-page; of more, with all their lines, only the first. */
const fewShifts = 100;
const firstOfMany = 30;

/** The sheets: on the screen what is looked at is built, on paper all of them. */
export function RosterPapers({ eventName, sheets }: { eventName: string; sheets: readonly RosterSheet[] }) {
  const counts = sheets.map(({ shifts }) => shifts.length);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <div className="mt-6 grid grid-cols-1 gap-6">
      {sheets.map((sheet, index) => (
        <RosterPaper
          key={sheet.key}
          eventName={eventName}
          sheet={sheet}
          before={counts.slice(0, index).reduce((sum, count) => sum + count, 0)}
          builtWhenIdle={all <= fewShifts ? all : firstOfMany}
        />
      ))}
    </div>
  );
}
