import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { publicSettings, useDocumentTitle } from '../../app/settings';
import { LoadFailure } from '../../forms/load-failure';
import { connectionMessage } from '../../graphql/request-error';
import { runQuery } from '../../graphql/run-query';
import { useOpens } from '../../session/session';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { SelectField } from '../../ui/select-field';
import { Skeleton } from '../../ui/skeleton';
import { StaffPage } from '../../ui/staff-page';
import { TextAreaField } from '../../ui/text-area-field';
import { useApiGuideEventsQuery } from './api-guide-page.generated';
import { exampleQueries } from './example-queries';

/** /api-guide: ready questions to the API that run against one's own data. */
export function ApiGuidePage() {
  const { productTitle, development } = publicSettings();
  useDocumentTitle('API');
  const { adminPages } = useOpens();
  const { data, error, refetch } = useApiGuideEventsQuery();
  const events = data?.myEvents;
  return (
    <StaffPage
      title="API"
      subtitle={`Ask ${productTitle} for exactly the figures you need. You see what you may see on the pages.`}
      back={{ to: adminPages ? paths.adminDashboard : paths.leadDashboard, label: 'Back to Dashboard' }}
    >
      {!events && error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {!events && !error ? <Skeleton className="h-72 w-full" /> : null}
      {events?.length === 0 ? <Notice title="No events available" /> : null}
      {events && events.length > 0 ? <TryOut events={events} /> : null}
      <section aria-labelledby="from-programs" className="mt-10 max-w-2xl">
        <h2 id="from-programs" className="text-lg">
          From your own programs
        </h2>
        <p className="mt-2">
          Send the same text as JSON by POST to <code className="rounded bg-sunken px-1.5">/graphql</code>, with the
          header <code className="rounded bg-sunken px-1.5">Authorization: Bearer …</code> and a key of the
          program&apos;s own.{' '}
          {adminPages ? (
            <Link to={paths.manageApiKeys} className="prose-link">
              Make a key
            </Link>
          ) : (
            'An admin can make one for you.'
          )}
        </p>
        <ul className="mt-3 list-disc pl-5">
          <li>
            <a href="/api/docs" className="prose-link">
              All REST paths
            </a>
            , to read and to try
          </li>
          {development ? (
            <li>
              <a href="/graphql" className="prose-link">
                GraphiQL
              </a>
              , an editor that knows every field (in development)
            </li>
          ) : null}
        </ul>
      </section>
    </StaffPage>
  );
}

function TryOut({ events }: { events: readonly { id: string; name: string }[] }) {
  const [eventId, setEventId] = useState(events[0]?.id ?? '');
  const [chosen, setChosen] = useState(0);
  const examples = exampleQueries(eventId);
  const [text, setText] = useState(examples[0]?.query ?? '');
  const [result, setResult] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const begun = useRef(false);
  const show = (event: string, example: number) => {
    setEventId(event);
    setChosen(example);
    setText(exampleQueries(event)[example]?.query ?? '');
    setResult(null);
  };
  const run = async () => {
    if (begun.current) return;
    begun.current = true;
    setBusy(true);
    try {
      setResult(JSON.stringify(await runQuery(text), null, 2));
    } catch (error) {
      console.warn('The query could not be sent', error);
      setResult(connectionMessage);
    }
    begun.current = false;
    setBusy(false);
  };
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        <SelectField
          label="Event"
          value={eventId}
          choices={events.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => show(event, chosen)}
        />
        <SelectField
          label="Question"
          value={String(chosen)}
          choices={examples.map(({ title }, index) => ({ value: String(index), label: title }))}
          onChange={(example) => show(eventId, Number(example))}
        />
        <TextAreaField
          label="GraphQL query"
          rows={16}
          spellCheck={false}
          autoCapitalize="none"
          value={text}
          onChange={(change) => setText(change.target.value)}
          className="[&_textarea]:font-mono [&_textarea]:text-sm"
        />
        <div>
          <Button kind="primary" disabled={busy || text.trim() === ''} onClick={() => void run()}>
            {busy ? 'Running…' : 'Run'}
          </Button>
        </div>
      </div>
      <div className="min-w-0">
        <h2 id="result" className="text-sm font-semibold">
          Result
        </h2>
        <pre
          tabIndex={0}
          aria-labelledby="result"
          role="region"
          className="mt-1 max-h-[40rem] min-h-24 overflow-auto rounded-control border border-hairline bg-sunken p-3 text-xs"
        >
          {result ?? 'Press Run to see the answer.'}
        </pre>
      </div>
    </div>
  );
}
