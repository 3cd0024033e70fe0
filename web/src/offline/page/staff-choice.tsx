import type { CheckInDay } from '@trailcrew/api/contract/check-in/check-in-list';
import { useEffect } from 'react';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/fields/select-field';
import { Notice } from '../../ui/notice';
import { clockTime } from '../rules/strip';
import { useCheckIn, useCheckInState } from './use-check-in';

/** What staff check in: an event's today or tomorrow, and yesterday while a night shift of it still runs. The first day that there is opens by itself. */
export function StaffChoice() {
  const checkIn = useCheckIn();
  const { kept, refusal } = useCheckInState();
  const { days, open } = kept.meta;
  const all = days?.days ?? [];
  const first = firstDayOf(all);
  useEffect(() => {
    if (!open && first) void checkIn.open({ eventId: first.eventId, day: first.day });
  }, [checkIn, open, first]);
  if (!days) return null;
  if (!first) return <Notice title="Nothing to check in">No shift of yours stands today or tomorrow.</Notice>;
  const eventId = open?.eventId ?? first.eventId;
  const events = new Map(all.map((day) => [day.eventId, day.eventName]));
  const ofEvent = all.filter((day) => day.eventId === eventId);
  const chosen = ofEvent.find(({ day }) => day === open?.day);
  const show = ({ eventId: of, day }: CheckInDay) => void checkIn.open({ eventId: of, day });
  return (
    <div className="grid gap-3 px-4 pt-3 md:grid-cols-2 md:items-end md:px-0">
      {events.size > 1 ? (
        <SelectField
          label="Event"
          value={eventId}
          choices={[...events].map(([value, label]) => ({ value, label }))}
          onChange={(of) => {
            const day = firstDayOf(all.filter((one) => one.eventId === of));
            if (day) show(day);
          }}
        />
      ) : null}
      <div role="group" aria-label="Day" className="grid auto-cols-fr grid-flow-col gap-2">
        {dayNames.map(({ words, is, always }) => {
          const day = ofEvent.find(is);
          if (!day && !always) return null;
          const isOpen = day !== undefined && day === chosen;
          return (
            <Button
              key={words}
              aria-pressed={isOpen}
              disabled={!day}
              kind={isOpen ? 'primary' : 'outline'}
              onClick={() => day && show(day)}
            >
              {words}
            </Button>
          );
        })}
      </div>
      {refusal?.code === 'QUERY_TOO_LARGE' && chosen ? <Posts day={chosen} message={refusal.message} /> : null}
      {refusal && refusal.code !== 'QUERY_TOO_LARGE' && !kept.list ? (
        <Notice role="alert" title="The list did not come">
          {refusal.message}
        </Notice>
      ) : null}
    </div>
  );
}

const dayNames = [
  { words: 'Yesterday', is: ({ isToday, isTomorrow }: CheckInDay) => !isToday && !isTomorrow, always: false },
  { words: 'Today', is: ({ isToday }: CheckInDay) => isToday, always: true },
  { words: 'Tomorrow', is: ({ isTomorrow }: CheckInDay) => isTomorrow, always: true },
];

/** The day that opens by itself: today, if there is one. */
function firstDayOf(days: readonly CheckInDay[]): CheckInDay | undefined {
  return days.find(({ isToday }) => isToday) ?? days[0];
}

/** A day with more people than one list holds: its posts, in order of time. */
function Posts({ day, message }: { day: CheckInDay; message: string }) {
  const checkIn = useCheckIn();
  return (
    <section aria-label="Posts" className="md:col-span-2">
      <p role="status" className="py-2 font-semibold">
        {message}
      </p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {day.posts.map(({ categoryId, categoryName, place, startsAt, people, here }) => (
          <li key={`${categoryId} ${place}`}>
            <Button
              className="min-h-14 w-full justify-start text-left"
              onClick={() =>
                void checkIn.open({ eventId: day.eventId, day: day.day, categoryId, ...(place ? { place } : {}) })
              }
            >
              {clockTime(Date.parse(startsAt), day.timeZone)} · {[categoryName, place].filter(Boolean).join(' · ')} ·{' '}
              {here} of {people} here
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
