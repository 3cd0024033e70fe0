import { plainLetters, wordsOfSearch } from '@trailcrew/api/contract/text/plain-letters';
import { useState, type ReactNode } from 'react';
import { count } from '../../../formatting/counts';
import { formatShiftDay } from '../../../formatting/days';
import { formatTimeRange } from '../../../formatting/times';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/fields/field';
import { SelectField } from '../../../ui/fields/select-field';
import type { OfferedShift_ShiftFragment } from './change-shift.generated';
import type { Offer } from './order-offers';

/** Another shift of the same person. */
export interface HeldShift {
  shiftId: string;
  date: string;
  startTime: string;
  endTime: string;
  role: string;
}

/** The shift that a signup has now. */
export type CurrentShift = Omit<OfferedShift_ShiftFragment, 'stillRequired' | 'openSpots' | 'effectiveLocation'>;

/** A shift to choose, and the shift that it overlaps. */
export type Offered = Offer<OfferedShift_ShiftFragment, HeldShift>;

const shownAtFirst = 30;
/** From this many on there is a search. */
const many = 8;

interface ChooseOfferProps {
  /** What is chosen, and for what. */
  intro: ReactNode;
  /** The sentence where nothing can be chosen. */
  none: string;
  /** The shifts to choose from, the best first. */
  offers: readonly Offered[];
  onChoose: (offer: Offered) => void;
}

/** The open shifts that a signup can change to, with a search and a day where there are many. */
export function ChooseOffer({ intro, none, offers, onChoose }: ChooseOfferProps) {
  const [text, setText] = useState('');
  const [day, setDay] = useState('');
  const [shown, setShown] = useState(shownAtFirst);
  if (offers.length === 0) return <p className="mt-4">{none}</p>;
  const days = [...new Set(offers.map(({ shift }) => shift.date))].sort();
  const words = wordsOfSearch(text);
  const found = offers.filter(({ shift }) => {
    const { opportunity, effectiveLocation } = shift;
    const searched = plainLetters(`${opportunity.name} ${opportunity.category.name} ${effectiveLocation ?? ''}`);
    return (!day || shift.date === day) && words.every((word) => searched.includes(word));
  });
  return (
    <>
      <p className="mt-3 text-sm text-muted">{intro}</p>
      {offers.length > many ? (
        <div className="mt-4 grid gap-3 sm:grid-cols-2">
          <Field label="Search" type="search" value={text} onChange={(event) => setText(event.target.value)} />
          {days.length > 1 ? (
            <SelectField
              label="Day"
              value={day}
              choices={[
                { value: '', label: 'Any day' },
                ...days.map((one) => ({ value: one, label: formatShiftDay(one) })),
              ]}
              onChange={setDay}
            />
          ) : null}
        </div>
      ) : null}
      <p role="status" className="mt-4 text-sm font-semibold tabular-nums">
        {count(found.length, 'open shift')}
      </p>
      <ul className="mt-2 grid gap-2">
        {found.slice(0, shown).map((offer) => (
          <li key={offer.shift.id}>
            <OfferButton offer={offer} onChoose={() => onChoose(offer)} />
          </li>
        ))}
      </ul>
      {found.length > shown ? (
        <Button className="mt-4" onClick={() => setShown(shown + 100)}>
          Show more
        </Button>
      ) : null}
    </>
  );
}

function OfferButton({ offer: { shift, clash }, onChoose }: { offer: Offered; onChoose: () => void }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="w-full rounded-control border border-control bg-card px-4 py-3 text-left hover:border-primary"
    >
      <span className="block font-bold tabular-nums">
        {formatShiftDay(shift.date)}, {formatTimeRange(shift.startTime, shift.endTime)}
      </span>
      <span className="block font-semibold wrap-anywhere">{shift.opportunity.name}</span>
      <span className="block text-sm text-muted wrap-anywhere">
        {[shift.opportunity.category.name, shift.effectiveLocation, `${count(shift.openSpots, 'spot')} open`]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {clash ? <span className="mt-1 block text-sm font-semibold text-warm">Overlaps with {clash.role}</span> : null}
    </button>
  );
}
