import { showToast } from '../ui/toasts/toasts';

/** Refetches a page after a successful change. A failure is shown as a toast of its own, as the change did not fail. Never rejects. */
export async function bringUpToDate(fetchAgain: () => Promise<unknown>): Promise<void> {
  try {
    await fetchAgain();
  } catch (error) {
    console.warn('The page could not be fetched again', error);
    showToast({
      kind: 'failure',
      title: 'This page is out of date',
      description: 'Please reload it to see what is saved.',
    });
  }
}
