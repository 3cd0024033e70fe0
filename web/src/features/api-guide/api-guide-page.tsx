import { useCallback, useEffect, useMemo, useState } from 'react';
import { paths } from '../../app/paths';
import { publicSettings, useDocumentTitle } from '../../app/settings';
import { LoadFailure } from '../../forms/load-failure';
import { runQuery } from '../../graphql/run-query';
import { useOpens } from '../../session/session';
import { Notice } from '../../ui/notice';
import { SelectField } from '../../ui/fields/select-field';
import { Skeleton } from '../../ui/loading/skeleton';
import { StaffPage } from '../../ui/staff-page';
import { useMediaQuery } from '../../ui/use-media-query';
import { AnswerTable } from './answer-table';
import { useApiGuideEventsQuery, useSomebodyInAShiftQuery, type ApiGuideEventsQuery } from './api-guide-page.generated';
import { ForPrograms } from './for-programs';
import { GraphiqlEditor } from './graphiql-editor';
import { PlainEditor } from './plain-editor';
import { savedQuestions, variablesFor } from './questions';

type Events = ApiGuideEventsQuery['myEvents'];

/** Whether the browser loaded the document for this page. Its content policy lets the editor write styles. */
const documentIsOurs = (): boolean => {
  const loaded = performance.getEntriesByType('navigation')[0]?.name;
  return loaded === undefined || new URL(loaded).pathname === paths.apiGuide;
};

/** /api-guide: saved queries to the API that run against one's own data, in GraphiQL; on a phone in plain fields. */
export function ApiGuidePage() {
  // Until then no part of the editor is loaded: the policy of another page refuses its styles.
  const isOurs = documentIsOurs();
  useEffect(() => {
    if (isOurs) return;
    // Navigating to the current address with a fragment does not load the document.
    if (window.location.pathname === paths.apiGuide) window.location.reload();
    else window.location.replace(paths.apiGuide + window.location.search + window.location.hash);
  }, [isOurs]);
  const { productTitle } = publicSettings();
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
      {(!events && !error) || !isOurs ? <Skeleton className="h-72 w-full" /> : null}
      {events?.length === 0 ? <Notice title="No events available" /> : null}
      {isOurs && events && events.length > 0 ? <TryOut events={events} admin={adminPages} /> : null}
      {isOurs && (events || error) ? <ForPrograms admin={adminPages} /> : null}
    </StaffPage>
  );
}

function TryOut({ events, admin }: { events: Events; admin: boolean }) {
  const questions = useMemo(() => savedQuestions(admin), [admin]);
  const [eventId, setEventId] = useState(events[0]?.id ?? '');
  const [chosen, setChosen] = useState(0);
  const [answer, setAnswer] = useState<unknown>();
  const { data } = useSomebodyInAShiftQuery({ variables: { eventId } });
  const wide = useMediaQuery('(min-width: 64rem)');
  const event = events.find(({ id }) => id === eventId);
  const question = questions[chosen];
  const somebody = data?.signups.nodes[0];
  const variables = useMemo(
    () =>
      event && question
        ? variablesFor(
            question,
            event,
            somebody ? { shiftId: somebody.shift.id, volunteerId: somebody.volunteer.id } : null,
          )
        : '',
    [event, question, somebody],
  );
  const choose = (event: string, index: number) => {
    setEventId(event);
    setChosen(index);
    setAnswer(undefined);
  };
  const asked = { query: question?.query ?? '', variables };
  // The editor also queries the schema; that response is not shown.
  const ask = useCallback(async (...question: Parameters<typeof runQuery>) => {
    const response = await runQuery(...question);
    if (question[2] !== 'IntrospectionQuery') setAnswer(response);
    return response;
  }, []);
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          label="Event"
          value={eventId}
          choices={events.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => choose(event, chosen)}
        />
        <SelectField
          label="Question"
          value={String(chosen)}
          choices={questions.map(({ title }, index) => ({ value: String(index), label: title }))}
          onChange={(index) => choose(eventId, Number(index))}
        />
      </div>
      {wide ? (
        <GraphiqlEditor {...asked} saved={questions} ask={ask} />
      ) : (
        <PlainEditor key={`${eventId} ${chosen} ${variables}`} {...asked} answer={answer} onAnswer={setAnswer} />
      )}
      <AnswerTable data={dataOf(answer)} />
    </>
  );
}

function dataOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined;
}
