import { expect, it } from '@jest/globals';
import { withoutRunner } from './count-statements.js';

/* What is left out of counts of statements. */

const begin = "begin;\nset local statement_timeout = '5s'";
const lease = 'update job set leased_until = now()';
const write = 'insert into event (name) values ($1)';
const over = (connection: string, ...texts: string[]) => texts.map((text) => ({ connection, text }));

it.each([
  ['keeps a transaction of the work, message by message', over('a', begin, write, 'commit'), [begin, write, 'commit']],
  ['keeps one that is sent together', over('a', `${begin};\n${write}`, 'commit'), [`${begin};\n${write}`, 'commit']],
  ['leaves a transaction of the runner out', over('a', begin, lease, 'commit'), []],
  ['leaves one out whose begin was sent with its statement', over('a', `${begin};\n${lease}`, 'commit'), []],
  ['leaves one out that began before the count', over('a', 'commit'), []],
  ['leaves one out that is still open', over('a', write, begin), [write]],
  [
    'leaves one out that follows the work on its connection',
    over('a', begin, `${write};\ncommit`, begin, lease, 'commit'),
    [begin, `${write};\ncommit`],
  ],
  [
    'leaves one out that follows a reading on its connection',
    over('a', 'select 1', `${begin};\n${lease}`, 'commit'),
    ['select 1'],
  ],
  [
    'keeps the end of the work where the runner ends in between',
    [...over('a', begin, write), ...over('b', 'commit'), ...over('a', 'commit')],
    [begin, write, 'commit'],
  ],
  ['keeps what was rolled back', over('a', begin, 'rollback'), [begin, 'rollback']],
])('%s', (_title, sent, left) => {
  expect(withoutRunner(sent)).toEqual(left);
});
