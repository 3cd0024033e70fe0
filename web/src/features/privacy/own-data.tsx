import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../app/paths';
import { DownloadError, saveFile } from '../../graphql/save-file';
import { genericMessage } from '../../graphql/request-error';
import { Button, buttonClass } from '../../ui/button';
import { lazyDialog } from '../../ui/loading/lazy-part';
import type { OwnPerson } from './erase-own-dialog';

const EraseOwnDialog = lazyDialog(async () => (await import('./erase-own-dialog')).EraseOwnDialog);

interface OwnDataProps {
  email: string;
  /** The people of the household; none where it only waits. */
  people: readonly OwnPerson[];
  /** Opens the household to this browser again. */
  renewPass: () => Promise<unknown>;
}

/** What is kept about the household, to take along and to have erased. */
export function OwnData({ email, people, renewPass }: OwnDataProps) {
  const { pathname } = useLocation();
  const [busy, setBusy] = useState(false);
  const [erasing, setErasing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const download = async () => {
    setBusy(true);
    setFailure(null);
    try {
      // The page may have been open for longer than a link opens the household.
      await renewPass();
      await saveFile('/api/household/data');
    } catch (error) {
      console.warn('The data was not downloaded', error);
      setFailure(`Nothing was downloaded. ${error instanceof DownloadError ? error.message : genericMessage}`);
    }
    setBusy(false);
  };
  const canErase = people.length > 0;
  return (
    <section className="no-print mt-8 rounded-card border border-hairline bg-card px-4 py-4 sm:px-5">
      <h2 className="text-lg">Your data</h2>
      <p className="mt-1 text-sm text-muted">
        {canErase ? 'See, download or erase what we keep about you.' : 'See or download what we keep about you.'} The
        file has names, contact details, shifts, answers, emails and notes about everyone in your household.
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Link to={paths.myData} state={pathname} className={buttonClass('outline')}>
          See what we keep about you
        </Link>
        <Button disabled={busy} onClick={() => void download()}>
          <Download aria-hidden="true" className="size-4.5" />
          {busy ? 'Downloading…' : 'Download what we keep about you'}
        </Button>
        {canErase ? <Button onClick={() => setErasing(true)}>Erase my data…</Button> : null}
      </p>
      <p role="alert" className="mt-2 text-sm text-danger empty:hidden">
        {failure}
      </p>
      {erasing ? (
        <Suspense fallback={null}>
          <EraseOwnDialog email={email} people={people} renewPass={renewPass} onClose={() => setErasing(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
