import { useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useDocumentTitle } from '../../app/settings';
import { ToEvents } from '../../app/to-events';
import { FailureBox } from '../../forms/failure-box';
import { LoadFailure } from '../../forms/load-failure';
import { useOnce } from '../../forms/use-once';
import { count } from '../../formatting/counts';
import { formatMoment } from '../../formatting/times';
import { changesNothingShown } from '../../graphql/after-changes';
import { genericMessage, readRequestError } from '../../graphql/request-error';
import { Button, buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { PageSkeleton } from '../../ui/loading/page-skeleton';
import { useMinute } from '../../ui/use-minute';
import {
  useDeclineOfferMutation,
  useOfferPageQuery,
  useTakeOfferMutation,
  type WaitedFor_EntryFragment,
} from './offer-page.generated';
import { QuestionsPart } from '../questions/questions-part';
import { focusFault, forgetSubmitted, noAnswers } from '../questions/said';
import { forgetOwnWaits } from '../signups/own/keep-own-waits';
import { timeLeft } from './time-left';
import { WaitedFor } from './waited-for';
import { whoComes } from './who-comes';

// Longer than most: one page in all the states of an offer.

/** The page of a mailed offer: opening it decides nothing; a press takes the place or declines it. */
export function OfferPage() {
  const { token = '' } = useParams();
  useDocumentTitle('A spot is open');
  const { data, error, loading, refetch } = useOfferPageQuery({ variables: { token } });
  if (!data && loading) return <PageSkeleton />;
  if (!data)
    return readRequestError(error).code === 'OFFER_NOT_FOUND' ? (
      <Notice level={1} title="This link is not valid" action={<ToEvents />}>
        <p>Please open the link in the newest email about your waitlist.</p>
      </Notice>
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    );
  return <Offer token={token} entry={data.waitlistOffer} reload={() => refetch()} />;
}

interface OfferProps {
  token: string;
  entry: WaitedFor_EntryFragment;
  reload: () => Promise<unknown>;
}

function Offer({ token, entry, reload }: OfferProps) {
  const now = useMinute();
  const [take] = useTakeOfferMutation(changesNothingShown);
  const [decline] = useDeclineOfferMutation(changesNothingShown);
  const [failure, setFailure] = useState<string | null>(null);
  const [submitted, setSubmitted] = useState(noAnswers);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const [busy, once] = useOnce();
  const answer = (say: () => Promise<unknown>) =>
    once(async () => {
      setFailure(null);
      setFieldErrors({});
      try {
        await say();
        forgetSubmitted();
      } catch (error) {
        const refused = readRequestError(error);
        setFailure(refused.message ?? genericMessage);
        setFieldErrors(refused.fields);
      }
      await reload();
    });
  const { state, answerBy, takesOver, alreadyIn, names, shift } = entry;
  const coming = whoComes(entry);
  const left = answerBy ? timeLeft(answerBy, now) : null;
  const isHeld = state === 'OFFERED';
  if (!(isHeld || (state === 'WAITING' && entry.offeredAt)) || !left) return <Over entry={entry} />;
  const many = isHeld && coming.length > 1;
  const allIn = coming.length === 0;
  const taken = !isHeld && shift.openSpots === 0;
  const asked = coming.map(({ name, position }) => ({
    ...{ key: `waiting.${position}`, position, firstName: name, lastName: '' },
    places: [{ opportunityId: shift.opportunity.id, date: shift.date }],
  }));
  const answers = () =>
    asked.flatMap(({ key, position }) => (submitted.answers[key] ?? []).map((one) => ({ person: position, ...one })));
  const takePlaces = () => {
    setTried(true);
    if (!submitted.complete) return focusFault(page.current);
    void answer(() => take({ variables: { token, answers: answers(), guardianName: submitted.guardianName } }));
  };
  return (
    <div ref={page} className="mx-auto grid max-w-xl gap-4 px-4 py-10">
      <h1 className="text-2xl">
        {allIn
          ? 'You are in this shift already'
          : taken
            ? 'Someone else took this spot'
            : isHeld && takesOver
              ? 'Can you take over?'
              : many
                ? `${coming.length} spots are open`
                : 'A spot is open'}
      </h1>
      <WaitedFor entry={entry} />
      {failure ? <FailureBox title="That did not work">{failure}</FailureBox> : null}
      {allIn ? (
        <p>Everyone on this waitlist has a spot now.</p>
      ) : isHeld && answerBy && takesOver ? (
        <p>
          Someone in this shift can&apos;t come, and we are asking you first, until{' '}
          <strong>{formatMoment(answerBy, shift.event.timeZone)}</strong> (another {left}). After that, we ask the next
          person on the waitlist.
        </p>
      ) : isHeld && answerBy ? (
        <p>
          We hold {many ? 'them' : 'it'} for you until <strong>{formatMoment(answerBy, shift.event.timeZone)}</strong>{' '}
          (another {left}). After that, we ask the next person on the waitlist.
        </p>
      ) : taken ? (
        <p>This spot is taken. You stay on the waitlist: if another spot opens, we&apos;ll email you.</p>
      ) : (
        <p>The shift begins soon, so nothing is held. The first person to accept gets the spot.</p>
      )}
      {alreadyIn.length > 0 && !allIn ? (
        <p>
          {namesAt(names, alreadyIn)} {alreadyIn.length === 1 ? 'is' : 'are'} in this shift already and{' '}
          {alreadyIn.length === 1 ? 'needs' : 'need'} no spot.
        </p>
      ) : null}
      {isHeld && coming.length > 0 && coming.length < names.length ? (
        <p>
          {many ? 'They are for ' : 'It is for '}
          {coming.map(({ name }) => name).join(', ')}
          {coming.length + alreadyIn.length < names.length ? ': there are no more open spots.' : '.'}
        </p>
      ) : null}
      {taken || allIn ? null : (
        <QuestionsPart
          eventId={shift.event.id}
          people={asked}
          several
          own
          known
          tried={tried}
          fieldErrors={fieldErrors}
          onAnswers={setSubmitted}
        />
      )}
      <p className="flex flex-wrap gap-3">
        {taken || allIn ? null : (
          <Button kind="primary" busy={busy} className="min-h-12 grow text-base" onClick={takePlaces}>
            {many ? 'Take the spots' : 'Take the spot'}
          </Button>
        )}
        <Button
          disabled={busy}
          className="min-h-12"
          onClick={() => void answer(() => decline({ variables: { token } }))}
        >
          {taken || allIn ? 'Leave the waitlist' : 'No, thank you'}
        </Button>
      </p>
    </div>
  );
}

/** Names by their positions, one after the other. */
function namesAt(names: readonly string[], positions: readonly number[]): string {
  return positions.map((position) => names[position]).join(', ');
}

/** The state of an offer that was answered, or has expired. */
function Over({ entry }: { entry: WaitedFor_EntryFragment }) {
  const { state, names, alreadyIn, placesTaken, shift } = entry;
  const { id } = entry;
  useEffect(() => {
    if (state !== 'WAITING') forgetOwnWaits([id]);
  }, [id, state]);
  const off = state === 'WAITING' && shift.cancelledAt !== null;
  const taken = state === 'TAKEN';
  const title = taken
    ? placesTaken > 1
      ? 'The spots are yours'
      : 'The spot is yours'
    : state === 'DECLINED'
      ? 'Thank you for telling us'
      : state === 'WITHDRAWN'
        ? 'You have left the waitlist'
        : off
          ? 'This shift is cancelled'
          : state === 'WAITING'
            ? 'You are on the waitlist'
            : 'This offer has expired';
  return (
    <div className="mx-auto grid max-w-xl gap-4 px-4 py-10">
      <div role="status">
        <h1 className="text-2xl">{title}</h1>
      </div>
      <WaitedFor entry={entry} />
      {taken && placesTaken < names.length && alreadyIn.length < names.length ? (
        <p>
          {count(placesTaken, 'spot')} for {names.length} people: the confirmation says who comes.
        </p>
      ) : null}
      <p>
        {taken
          ? 'See you there! We sent you a confirmation email. Its link shows your shifts and lets you change or cancel them.'
          : off
            ? 'You stay on its waitlist. If it’s back on and a spot opens, we’ll email you.'
            : state === 'WAITING'
              ? 'When a spot opens, we email you.'
              : 'The spot goes to the next person on the waitlist. If you’d still like to help, other shifts need people too.'}
      </p>
      <p>
        <Link to={paths.event(entry.shift.event.slug)} className={buttonClass(taken ? 'outline' : 'primary')}>
          {taken ? 'See the event' : 'Find another shift'}
        </Link>
      </p>
    </div>
  );
}
