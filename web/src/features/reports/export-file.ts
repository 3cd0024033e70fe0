import { DownloadError, saveFile } from '../../graphql/save-file';
import { genericMessage } from '../../graphql/request-error';
import { showToast } from '../../ui/toasts/toasts';

/** Saves a file of the API and shows the result in a toast. Never rejects. */
export async function exportFile(
  path:
    | '/api/exports/report'
    | '/api/exports/signups'
    | '/api/exports/roster'
    | `/api/admin/hours.${'csv' | 'xlsx'}`
    | `/api/admin/volunteers/${string}/data`,
  query: Record<string, string | null | undefined>,
  body?: object,
): Promise<void> {
  try {
    await saveFile(path, query, body);
    showToast({ kind: 'success', title: 'Export saved', description: 'The file is with your downloads.' });
  } catch (error) {
    console.warn('The export failed', error);
    const description = error instanceof DownloadError ? error.message : genericMessage;
    showToast({ kind: 'failure', title: 'Export failed', description });
  }
}
