import { newAddress } from './festival.ts';
import { kept, mark, openList, rowOf, strip } from './check-in-page.ts';
import { inDatabase } from './in-database.ts';
import { makePost } from './make-post.ts';
import { newPhone } from './phone.ts';
import { staffApi } from './staff-api.ts';
import { startNetwork } from './start-network.ts';
import { expect, test } from './test.ts';

/* The plan changes while a phone is offline. */

test(
  'marks of people who were cancelled, replaced, moved and added meanwhile are kept',
  { tag: '@phone' },
  async ({ request }) => {
    const { id, name, people, family, shifts } = await makePost({ early: 5 });
    const [ada, bjorn, carmen, dag, emil] = people as [(typeof people)[0], ...typeof people];
    const network = await startNetwork();
    const phone = await newPhone(network);
    const { page } = await phone.open();
    await openList(page, name);
    await expect(page.getByRole('listitem')).toHaveCount(5);
    await kept(page);
    network.cut();
    for (const person of [ada, bjorn!, carmen!]) await mark(page, person.name, 'Here');

    const admin = await staffApi(request, 'admin');
    for (const person of [ada, dag!]) await admin.post(`/api/admin/signups/${person.signupId}/cancel`, {});
    const search = `/api/signups/${bjorn!.signupId}/replacement`;
    const { replacement } = await admin.post<{ replacement: { token: string } }>(search, {});
    const taker = { firstName: 'Tom', lastName: family, email: newAddress(), phone: '612-555-0199' };
    await admin.post(`/api/replacements/${replacement.token}/take`, taker);
    await admin.post(`/api/signups/${carmen!.signupId}/move`, { shiftId: shifts[0] });
    const late = { firstName: 'Nora', lastName: family, email: newAddress(), phone: '612-555-0198' };
    await admin.post('/api/signup', { ...late, shiftId: shifts[1] });

    network.mend();
    await page.evaluate(() => void window.dispatchEvent(new Event('online')));
    await expect(strip(page)).toHaveText(/^Live · list of \d+:\d\d [AP]M$/);
    // No mark is refused, also not for people who are not expected any more.
    await expect(page.getByRole('region', { name: 'Could not be sent' })).toHaveCount(0);
    const names = page.getByRole('listitem').getByRole('heading');
    await expect(names).toHaveText(
      [carmen!, emil!].map((person) => person.name).concat(`Nora ${family}`, `Tom ${family}`),
    );
    const begun = page.getByRole('region', { name: /10:30/ });
    await expect(begun.getByRole('listitem')).toHaveText([new RegExp(`${carmen!.name}Here`)]);
    for (const who of [emil!.name, `Nora ${family}`, `Tom ${family}`])
      await expect(rowOf(page, who)).toContainText('Expected');
    const stored = `select from signup g join attendance_mark m on m.signup_id = g.id
      where g.event_id = $1 and g.status = 'cancelled' and g.attendance_state = 'HERE'`;
    expect(await inDatabase(stored, [id])).toBe(2);
    await phone.drop();
    await network.stop();
  },
);
