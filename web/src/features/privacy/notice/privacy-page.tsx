import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { publicSettings, useDocumentTitle } from '../../../app/settings';
import { LoadFailure } from '../../../forms/load-failure';
import { Loading } from '../../../ui/loading/loading';
import { PageSkeleton } from '../../../ui/loading/page-skeleton';
import { usePrivacyPageQuery, type PrivacyPageQuery } from './privacy-page.generated';

/** What is kept about people who sign up, why and how long. A club with a page of its own sends visitors there. */
export function PrivacyPage() {
  useDocumentTitle('Your data');
  const { privacyUrl } = publicSettings();
  const elsewhere = privacyUrl !== null && !leadsHere(privacyUrl);
  useEffect(() => {
    if (elsewhere) window.location.replace(privacyUrl);
  }, [elsewhere, privacyUrl]);
  return elsewhere ? <PageSkeleton /> : <OwnPage />;
}

/** Whether an address is this page's own. */
function leadsHere(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return origin === window.location.origin && pathname.replace(/\/+$/, '') === paths.privacy;
}

function OwnPage() {
  const { data, error, refetch } = usePrivacyPageQuery();
  return (
    <div className="mx-auto max-w-4xl px-4 py-10">
      <h1 className="text-2xl">Your data</h1>
      {data ? (
        <Notice notice={data.privacyNotice} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading each="h-20" rows={8} className="mt-8 grid gap-3" />
      )}
      <WhatYouCanDo />
    </div>
  );
}

function Notice({ notice: { notice, parts } }: { notice: PrivacyPageQuery['privacyNotice'] }) {
  return (
    <>
      {notice ? <p className="mt-4 max-w-prose wrap-anywhere whitespace-pre-line">{notice}</p> : null}
      <section aria-labelledby="what-we-keep" className="mt-10">
        <h2 id="what-we-keep" className="text-lg">
          What we keep
        </h2>
        <ul className="mt-3 divide-y divide-hairline rounded-card border border-hairline bg-card">
          {parts.map(({ what, why, keptFor }) => (
            <li
              key={`${what} ${why}`}
              className="grid gap-x-6 gap-y-1 px-4 py-3 wrap-anywhere sm:px-5 md:grid-cols-[1fr_18rem]"
            >
              <div>
                <h3 className="text-base font-semibold">{what}</h3>
                <p className="text-sm text-muted">{why}</p>
              </div>
              <p className="text-sm tabular-nums">
                <span className="text-muted">Kept: </span>
                {keptFor}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function WhatYouCanDo() {
  const { organisationName, contactEmail, contactPhone } = publicSettings();
  return (
    <section aria-labelledby="what-you-can-do" className="mt-10 max-w-prose">
      <h2 id="what-you-can-do" className="text-lg">
        What you can do
      </h2>
      <p className="mt-2">
        Open the link in one of your emails from us. On its page you can see what we keep about you, correct your name,
        download everything, or have it erased.
      </p>
      <p className="mt-2">
        If you cannot find such an email, start at{' '}
        <Link to={paths.volunteerLookup} className="prose-link">
          Manage My Shifts
        </Link>
        .
      </p>
      <p className="mt-2">
        For anything else write to {organisationName} at{' '}
        <a href={`mailto:${contactEmail}`} className="prose-link wrap-anywhere">
          {contactEmail}
        </a>
        {contactPhone ? (
          <>
            {' '}
            or call{' '}
            <a href={`tel:${contactPhone}`} className="prose-link whitespace-nowrap">
              {contactPhone}
            </a>
          </>
        ) : null}
        .
      </p>
    </section>
  );
}
