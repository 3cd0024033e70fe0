import { showToast } from '../ui/toasts/toasts';

/**
 * Fetches a page anew after a change that is made already. When that fails it is told for itself: the change is no failure. Never rejects.
 */
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
