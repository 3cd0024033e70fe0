import { Download } from 'lucide-react';
import { useState } from 'react';
import { DownloadError, saveFile } from '../../graphql/save-file';
import { genericMessage } from '../../graphql/request-error';
import { Button } from '../../ui/button';

/** What is kept about the household, to take along. `renewPass` opens the household to this browser again. */
export function OwnData({ renewPass }: { renewPass: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
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
  return (
    <section className="no-print mt-8 rounded-card border border-hairline bg-card px-4 py-4 sm:px-5">
      <h2 className="text-lg">Your data</h2>
      <p className="mt-1 text-sm text-muted">
        Names, contact details, shifts, answers, emails and notes about everyone in your household, in one file.
      </p>
      <p className="mt-3">
        <Button disabled={busy} onClick={() => void download()}>
          <Download aria-hidden="true" className="size-4.5" />
          {busy ? 'Downloading…' : 'Download what we keep about you'}
        </Button>
      </p>
      <p role="alert" className="mt-2 text-sm text-danger empty:hidden">
        {failure}
      </p>
    </section>
  );
}
