import { describe, expect, it } from '@jest/globals';
import { translateDatabaseError } from './constraint-errors.js';

const failure = (more: object) => Object.assign(new Error('The database refused'), more);

describe('a failure of the database', () => {
  it.each(['08006', '57P01', '53300', '55P03', '40P01', '57014', '40001'])('%s asks to try again', (code) => {
    expect(translateDatabaseError(failure({ code }))).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 });
  });

  it('names the constraint behind a transaction that others came before', () => {
    const cause = failure({ code: '23514', constraint: 'shift_capacity' });
    expect(translateDatabaseError(failure({ code: '40001', cause }))).toMatchObject({ code: 'SHIFT_FULL' });
  });

  it.each([failure({ code: '42601' }), failure({ code: '23514', constraint: 'unknown' }), new Error('A bug'), null])(
    'is a bug otherwise',
    (error) => {
      expect(translateDatabaseError(error)).toBeUndefined();
    },
  );
});
