import { useCallback, useEffect, useRef, useState } from 'react';
import { connectionMessage } from '../../../graphql/request-error';
import { DownloadError, fetchFile } from '../../../graphql/save-file';

/** What is kept about a household, once it came: the file, and what it says. */
export type HouseholdFile =
  | { is: 'loading' }
  | { is: 'there'; blob: Blob; name: string; data: unknown }
  /** No mailed link was opened in this browser, or too long ago. */
  | { is: 'closed' }
  | { is: 'failed'; message: string };

/** Fetches the file once a visit: the server gives it ten times an hour. `again` is for after a failure. */
export function useHouseholdData(): [HouseholdFile, again: () => void] {
  const [file, setFile] = useState<HouseholdFile>({ is: 'loading' });
  const begun = useRef(false);
  const load = useCallback(async () => {
    setFile(await fetchHouseholdFile());
  }, []);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void load();
  }, [load]);
  const again = () => {
    setFile({ is: 'loading' });
    void load();
  };
  return [file, again];
}

async function fetchHouseholdFile(): Promise<HouseholdFile> {
  try {
    const { blob, name } = await fetchFile('/api/household/data');
    const data: unknown = JSON.parse(await blob.text());
    return { is: 'there', blob, name, data };
  } catch (error) {
    if (error instanceof DownloadError)
      return error.status === 404 ? { is: 'closed' } : { is: 'failed', message: error.message };
    console.warn('What is kept could not be read', error);
    return { is: 'failed', message: connectionMessage };
  }
}
