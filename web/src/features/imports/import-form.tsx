import type { ImportMove, ImportResult } from '@trailcrew/api/contract/programme/import';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState, type FormEvent } from 'react';
import { LoadFailure } from '../../forms/load-failure';
import { FailureBox } from '../../forms/failure-box';
import { count } from '../../formatting/counts';
import { Button } from '../../ui/button';
import { CheckField } from '../../ui/fields/check-field';
import { ProgressLine } from '../../ui/loading/progress-line';
import { Skeleton } from '../../ui/loading/skeleton';
import { showToast } from '../../ui/toasts/toasts';
import { UnsavedText } from '../../ui/dialogs/unsaved-text';
import { finishedImport, keepFinishedImport } from './finished-import';
import { refreshAfterChange } from '../../graphql/after-changes';
import { useImportFormQuery } from './import-form.generated';
import { ImportConclusion } from './import-conclusion';
import { ImportEventField } from './import-event-field';
import { CurrentPlanHint, ImportDownloads } from './import-downloads';
import { ImportReport } from './import-report';
import { countsOfCreated } from './import-words';
import { keyOf, MovedQuestion, openQuestions } from './moved-question';
import { NextSteps } from './next-steps';
import { sendWorkbook } from './send-workbook';
import { WorkbookField } from './workbook-field';

interface ImportFormProps {
  /** The preselected event. */
  eventId?: string;
  /** The page around the form chooses the event. */
  eventFromPage?: boolean;
  /** Called after something was imported. */
  onImported?: (result: ImportResult) => void;
}

interface Work {
  label: string;
  share?: number;
}

/** Import of an Excel plan in two steps: check the file and preview the result row by row, then import it. */
export function ImportForm({ eventId: given = '', eventFromPage = false, onImported }: ImportFormProps) {
  const { data: fresh, previousData, error, refetch } = useImportFormQuery();
  const data = fresh ?? previousData;
  const client = useApolloClient();
  const [chosen, setChosen] = useState(given);
  const [file, setFile] = useState<File | null>(null);
  const [work, setWork] = useState<Work | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // Somebody who looked at another page meanwhile finds the report of a finished import again.
  const [stored, setStored] = useState(() => finishedImport(given));
  const [result, setResult] = useState<ImportResult | null>(stored?.result ?? null);
  // The user's answers about rows that look like existing shifts.
  const [moves, setMoves] = useState<readonly ImportMove[]>([]);
  const [asNew, setAsNew] = useState<ReadonlySet<string>>(new Set());
  const [notifyPeople, setNotifyPeople] = useState(stored?.notified ?? true);
  // The next round begins with an empty file field.
  const [round, setRound] = useState(0);
  const busy = useRef(false);

  if (!data) {
    if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
    return <Skeleton className="h-40 w-full" />;
  }

  const eventId = data.events.some(({ id }) => id === chosen) ? chosen : '';
  const event = data.events.find(({ id }) => id === eventId);
  const isOpen = result === null || result.dryRun;
  const waiting = result !== null && openQuestions(result, asNew).length > 0;

  const restart = () => {
    setResult(null);
    setProblem(null);
    setMoves([]);
    setAsNew(new Set());
  };
  // The page's bar names another event: a running import belongs to the event it was started for.
  if (eventFromPage && given !== chosen && work === null) {
    const other = finishedImport(given);
    setChosen(given);
    restart();
    setStored(other);
    setResult(other?.result ?? null);
    setNotifyPeople(other?.notified ?? true);
  }
  const run = async (dryRun: boolean, meant = moves) => {
    if (busy.current || !file || !eventId) return;
    busy.current = true;
    setProblem(null);
    setWork({ label: 'Sending the file…', share: 0 });
    const reading = dryRun ? 'Reading the workbook…' : 'Importing…';
    const outcome = await sendWorkbook(
      { file, eventId, dryRun, moves: meant, tellPeople: !dryRun && notifyPeople },
      (share) => setWork(share < 1 ? { label: 'Sending the file…', share } : { label: reading }),
    );
    busy.current = false;
    setWork(null);
    if ('refusal' in outcome) return setProblem(outcome.refusal);
    setResult(outcome.result);
    setMoves(meant);
    if (dryRun) return undefined;
    keepFinishedImport(eventId, { result: outcome.result, fileName: file.name, notified: notifyPeople });
    void refreshAfterChange(client);
    showToast({
      kind: 'success',
      title: 'Import completed',
      description: `Created: ${countsOfCreated(outcome.result.created)}.`,
    });
    return onImported?.(outcome.result);
  };
  const check = (submission: FormEvent) => {
    submission.preventDefault();
    if (!eventId) return setProblem('Please choose an event.');
    if (!file) return setProblem('Please choose a file.');
    return void run(true);
  };
  const take = (picked: File | null, refusal: string | null) => {
    restart();
    keepFinishedImport(eventId, null);
    setFile(picked);
    setProblem(refusal);
  };

  return (
    <div className="grid gap-6">
      <UnsavedText key={eventId} when={file !== null && eventId !== '' && isOpen} what="this import" />
      <form onSubmit={check} className="grid gap-5">
        {eventFromPage ? null : (
          <ImportEventField
            events={data.events}
            value={eventId}
            onChange={(value) => {
              // A running import belongs to the event it was started for.
              if (busy.current) return;
              restart();
              setChosen(value);
            }}
          />
        )}
        <WorkbookField key={round} disabled={work !== null} onPick={take} />
        {problem ? <FailureBox title="Import failed">{problem}</FailureBox> : null}
        {work ? <ProgressLine label={work.label} share={work.share} /> : null}
        {result ? null : (
          <div className="flex flex-wrap gap-3">
            <Button kind="primary" type="submit" disabled={work !== null}>
              Check File
            </Button>
            <ImportDownloads eventId={eventId} />
          </div>
        )}
        {result || !event ? null : <CurrentPlanHint />}
      </form>
      {result ? (
        <>
          <ImportConclusion result={result} eventName={event?.name ?? ''} notified={!result.dryRun && notifyPeople} />
          {isOpen ? (
            <MovedQuestion
              result={result}
              asNew={asNew}
              disabled={work !== null}
              onMove={(group) => void run(true, [...moves, ...group.moves])}
              onNew={(group) => setAsNew(new Set([...asNew, keyOf(group)]))}
            />
          ) : null}
          {isOpen && result.moved.signups > 0 ? (
            <CheckField
              label={`Notify the ${count(result.moved.signups, 'person', 'people')} in moved shifts by email`}
              checked={notifyPeople}
              onChange={(change) => setNotifyPeople(change.target.checked)}
            />
          ) : null}
          <NextSteps
            result={result}
            event={event}
            fileName={(stored?.result === result ? stored.fileName : file?.name) ?? ''}
            working={work !== null}
            waiting={waiting}
            moved={moves.length > 0}
            onImport={() => void run(false)}
            onUnmove={() => void run(true, [])}
            onOther={() => {
              restart();
              keepFinishedImport(eventId, null);
              setFile(null);
              setRound(round + 1);
            }}
          />
          <ImportReport key={`${String(result.dryRun)} ${moves.length}`} result={result} />
        </>
      ) : null}
    </div>
  );
}
