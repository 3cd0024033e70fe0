import type { ImportResult } from '@trailcrew/api/contract/programme/import';
import { count } from '../../formatting/counts';
import { changesSomething, countsOfCreated, countsOfUpdated } from './import-words';

interface ImportConclusionProps {
  result: ImportResult;
  eventName: string;
  /** People in moved shifts were notified. */
  notified: boolean;
}

/** The result in one sentence, before all details. */
export function ImportConclusion({ result, eventName, notified }: ImportConclusionProps) {
  const { dryRun, created, updated, moved, errors } = result;
  const people = moved.signups > 0 ? `, with ${count(moved.signups, 'person', 'people')} in them` : '';
  const movedWords =
    moved.shifts > 0
      ? ` ${count(moved.shifts, 'shift')} of these ${dryRun ? 'would move' : 'moved'}${people}${notified && people ? ', who are notified by email' : ''}.`
      : '';
  const rest = errors.length > 0 ? ' The faulty rows are left out; correct them in your file and import it again.' : '';
  const sentence = !changesSomething(result)
    ? errors.length > 0
      ? 'No row of this file can be imported, or everything else in it is there already.'
      : 'Everything in this file is there already. There is nothing to import.'
    : dryRun
      ? `Nothing is changed yet. In ${eventName}, this file would create ${countsOfCreated(created)} and change ${countsOfUpdated(updated)}.${movedWords}${rest}`
      : `In ${eventName}: ${countsOfCreated(created)} created, ${countsOfUpdated(updated)} changed.${movedWords}${rest}`;
  return (
    <div role="status" className="rounded-control border-l-4 border-primary bg-primary-tint px-4 py-3 text-sm">
      <p className="font-semibold">{dryRun ? 'Check finished' : 'Import completed'}</p>
      <p>{sentence}</p>
    </div>
  );
}
