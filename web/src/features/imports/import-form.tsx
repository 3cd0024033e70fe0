import type { ImportResult } from '@trailcrew/api/contract/import';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState, type FormEvent } from 'react';
import { FailureBox } from '../../forms/failure-box';
import { formatDayRange } from '../../formatting/days';
import { loadFailureMessage } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { LoadFailure } from '../../ui/load-failure';
import { ProgressLine } from '../../ui/progress-line';
import { SelectField } from '../../ui/select-field';
import { Skeleton } from '../../ui/skeleton';
import { showToast } from '../../ui/toasts';
import { forgetProgramme } from './forget-programme';
import { useImportFormQuery } from './import-form.generated';
import { ImportConclusion } from './import-conclusion';
import { ImportDownloads } from './import-downloads';
import { ImportReport } from './import-report';
import { changesSomething, countsOfCreated } from './import-words';
import { sendWorkbook } from './send-workbook';
import { WorkbookField } from './workbook-field';

interface ImportFormProps {
  /** The event to begin with; another one can be chosen. */
  eventId?: string;
  onEventChange?: (eventId: string) => void;
  /** Told after something was imported. */
  onImported?: (result: ImportResult) => void;
}

interface Work {
  label: string;
  share?: number;
}

/** Import of an Excel plan in two steps: check the file and see what would happen row by row, then do it. */
export function ImportForm({ eventId: given = '', onEventChange, onImported }: ImportFormProps) {
  const { data: fresh, previousData, error, refetch } = useImportFormQuery({ notifyOnNetworkStatusChange: true });
  const data = fresh ?? previousData;
  const client = useApolloClient();
  const [chosen, setChosen] = useState(given);
  const [file, setFile] = useState<File | null>(null);
  const [work, setWork] = useState<Work | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  // A new round begins with an empty file field.
  const [round, setRound] = useState(0);
  const busy = useRef(false);

  if (!data) {
    if (error) return <LoadFailure message={loadFailureMessage(error)} onRetry={() => void refetch()} />;
    return (
      <div className="grid gap-4">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-28 w-full" />
      </div>
    );
  }

  const eventId = data.events.some(({ id }) => id === chosen) ? chosen : '';
  const event = data.events.find(({ id }) => id === eventId);
  const isOpen = result === null || result.dryRun;

  const fail = (message: string) => {
    setProblem(message);
    showToast({ kind: 'failure', title: 'Import failed', description: message });
  };
  const restart = () => {
    setResult(null);
    setProblem(null);
  };
  const run = async (dryRun: boolean) => {
    if (busy.current || !file || !eventId) return;
    busy.current = true;
    setProblem(null);
    setWork({ label: 'Sending the file…', share: 0 });
    const reading = dryRun ? 'Reading the workbook…' : 'Importing…';
    const outcome = await sendWorkbook({ file, eventId, dryRun }, (share) =>
      setWork(share < 1 ? { label: 'Sending the file…', share } : { label: reading }),
    );
    busy.current = false;
    setWork(null);
    if ('refusal' in outcome) return fail(outcome.refusal);
    setResult(outcome.result);
    if (dryRun) return undefined;
    forgetProgramme(client, eventId);
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
    setFile(picked);
    setProblem(refusal);
  };

  return (
    <div className="grid gap-6">
      <form onSubmit={check} className="grid gap-5">
        <SelectField
          label="Event"
          value={eventId}
          choices={[
            { value: '', label: 'Choose an event' },
            ...data.events.map(({ id, name, startDate, endDate }) => ({
              value: id,
              label: `${name} (${formatDayRange(startDate, endDate)})`,
            })),
          ]}
          onChange={(value) => {
            // What is under way is for the event it was begun with.
            if (busy.current) return;
            restart();
            setChosen(value);
            onEventChange?.(value);
          }}
        />
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
        {result || !event ? null : (
          <p className="text-sm text-muted">
            The current plan is this event as a workbook. Edit quantities and texts in it, add rows, and import it
            again: you see every change before it is made. Rows that you leave out stay as they are.
          </p>
        )}
      </form>
      {result ? (
        <>
          <ImportConclusion result={result} eventName={event?.name ?? ''} />
          <div className="flex flex-wrap gap-3">
            {isOpen && changesSomething(result) ? (
              <Button kind="primary" disabled={work !== null} onClick={() => void run(false)}>
                {work ? 'Importing…' : 'Import Now'}
              </Button>
            ) : null}
            <Button
              disabled={work !== null}
              onClick={() => {
                restart();
                setFile(null);
                setRound(round + 1);
              }}
            >
              Another File
            </Button>
          </div>
          <ImportReport key={String(result.dryRun)} result={result} />
        </>
      ) : null}
    </div>
  );
}
