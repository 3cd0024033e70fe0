import { ArrowLeft, Download } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { privacyPage, useDocumentTitle } from '../../../app/settings';
import { grouped } from '../../../formatting/counts';
import { saveBlob } from '../../../graphql/save-file';
import { Button, buttonClass } from '../../../ui/button';
import { PageSkeleton } from '../../../ui/loading/page-skeleton';
import { Notice } from '../../../ui/notice';
import { headOf, partsOf, type KeptPart } from './household-parts';
import { useHouseholdData } from './use-household-data';

/** How many rows of a part are shown at first. */
const shownAtFirst = 50;

/** What is kept about the household that came by its mailed link, to read and to download. */
export function MyDataPage() {
  const page = useHouseholdPage();
  useDocumentTitle('What we keep about you');
  const [file, again] = useHouseholdData();
  if (file.is === 'loading') return <PageSkeleton />;
  if (file.is === 'closed')
    return (
      <Notice
        level={1}
        title="Please open the link in one of your emails"
        action={
          <Link to={page ?? paths.volunteerLookup} className={buttonClass('primary')}>
            {page ? 'Back to your shifts' : 'Manage My Shifts'}
          </Link>
        }
      >
        <p>
          {page
            ? 'The link was opened more than a day ago. Go back to your shifts and come here from there.'
            : 'The link shows us that the data is yours. If you have no such email, start at Manage My Shifts.'}
        </p>
      </Notice>
    );
  if (file.is === 'failed')
    return (
      <Notice
        level={1}
        role="alert"
        title="This could not be loaded"
        action={<Button onClick={again}>Try again</Button>}
      >
        <p>{file.message}</p>
      </Notice>
    );
  const { blob, name, data } = file;
  return (
    <div className="page-width py-6 md:py-10">
      <BackToHousehold page={page} />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl">What we keep about you</h1>
          {headOf(data).map((line) => (
            <p key={line} className="mt-1 wrap-anywhere text-muted">
              {line}
            </p>
          ))}
        </div>
        <Button onClick={() => saveBlob(blob, name)}>
          <Download aria-hidden="true" className="size-4.5" />
          Download
        </Button>
      </div>
      <p className="mt-3 max-w-prose text-sm text-muted">
        The download has all of it as a file for programs.{' '}
        <Link to={privacyPage()} className="prose-link">
          Why we keep it, and how long
        </Link>
      </p>
      <div className="mt-8 grid gap-8">
        {partsOf(data).map((part) => (
          <Part key={part.title} part={part} />
        ))}
      </div>
    </div>
  );
}

/** The page of the mailed link, where they came from it: opening it proves again that the data is theirs. */
function useHouseholdPage(): string | null {
  const from: unknown = useLocation().state;
  return typeof from === 'string' && from.startsWith('/manage/') ? from : null;
}

function BackToHousehold({ page }: { page: string | null }) {
  return (
    <Link
      to={page ?? paths.volunteerLookup}
      className="no-print -ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-sm font-semibold text-primary hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {page ? 'Back to your shifts' : 'Manage My Shifts'}
    </Link>
  );
}

function Part({ part: { title, empty, things } }: { part: KeptPart }) {
  const [all, setAll] = useState(false);
  const shown = all ? things : things.slice(0, shownAtFirst);
  return (
    <section>
      <h2 className="text-lg">
        {title} <span className="font-normal text-muted tabular-nums">({grouped(things.length)})</span>
      </h2>
      {things.length === 0 ? (
        <p className="mt-1 text-muted">{empty}</p>
      ) : (
        <ul className="mt-2 divide-y divide-hairline rounded-card border border-hairline bg-card">
          {shown.map((kept, index) => (
            // Rows have no ids of their own, and never change their order.
            <li key={index} className="px-4 py-3 wrap-anywhere sm:px-5">
              <h3 className="text-base font-semibold">{kept.title}</h3>
              <ul className="text-sm md:flex md:flex-wrap md:gap-x-5">
                {kept.lines.map((line, at) => (
                  <li key={at}>{line}</li>
                ))}
                {kept.until.map((line) => (
                  <li key={line} className="text-muted">
                    {line}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      {shown.length < things.length ? (
        <p className="mt-3">
          <Button onClick={() => setAll(true)}>Show all {grouped(things.length)}</Button>
        </p>
      ) : null}
    </section>
  );
}
