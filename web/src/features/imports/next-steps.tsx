import type { ImportResult } from '@trailcrew/api/contract/programme/import';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { count } from '../../formatting/counts';
import { saveBlob } from '../../graphql/save-file';
import { Button, buttonClass } from '../../ui/button';
import { copyText } from '../../ui/copy-text';
import { showToast } from '../../ui/toasts/toasts';
import { PublishButton } from '../event-bar/publish-button';
import { changesSomething } from './import-words';
import { toLookAtFile } from './to-look-at';

interface NextStepsProps {
  result: ImportResult;
  event: { id: string; name: string; state: string } | undefined;
  /** The name of the workbook. */
  fileName: string;
  /** A check or an import is under way. */
  working: boolean;
  /** A question has no answer yet. */
  waiting: boolean;
  /** Rows were marked as moved shifts. */
  moved: boolean;
  onImport: () => void;
  onUnmove: () => void;
  onOther: () => void;
}

/** The actions after a check or an import: import, choose another file, download the rows that need attention, go on with the event. */
export function NextSteps(props: NextStepsProps) {
  const { result, event, fileName, working, waiting, moved, onImport, onUnmove, onOther } = props;
  const { dryRun, errors, warnings } = result;
  const lines = [...errors, ...warnings];
  const copy = async () => {
    if (await copyText(lines.join('\n')))
      showToast({ kind: 'success', title: 'Copied', description: `${count(lines.length, 'line')} on the clipboard.` });
    else showToast({ kind: 'failure', title: 'Failed to copy to clipboard. Please try again.' });
  };
  const save = () => {
    const name = `import-${fileName.replace(/\.xlsx$/i, '')}-to-look-at.csv`;
    saveBlob(new Blob([toLookAtFile(result)], { type: 'text/csv;charset=utf-8' }), name);
    showToast({ kind: 'success', title: 'Saved', description: 'The list is with your downloads.' });
  };
  return (
    <div className="flex flex-wrap gap-3">
      {dryRun && changesSomething(result) ? (
        <Button kind="primary" disabled={working || waiting} onClick={onImport}>
          {working ? 'Importing…' : 'Import Now'}
        </Button>
      ) : null}
      <Button disabled={working} onClick={onOther}>
        Another File
      </Button>
      {moved && dryRun ? (
        <Button disabled={working} onClick={onUnmove}>
          Not Moved After All
        </Button>
      ) : null}
      {lines.length > 0 ? (
        <>
          <Button onClick={() => void copy()}>Copy Notes</Button>
          <Button onClick={save}>Save Notes</Button>
        </>
      ) : null}
      {event && !dryRun ? (
        <>
          <Link to={paths.manageEvent(event.id)} className={buttonClass('outline')}>
            Open the Board
          </Link>
          {event.state === 'DRAFT' ? <PublishButton event={event} /> : null}
        </>
      ) : null}
    </div>
  );
}
