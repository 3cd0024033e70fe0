import { expect, it } from '@jest/globals';
import { familyCalendar } from './family-calendar';

const signup = (id: string) => ({ id, calendarAddress: `/api/signups/${id}/calendar?pass=1.${id}` });

it('asks for one file with the pass of each signup', () => {
  expect(familyCalendar([])).toBeNull();
  expect(familyCalendar([signup('a')])).toBe('/api/signups/a/calendar?pass=1.a');
  expect(familyCalendar(['a', 'b', 'c'].map(signup))).toBe('/api/signups/a/calendar?pass=1.a&also=b.1.b,c.1.c');
});
