import TestSequencer from '@jest/test-sequencer';

/*
 * Files that take half a minute or more, the longest first. Jest begins with what took longest the last time; a fresh clone knows of no last
 * time and goes by size, and a long file that begins last is waited for alone.
 */
const long = [
  'test/authorization-matrix.test.ts',
  'test/people-in-the-graph.test.ts',
  'src/main.test.ts',
  'src/mail/outbox-queue.test.ts',
  'test/api-key-matrix.test.ts',
  'src/features/live/live.test.ts',
  'src/features/imports/plan-besides.test.ts',
  'test/plans.test.ts',
  'src/features/imports/hostile-workbooks.test.ts',
  'src/database/embedded/start-embedded.test.ts',
];

export default class LongFirst extends TestSequencer {
  sort(tests) {
    const placeOf = (test) => {
      const place = long.findIndex((name) => test.path.replaceAll('\\', '/').endsWith(`/api/${name}`));
      return place < 0 || this.time(test) !== undefined ? long.length : place;
    };
    const places = new Map(tests.map((test) => [test, placeOf(test)]));
    return super.sort(tests).sort((one, other) => places.get(one) - places.get(other));
  }
}
