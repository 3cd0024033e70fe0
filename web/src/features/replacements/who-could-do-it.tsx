import { useState } from 'react';
import { LoadFailureLine } from '../../forms/load-failure';
import { formatMoment } from '../../formatting/times';
import { ContactButtons } from '../../ui/contact-buttons';
import { Loading } from '../../ui/loading/loading';
import { useShiftCandidatesQuery, type ShiftCandidatesQuery } from './staff-searches.generated';

interface WhoCouldDoItProps {
  shiftId: string;
  /** The event's, IANA. */
  timeZone: string;
  /** Changes when the result may change, such as the people of the shift. */
  state: string;
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
          <Candidate key={candidate.id} candidate={candidate} timeZone={timeZone} />
        ))}
      </ul>
    </>
  );
}

function Candidate({
  candidate: { firstName, lastName, askedAt, volunteer },
  timeZone,
}: {
  candidate: ShiftCandidatesQuery['candidates'][number];
  timeZone: string;
}) {
  return (
    <li className="py-2">
      <p className="font-semibold wrap-anywhere">
        {firstName} {lastName}
      </p>
      <p className="text-sm wrap-anywhere">
        {volunteer?.email ? (
          [volunteer.email, volunteer.phone].filter(Boolean).join(' · ')
        ) : (
          <span className="text-muted">Of another category: asked by email only</span>
        )}
      </p>
      <ContactButtons name={`${firstName} ${lastName}`} phone={volunteer?.phone} email={volunteer?.email} />
      {askedAt ? <p className="text-sm text-muted">Asked last on {formatMoment(askedAt, timeZone)}</p> : null}
    </li>
  );
}
