import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AttendanceRecorded, CheckInList } from '../../src/contract/check-in/check-in-list.js';
import { hashToken, newToken } from '../../src/platform/operation/secrets.js';
import { postOfToday, storedAttendance } from '../check-in-apis.js';
import { inDays } from '../given.js';
import { sharedTestServer, type SharedTestServer } from '../shared-test-server.js';
import { keptPages } from './kept-pages.js';

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

describe.each(keptPages)('a page of $release that a phone kept', ({ join, marks, reads }) => {
  it('joins, takes its list along, and its marks are stored', async () => {
    const { event, category, shift, signupIds } = await postOfToday(server, 1);
    const [signupId = ''] = signupIds;
    const token = newToken();
    await server.database.pool.query(
      `insert into check_in_link (event_id, category_id, day, starts_at, expires_at, token_hash)
       values ($1, $2, $3, now() - interval '1 hour', now() + interval '1 hour', $4)`,
      [event.id, category.id, inDays(0), hashToken(token)],
    );
    const filled = { token, signupId, shiftId: shift.id };

    const joined = await server.rest<{ deviceToken: string }>('POST', '/api/check-in/devices', join(filled));
    expect(joined.status).toBe(201);
    for (const path of reads.joined) expect(joined.body).toHaveProperty(path);
    const headers = { authorization: `Bearer ${joined.body.deviceToken}` };
    const list = await server.rest<CheckInList>('GET', '/api/check-in/list', undefined, headers);
    for (const path of reads.list) expect(list.body).toHaveProperty(path);
    for (const path of reads.person) expect(list.body.people[0]).toHaveProperty(path);

    for (const body of marks(filled)) {
      const { status, body: answer } = await server.rest<AttendanceRecorded>('POST', '/api/attendance', body, headers);
      expect(status).toBe(200);
      expect(answer.results.filter(({ result }) => result !== 'STORED')).toEqual([]);
      for (const path of answer.results.length > 0 ? reads.recorded : ['serverNow'])
        expect(answer).toHaveProperty(path);
    }
    expect(await storedAttendance(server, signupId)).toMatchObject({ state: 'LEFT', marks: 3 });
  });
});
