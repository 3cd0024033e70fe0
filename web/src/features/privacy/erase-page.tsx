import { useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { publicSettings, useDocumentTitle } from '../../app/settings';
import { ToEvents } from '../../app/to-events';
import { FailureBox } from '../../forms/failure-box';
import { LoadFailure } from '../../forms/load-failure';
import { useOnce } from '../../forms/use-once';
import { formatMoment } from '../../formatting/times';
import { navigateAfter } from '../../graphql/after-changes';
import { connectionMessage, genericMessage, readRequestError } from '../../graphql/request-error';
import { Button, buttonClass } from '../../ui/button';
import { PageSkeleton } from '../../ui/loading/page-skeleton';
import { Notice } from '../../ui/notice';
import { forgetEveryoneHere } from '../signups/own/forget-own';
import { useConfirmErasureMutation, useErasePageQuery, type ErasePageQuery } from './erase-page.generated';
import { givenBack } from './given-back';

/** Why a link erases nothing, by the server's code. */
const ends: Partial<Record<string, { title: string; text: string }>> = {
  ERASURE_NOT_FOUND: {
    title: 'This link is not valid',
    text: 'Please open the link in the newest email about erasing your data.',
  },
  ERASURE_OVER: {
    title: 'This link is over',
    text: 'It was used, or its 24 hours have passed. If your data is still there, ask for a new link on the page with your shifts.',
  },
};

/** The page of a mailed link that erases people of a household. Opening it changes nothing; a press erases, for ever. */
export function ErasePage() {
  const { token = '' } = useParams();
  useDocumentTitle('Erase your data');
  // Never in the cache, in which names would outlive their erasing.
  const { data, error, loading, refetch } = useErasePageQuery({ variables: { token }, fetchPolicy: 'no-cache' });
  const [erased, setErased] = useState(false);
  const [endedBy, setEndedBy] = useState<string | null>(null);
  if (erased) return <Erased />;
  const end = ends[endedBy ?? (data ? null : readRequestError(error).code) ?? ''];
  if (end)
    return (
      <Notice level={1} title={end.title} action={<ToEvents />}>
        <p>{end.text}</p>
      </Notice>
    );
  if (!data) return loading ? <PageSkeleton /> : <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data.erasure.people.length === 0)
    return (
      <Notice level={1} title="These people are erased already." action={<ToEvents />}>
        <p>There is nothing left to do.</p>
      </Notice>
    );
  return <ToErase token={token} erasure={data.erasure} onErased={() => setErased(true)} onEnd={setEndedBy} />;
}

interface ToEraseProps {
  token: string;
  erasure: ErasePageQuery['erasure'];
  onErased: () => void;
  /** Called with the code of a link that can no longer be used. */
  onEnd: (code: string) => void;
}

interface Failure {
  title: string;
  text: string;
  /** They may be erased all the same. */
  uncertain: boolean;
}

function ToErase({ token, erasure: { people, futureSignups, expiresAt }, onErased, onEnd }: ToEraseProps) {
  const [confirmErasure] = useConfirmErasureMutation(navigateAfter);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, once] = useOnce();
  const erase = () =>
    once(async () => {
      setFailure(null);
      try {
        await confirmErasure({ variables: { token } });
        forgetEveryoneHere();
        onErased();
      } catch (error) {
        const { code, message, uncertain } = readRequestError(error);
        if (code && ends[code]) return onEnd(code);
        setFailure(
          uncertain
            ? {
                ...{ title: 'We do not know whether that worked', uncertain },
                text: `${message ?? connectionMessage} To try again does no harm.`,
              }
            : { title: 'Nothing was erased', text: message ?? genericMessage, uncertain },
        );
      }
    });
  return (
    <div className="mx-auto grid max-w-xl gap-5 px-4 py-10">
      <div>
        <h1 className="text-2xl">Erase your data?</h1>
        <p className="mt-2">{people.length === 1 ? 'This person is erased:' : 'These people are erased:'}</p>
        <ul className="mt-1 list-disc pl-5 font-semibold wrap-anywhere">
          {people.map(({ id, firstName, lastName }) => (
            <li key={id}>
              {firstName} {lastName}
            </li>
          ))}
        </ul>
      </div>
      <section>
        <h2 className="text-lg">What goes</h2>
        <ul className="mt-1 grid list-disc gap-1 pl-5">
          <li>Names, email address and phone number</li>
          <li>Answers, and what a guardian wrote</li>
          <li>Entries on waitlists</li>
          <li>Emails we sent you</li>
          <li>{givenBack(futureSignups).replace(/\.$/, '')}</li>
        </ul>
        <p className="mt-2 text-sm text-muted">
          Where others of your household stay, the email address stays with them.
        </p>
      </section>
      <section>
        <h2 className="text-lg">What stays</h2>
        <p className="mt-1">
          Past shifts are still counted, without a name. Notes that the organizers typed may still name you.
        </p>
      </section>
      <p className="rounded-control bg-danger-tint px-4 py-3">
        <strong className="font-semibold">This cannot be undone.</strong> Nothing is erased until you press the button.
      </p>
      {failure ? (
        <FailureBox key={failure.title} title={failure.title}>
          {failure.text}
        </FailureBox>
      ) : null}
      <div>
        <p className="flex flex-wrap gap-3">
          <Button kind="danger" busy={busy} className="min-h-12 grow text-base" onClick={() => void erase()}>
            {busy ? 'Erasing…' : failure?.uncertain ? 'Try again' : 'Erase now'}
          </Button>
          <Link to={paths.events} className={buttonClass('outline', 'min-h-12')}>
            Keep my data
          </Link>
        </p>
        <p className="mt-3 text-sm text-muted">
          The link works until {formatMoment(expiresAt, publicSettings().timeZone)}.
        </p>
      </div>
    </div>
  );
}

function Erased() {
  const heading = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div ref={heading} tabIndex={-1} className="outline-none">
      <Notice level={1} role="status" title="Your data is erased." action={<ToEvents />}>
        <p>One last email confirms it. This browser has forgotten you, too.</p>
        <p className="mt-2">You are welcome to sign up again at any time.</p>
      </Notice>
    </div>
  );
}
