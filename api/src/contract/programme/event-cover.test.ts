import { expect, test } from '@jest/globals';
import { coverOf, drawnCovers } from './event-cover.js';

test('a picture of its own wins; else summer hills in summer and a fixed winter drawing by the slug', () => {
  expect(coverOf({ coverImageUrl: '/uploads/a.webp', slug: 'a', startDate: '2027-02-20' })).toBe('/uploads/a.webp');
  expect(coverOf({ coverImageUrl: null, slug: 'trail-run', startDate: '2027-08-13' })).toBe(drawnCovers.hills);
  const winter = ['a', 'b'].map((slug) => coverOf({ coverImageUrl: null, slug, startDate: '2027-02-20' }));
  expect(new Set(winter)).toEqual(new Set([drawnCovers.forest, drawnCovers.stadium]));
});
