import { parentPort, workerData } from 'node:worker_threads';

/* A thread that waits or works for so many milliseconds, and says so. */

const { how, milliseconds } = workerData as { how: 'wait' | 'work' | 'wait for ever'; milliseconds: number };
const end = performance.now() + milliseconds;
if (how === 'work') while (performance.now() < end);
else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, how === 'wait for ever' ? undefined : milliseconds);
parentPort?.postMessage('done');
