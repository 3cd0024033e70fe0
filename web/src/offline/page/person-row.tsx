import { Phone } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { minutesWords } from '../../formatting/hours';
import { Button } from '../../ui/button';
import { disagreeing, headOf } from '../rules/person-now';
import type { Row, Standing } from '../rules/rows';
import { clockTime } from '../rules/strip';
import type { ShownMark } from '../shapes';

/** What can be pressed in a row. */
export type Press = 'ARRIVED' | 'NO_SHOW' | 'LEFT' | 'UNDO';

interface PersonRowProps {
  row: Row;
  timeZone: string;
  /** A mark has been on its way to the disk for more than a moment. */
  busy: boolean;
  onPress: (row: Row, press: Press) => void;
}

const pressesOf: Record<Standing, readonly Press[]> = {
  DISAGREE: ['ARRIVED', 'NO_SHOW'],
  LATE: ['ARRIVED', 'NO_SHOW'],
  EXPECTED: ['ARRIVED', 'NO_SHOW'],
  HERE: ['LEFT', 'UNDO'],
  LEFT: ['ARRIVED', 'UNDO'],
  NO_SHOW: ['ARRIVED', 'UNDO'],
};

const labels: Record<Press, string> = { ARRIVED: 'Here', NO_SHOW: 'Not here', LEFT: 'Left', UNDO: 'Undo' };

/** What a mark says, in a sentence about two of them. */
const said: Record<ShownMark['kind'], string> = { ARRIVED: 'here', LEFT: 'left', NO_SHOW: 'not here', UNDONE: '' };

const edges: Record<Standing, string> = {
  DISAGREE: 'border-l-danger',
  LATE: 'border-l-warm',
  EXPECTED: 'border-l-transparent',
  HERE: 'border-l-good',
  LEFT: 'border-l-control',
  NO_SHOW: 'border-l-control',
};

/** Somebody of the list. The row itself cannot be pressed: a phone in a pocket marks nobody. */
export const PersonRow = memo(function PersonRow({ row, timeZone, busy, onPress }: PersonRowProps) {
  const { name, phone, standing } = row;
  const line = useRef<HTMLLIElement>(null);
  const pressed = useRef(false);
  // The button that was pressed is another one now: the keyboard goes on from the row, and a screen reader reads it.
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body) line.current?.focus({ preventScroll: true });
    pressed.current = false;
  }, [standing]);
  return (
    <li
      ref={line}
      tabIndex={-1}
      data-standing={standing}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 bg-card px-4 py-3 ${edges[standing]}`}
    >
      <div className="flex min-w-0 flex-1 basis-56 items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-base leading-6 tracking-normal">{name}</h3>
          <Words row={row} timeZone={timeZone} />
        </div>
        {phone ? (
          <a
            href={`tel:${phone}`}
            className="inline-flex min-h-11 min-w-11 shrink-0 items-center gap-1.5 text-sm font-semibold text-primary hover:underline"
          >
            <Phone aria-hidden="true" className="size-4" />
            Call
            <span className="for-screen-readers"> {name}</span>
          </a>
        ) : null}
      </div>
      <div className="grid w-full grid-cols-2 gap-3 sm:w-72">
        {pressesOf[standing].map((press, at) => (
          <Button
            key={press}
            kind={at === 0 && press === 'ARRIVED' ? 'primary' : 'outline'}
            busy={busy}
            onClick={() => {
              pressed.current = true;
              onPress(row, press);
            }}
            className="min-h-14 text-base"
          >
            {labels[press]}
            <span className="for-screen-readers"> {name}</span>
          </Button>
        ))}
      </div>
    </li>
  );
});

/** What is known of a person, in words: when, and who saw it. */
function Words({ row, timeZone }: { row: Row; timeZone: string }) {
  const { standing, now, lateMinutes } = row;
  const at = (mark: ShownMark) => `${mark.uncertain ? 'about ' : ''}${clockTime(mark.at, timeZone)}`;
  const notes = [
    row.isWalkIn ? 'walk-in' : '',
    row.isGone ? 'no longer on the list' : '',
    now.marks.some(({ waits }) => waits) ? 'waits to be sent' : '',
  ].filter(Boolean);
  const more = notes.map((note) => ` · ${note}`).join('');
  if (standing === 'DISAGREE') {
    const sides = disagreeing(now).map((mark) => `${at(mark)} ${said[mark.kind]} (${mark.by ?? 'unknown'})`);
    return (
      <p className="text-sm font-semibold text-danger">
        Two phones disagree: {sides.join(', ')}
        {more}
      </p>
    );
  }
  if (standing === 'LATE')
    return (
      <p className="text-sm font-semibold text-warm">
        Late · {minutesWords(lateMinutes ?? 0)}
        {more}
      </p>
    );
  const head = headOf(now);
  if (!head) return <p className="text-sm text-muted">Expected{more}</p>;
  const tone = standing === 'HERE' ? 'font-semibold text-good' : 'text-muted';
  const word = standing === 'HERE' ? 'Here' : standing === 'LEFT' ? 'Left' : 'Not here';
  return (
    <p className={`text-sm ${tone}`}>
      {word} · {at(head)}
      {head.by ? ` · ${head.by}` : ''}
      {more}
    </p>
  );
}
