import { expect, it } from '@jest/globals';
import { runInThread } from './run-in-thread.js';

const thread = '../test/threads/wait-or-work';
const megabytes = 64;

it('ends a thread that takes more of the processor than it may', async () => {
  const work = runInThread(thread, { how: 'work', milliseconds: 60_000 }, { milliseconds: 1_000, megabytes });
  await expect(work).rejects.toMatchObject({ why: 'time' });
});

it('lets one end that takes long without costing much, as each does on a busy computer', async () => {
  const wait = runInThread(thread, { how: 'wait', milliseconds: 2_000 }, { milliseconds: 1_500, megabytes });
  await expect(wait).resolves.toBe('done');
});

it('waits for none forever', async () => {
  const wait = runInThread(thread, { how: 'wait for ever', milliseconds: 0 }, { milliseconds: 300, megabytes });
  await expect(wait).rejects.toMatchObject({ why: 'time' });
});
