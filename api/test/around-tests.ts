import { addEventHandler } from 'jest-circus';
import { failForWrong, holdFetch } from './held-answers.js';

/*
 * Loaded once by each worker. Each test and hook gets a time limit, which jest-light-runner leaves to others, and fails when a documented path
 * answered other than its document says.
 */

// No limit on the speed of a computer: what hangs is still named before the run ends.
const limit = 180_000;

holdFetch();

addEventHandler((event, { currentDescribeBlock: { children, hooks } }) => {
  const added = event.name === 'add_test' ? children.at(-1) : event.name === 'add_hook' ? hooks.at(-1) : undefined;
  if (!added || !('fn' in added) || !added.fn) return;
  const { fn } = added;
  added.fn = async () => {
    await withinLimit(fn as () => unknown, event.name === 'add_test' ? event.testName : 'a hook');
    failForWrong();
  };
});

async function withinLimit(fn: () => unknown, name: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} did not end within ${limit / 1000} seconds`)), limit);
  });
  try {
    await Promise.race([fn(), expired]);
  } finally {
    clearTimeout(timer);
  }
}
