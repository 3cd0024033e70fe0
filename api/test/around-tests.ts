import { addEventHandler } from 'jest-circus';
import { failForWrong, holdFetch } from './held-answers.js';

/*
 * Loaded once by each worker. Each test and hook gets a time limit, which jest-light-runner leaves to others, and fails when a documented path
 * answered other than its document says.
 */

// No limit on the speed of a computer: what hangs is still named before the run ends.
const longest = 180_000;

holdFetch();

addEventHandler((event, { currentDescribeBlock: { children, hooks } }) => {
  if (event.name !== 'add_test' && event.name !== 'add_hook') return;
  const added = event.name === 'add_test' ? children.at(-1) : hooks.at(-1);
  if (!added || !('fn' in added) || !added.fn) return;
  const fn = added.fn as () => unknown;
  const [name, limit] = [event.name === 'add_test' ? event.testName : event.hookType, event.timeout ?? longest];
  added.fn = async () => {
    await endsWithin(limit, name, fn);
    failForWrong();
  };
});

async function endsWithin(limit: number, name: string, fn: () => unknown): Promise<void> {
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
