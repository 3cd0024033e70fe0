import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { count } from '../../formatting/counts';
import { Button } from '../../ui/button';
import { RosterPaper } from './roster-paper';
import { sheetsWithin, type RosterSheet } from './roster-sheets';

/** Lines of so many shifts are built at once; a browser with thousands of them would stand still. */
const shiftsAtOnce = 250;

/** The sheets: on the screen a part at a time, on paper all of them. */
export function RosterPapers({ eventName, sheets }: { eventName: string; sheets: readonly RosterSheet[] }) {
  const [limit, setLimit] = useState(shiftsAtOnce);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const showAll = () => flushSync(() => setPrinting(true));
    const showFew = () => setPrinting(false);
    window.addEventListener('beforeprint', showAll);
    window.addEventListener('afterprint', showFew);
    return () => {
      window.removeEventListener('beforeprint', showAll);
      window.removeEventListener('afterprint', showFew);
    };
  }, []);
  const shown = sheets.slice(0, sheetsWithin(sheets, printing ? Infinity : limit));
  const hidden = sheets.length - shown.length;
  return (
    <>
      <div className="mt-6 grid grid-cols-1 gap-6">
        {shown.map((sheet) => (
          <RosterPaper key={sheet.key} eventName={eventName} sheet={sheet} />
        ))}
      </div>
      {hidden > 0 ? (
        <p className="no-print mt-6 flex flex-wrap items-center gap-4">
          <Button onClick={() => setLimit(limit + shiftsAtOnce)}>Show more sheets</Button>
          <span className="text-sm text-muted">
            {count(hidden, 'more sheet')}. Printing takes all of them; a category or a day makes fewer.
          </span>
        </p>
      ) : null}
    </>
  );
}
