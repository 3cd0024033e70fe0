import { askAnswers, type AskAnswer } from '@trailcrew/api/contract/signups/asked-person';
import { askAnswerWords } from '../../formatting/ask-answers';
import { useState } from 'react';
import { LoadFailureLine } from '../../forms/load-failure';
import { useSaving } from '../../forms/use-saving';
import { count, grouped } from '../../formatting/counts';
import { formatMonthDay } from '../../formatting/days';
import { formatMoment, wallClock } from '../../formatting/times';
import { Button } from '../../ui/button';
import { ContactButtons } from '../../ui/contact-buttons';
import { Loading } from '../../ui/loading/loading';
import { useNoteAskedMutation, useShiftCandidatesQuery, type ShiftCandidatesQuery } from './staff-searches.generated';

interface WhoCouldDoItProps {
  shiftId: string;
  /** The event's, IANA. */
  timeZone: string;
  /** Changes when the result may change, such as the people of the shift. */
  state: string;
}

const buttonWords = { YES: 'Yes', NO: 'No', LATER: 'Later', NOBODY: 'No answer' } as const;

/** What is known of somebody's past shifts: 'Held this role 3 times · came to 5 shifts · missed 1'; empty where nothing is. */
function pastWords({ heldBefore, came, missed }: ShiftCandidatesQuery['candidates'][number]): string {
  const words = [
    heldBefore > 0 ? `held this role ${heldBefore === 1 ? 'once' : count(heldBefore, 'time')}` : '',
    came > 0 ? `came to ${count(came, 'shift')}` : '',
    missed > 0 ? `missed ${grouped(missed)}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The people who could take a shift, under a fold: fetched once somebody opens it. */
export function WhoCouldDoIt({ shiftId, timeZone, state }: WhoCouldDoItProps) {
  const [open, setOpen] = useState(false);
  return (
    <details open={open} onToggle={(toggle) => setOpen(toggle.currentTarget.open)} className="mt-6">
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold text-primary">Who could do it</summary>
      {open ? <Candidates key={state} shiftId={shiftId} timeZone={timeZone} /> : null}
    </details>
  );
}

function Candidates({ shiftId, timeZone }: Pick<WhoCouldDoItProps, 'shiftId' | 'timeZone'>) {
  // They may have signed up elsewhere since the last fetch.
  const { data, error, refetch } = useShiftCandidatesQuery({
    variables: { shiftId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  if (!data)
    return error ? (
      <LoadFailureLine error={error} onRetry={() => void refetch()} />
    ) : (
      <Loading each="h-11" className="mt-3 grid gap-3" />
    );
  if (data.candidates.length === 0)
    return <p className="mt-2 text-sm text-muted">No one who offered to step in is free at this time.</p>;
  return (
    <>
      <p className="mt-2 text-sm text-muted">They offered to step in, and are free at this time.</p>
      <ul className="mt-2 divide-y divide-hairline">
        {data.candidates.map((candidate) => (
          <Candidate key={candidate.id} candidate={candidate} shiftId={shiftId} timeZone={timeZone} />
        ))}
      </ul>
    </>
  );
}

interface CandidateProps {
  candidate: ShiftCandidatesQuery['candidates'][number];
  shiftId: string;
  timeZone: string;
}

/** A line of the call list: who they are, how to reach them, and what they say. */
function Candidate({ candidate, shiftId, timeZone }: CandidateProps) {
  const { id, firstName, lastName, askedAt, asked, volunteer } = candidate;
  const [noteAsked] = useNoteAskedMutation();
  const { saving, save } = useSaving();
  const name = `${firstName} ${lastName}`;
  const past = pastWords(candidate);
  const note = (answer: AskAnswer) =>
    void save('Failed to note the call', async () => {
      await noteAsked({ variables: { shiftId, volunteerId: id, answer } });
    });
  return (
    <li className="py-2">
      <p className="font-semibold wrap-anywhere">{name}</p>
      {past ? <p className="text-sm text-muted tabular-nums">{past}</p> : null}
      <p className="text-sm wrap-anywhere">
        {volunteer?.email ? (
          [volunteer.email, volunteer.phone].filter(Boolean).join(' · ')
        ) : (
          <span className="text-muted">Of another category: asked by email only</span>
        )}
      </p>
      <ContactButtons name={name} phone={volunteer?.phone} email={volunteer?.email} />
      {asked ? (
        <p className="text-sm">
          Asked on {formatMonthDay(wallClock(timeZone, new Date(asked.at)).slice(0, 10))} by{' '}
          {asked.by ?? 'a removed user'}: {askAnswerWords[asked.answer]}
        </p>
      ) : askedAt ? (
        <p className="text-sm text-muted">Asked last on {formatMoment(askedAt, timeZone)}</p>
      ) : null}
      {volunteer ? (
        <div role="group" aria-label={`What ${name} said`} className="no-print mt-1 flex flex-wrap gap-2">
          {askAnswers.map((answer) => (
            <Button
              key={answer}
              kind="quiet"
              busy={saving}
              aria-pressed={asked?.answer === answer}
              onClick={() => note(answer)}
            >
              {buttonWords[answer]}
            </Button>
          ))}
        </div>
      ) : null}
    </li>
  );
}
