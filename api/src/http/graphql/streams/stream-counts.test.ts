import { expect, it } from '@jest/globals';
import { streamCounts } from './stream-counts.js';

const some = (count: number) => Array.from({ length: count }, (_, index) => index);

it('two networks with a thousand streams each leave room for others: their idlest ones are closed', () => {
  const counts = streamCounts();
  const ended: string[] = [];
  const streams = ['one', 'two'].flatMap((network) =>
    some(1_000).map((index) =>
      counts.enter(network, `event ${index % 7}`, () => void ended.push(`${network} ${index}`)),
    ),
  );
  expect(() => counts.enter('one', 'event', () => undefined)).toThrow('Too many');
  // Something was sent on all of the first network but one.
  for (const [index, stream] of streams.slice(0, 1_000).entries()) if (index !== 500) stream.touch();
  for (const index of some(300)) counts.enter(`home ${index}`, 'event 1', () => void ended.push('home'));
  expect(ended).toHaveLength(300);
  expect(ended).not.toContain('home');
  expect(ended).toContain('one 500');
  // Those of the second network went in the order in which they had come; both gave up as much.
  const ofSecond = ended.filter((name) => name.startsWith('two'));
  expect(ofSecond).toEqual(some(ofSecond.length).map((index) => `two ${index}`));
  expect(Math.abs(ofSecond.length - 150)).toBeLessThanOrEqual(1);
  // What was ended is not counted a second time.
  for (const stream of streams) stream.leave();
  for (const index of some(700)) counts.enter('one', `event ${index}`, () => undefined);
  expect(ended).toHaveLength(300);
});

it('many networks at one event leave room for other events, and those who are alike have to wait', () => {
  const counts = streamCounts();
  const ended: number[] = [];
  for (const index of some(2_000)) counts.enter(`home ${index}`, 'busy', () => void ended.push(index));
  counts.enter('elsewhere', 'quiet', () => undefined);
  expect(ended).toEqual([0]);
  expect(() => counts.enter('one more', 'busy', () => undefined)).toThrow('not available');
  expect(ended).toEqual([0]);
});
