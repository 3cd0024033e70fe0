import { waitingMark } from '../../testing/made-check-in';
import { pageStore } from '../store/page-store';
import { forgetOldMarks } from './forget-old-marks';

const days = 24 * 3_600_000;

test('old marks are deleted with the people that they added, and none without the server’s clock', async () => {
  const store = pageStore();
  const now = Date.now();
  const long = { occurredAt: now - 15 * days, keptAt: now - 15 * days };
  const person = (id: string) => ({ id, shiftId: 's', firstName: 'Wim', lastName: id, deviceId: 'own', ...long });
  await store.keepMarks([waitingMark('old walk-in', long)], person('old walk-in'));
  // Stored long ago by the phone's clock, which was set since.
  await store.keepMarks([waitingMark('young walk-in', { ...long, offset: 15 * days })], person('young walk-in'));
  await store.keepMarks([waitingMark('young', { occurredAt: now, keptAt: now })]);
  const left = async () => {
    const { marks, walkIns } = await store.read(null);
    return [marks.map(({ signupId }) => signupId), walkIns.map(({ id }) => id)];
  };
  await forgetOldMarks(store);
  expect((await left())[0]).toHaveLength(3);
  await store.keepMeta({ offset: 0 });
  await forgetOldMarks(store);
  expect(await left()).toEqual([['young walk-in', 'young'], ['young walk-in']]);
});
