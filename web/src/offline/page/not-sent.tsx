import { Button } from '../../ui/button';
import { markRefusal } from '../rules/refusal-words';
import { clockTime } from '../rules/strip';
import type { WaitingMark } from '../shapes';
import { useCheckIn, useCheckInState } from './use-check-in';

const words: Record<WaitingMark['kind'], string> = {
  ARRIVED: 'Here',
  LEFT: 'Left',
  NO_SHOW: 'Not here',
  UNDONE: 'Undo',
};

/** What the server does not take, with its reason, until somebody presses 'Forget'. */
export function NotSent({ timeZone }: { timeZone: string }) {
  const checkIn = useCheckIn();
  const { kept } = useCheckInState();
  const refused = kept.marks.filter((mark) => mark.refused);
  if (refused.length === 0) return null;
  const nameOf = (signupId: string) => {
    const known = [...(kept.list?.list.people ?? []), ...kept.walkIns.map((one) => ({ ...one, signupId: one.id }))];
    const person = known.find((one) => one.signupId === signupId);
    if (person) return `${person.firstName} ${person.lastName}`;
    return kept.list ? 'Someone no longer on this list' : 'Someone on the list that was deleted';
  };
  // Somebody without a signup was refused first; their mark has no signup for that reason.
  const reasonOf = (signupId: string, why: WaitingMark['refused']) => {
    const first = kept.walkIns.find(({ id }) => id === signupId)?.refused ?? why;
    return first && markRefusal(first);
  };
  return (
    <section aria-labelledby="not-sent" className="mx-4 mt-6 rounded-card border border-danger bg-card md:mx-0">
      <h2 id="not-sent" className="px-4 pt-3 text-lg">
        Could not be sent
      </h2>
      <ul className="divide-y divide-hairline">
        {refused.map(({ id, signupId, kind, occurredAt, offset, refused: why }) => (
          <li key={id} className="flex items-center justify-between gap-4 px-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold">
                {nameOf(signupId)} · {words[kind]} · {clockTime(occurredAt + (offset ?? 0), timeZone)}
              </p>
              <p className="text-sm text-danger">{reasonOf(signupId, why)}</p>
            </div>
            <Button onClick={() => void checkIn.forget([id, signupId])} className="shrink-0">
              Forget<span className="for-screen-readers"> {nameOf(signupId)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
