import { StartError } from '../../platform/start-error.js';
import { explainFailure } from './explain-failure.js';

it.each([
  ['ENOSPC: no space left on device, write', /^There is no space left for the data folder \/data: /],
  ['FATAL:  could not write lock file "postmaster.pid": No space left on device', /^There is no space left/],
  ["EROFS: read-only file system, open '/data/postgres.lock'", /^The data folder \/data is read-only: /],
  [
    'initdb: error: could not access directory "/data/postgres": Permission denied',
    /^The data folder \/data cannot be written/,
  ],
  ['FATAL:  data directory "/data/postgres" has wrong ownership', /^The data folder \/data cannot be written/],
  ['FATAL:  data directory "/data/postgres" has invalid permissions', /^The folder \/data can be read by others/],
  ['FATAL:  could not resize shared memory segment', /^PostgreSQL did not get enough memory/],
])('turns %j into a sentence', (text, sentence) => {
  const explained = explainFailure(new Error(text), '/data');
  expect(explained).toBeInstanceOf(StartError);
  expect(explained.message).toMatch(sentence);
  expect(explained.message).not.toContain('\n');
});

it('leaves what it does not know as it is', () => {
  const unknown = new Error('something else');
  expect(explainFailure(unknown, '/data')).toBe(unknown);
});
