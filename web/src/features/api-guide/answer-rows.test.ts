import { describe, expect, it } from '@jest/globals';
import { rowsOfAnswer } from './answer-rows';

describe('a response as a table', () => {
  it('has a line for each entry of the innermost list, with what stands above it', () => {
    const data = {
      event: {
        name: 'Classic',
        shifts: [
          {
            date: '2027-01-09',
            signups: [
              { volunteer: { firstName: 'Ada', phone: null } },
              { volunteer: { firstName: 'Ole', phone: '0550' } },
            ],
          },
          { date: '2027-01-10', signups: [] },
        ],
      },
    };
    expect(rowsOfAnswer(data)).toEqual({
      columns: ['event.name', 'shifts.date', 'signups.volunteer.firstName', 'signups.volunteer.phone'],
      rows: [
        {
          'event.name': 'Classic',
          'shifts.date': '2027-01-09',
          'signups.volunteer.firstName': 'Ada',
          'signups.volunteer.phone': null,
        },
        {
          'event.name': 'Classic',
          'shifts.date': '2027-01-09',
          'signups.volunteer.firstName': 'Ole',
          'signups.volunteer.phone': '0550',
        },
        { 'event.name': 'Classic', 'shifts.date': '2027-01-10' },
      ],
    });
  });

  it('names the entries of a connection after its field', () => {
    const data = { signups: { totalCount: 1, nodes: [{ shift: { date: '2027-01-09' } }] } };
    expect(rowsOfAnswer(data).rows).toEqual([{ 'signups.totalCount': 1, 'signups.shift.date': '2027-01-09' }]);
  });

  it('counts the entries of a second list, and joins a list of words', () => {
    const data = { event: { days: ['a', 'b'], categories: [{ name: 'Course' }], shifts: [{}, {}] } };
    expect(rowsOfAnswer(data).rows).toEqual([{ 'event.days': 'a, b', 'event.shifts': 2, 'categories.name': 'Course' }]);
  });

  it('has no rows where nothing is a list', () => {
    for (const data of [{ event: { name: 'Classic' } }, null, undefined, { events: [] }])
      expect(rowsOfAnswer(data)).toEqual({ columns: [], rows: [] });
  });
});
