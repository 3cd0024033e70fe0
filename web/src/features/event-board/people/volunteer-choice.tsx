import { Check } from 'lucide-react';
import { formatShortDay } from '../../../formatting/days';
import { formatTimeRange } from '../../../formatting/times';
import { ContactButtons } from '../../../ui/contact-buttons';
import type { VolunteerChoice_VolunteerFragment } from './assigning.generated';
import { nameOf, overlapWords } from '../board/board';

interface VolunteerChoiceProps {
  row: VolunteerChoice_VolunteerFragment;
  /** The shift's day, YYYY-MM-DD: other days are named. */
  day: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A person who could be added to a shift: how to reach them, whether they are free, and whether they helped the year before. */
export function VolunteerChoice({ row, day, isChosen, onChoose }: VolunteerChoiceProps) {
  const { volunteer, isInShift, isBusy, helpedLastYear } = row;
  return (
    <li className="flex items-center border-b border-hairline last:border-b-0">
      <button
        type="button"
        disabled={isInShift}
        aria-pressed={isChosen}
        onClick={onChoose}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-3 px-3 py-2 text-left enabled:hover:bg-sunken aria-pressed:bg-primary-tint"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold wrap-anywhere">{nameOf(row)}</span>
          <span className={`block text-sm wrap-anywhere ${isBusy ? 'font-semibold text-warm' : ''}`}>
            {timeWords(row, day)}
          </span>
          {helpedLastYear ? <span className="block text-sm">Helped last year</span> : null}
          <span className="flex flex-wrap gap-x-3 text-sm text-muted">
            <span className="wrap-anywhere">{volunteer.email}</span>
            {volunteer.phone ? <span className="whitespace-nowrap">{volunteer.phone}</span> : null}
          </span>
        </span>
        {isChosen ? <Check aria-hidden="true" className="size-5 shrink-0 text-primary" /> : null}
      </button>
      <ContactButtons name={nameOf(row)} phone={volunteer.phone} email={null} className="px-3" />
    </li>
  );
}

/** Whether a person is free; which other shift they have, where the caller may see it. */
function timeWords({ isInShift, isBusy, overlaps }: VolunteerChoice_VolunteerFragment, day: string): string {
  if (isInShift) return 'In this shift';
  if (!isBusy) return 'Free at that time';
  if (overlaps.length === 0) return 'Busy at that time';
  const others = overlaps.map(({ opportunityName, date, startTime, endTime }) =>
    [opportunityName, ...(date === day ? [] : [formatShortDay(date)]), formatTimeRange(startTime, endTime)].join(', '),
  );
  return `Busy: ${others.join('; ')}`;
}

/** The shifts of a busy person at that time, one sentence for each that the caller may see. */
export function busySentences(row: VolunteerChoice_VolunteerFragment): string[] {
  if (row.overlaps.length === 0) return [`${nameOf(row)} has another shift at that time.`];
  return row.overlaps.map(({ opportunityName, ...other }) =>
    overlapWords(nameOf(row), { ...other, opportunity: { name: opportunityName } }),
  );
}
