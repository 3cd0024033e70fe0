import { openAs, staffEmails, staffSession } from './as-staff.ts';
import { expectAccessible } from './expect-accessible.ts';
import { makePost } from './make-post.ts';
import { newPhone } from './phone.ts';
import { startNetwork } from './start-network.ts';
import { expect, test, type Page } from './test.ts';

/* A meal voucher from the settings of its event to the phone that redeems it, a second phone, and an offline phone. */

/** Opens a check-in link on a phone. */
async function join(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your name').press('Enter');
  await expect(page).toHaveURL(/\/check-in$/);
  await expect(page.getByRole('listitem').first()).toBeVisible();
}

test(
  'a voucher is redeemed once by a phone with the permission; others see nothing, or that it was used',
  { tag: '@phone' },
  async ({ page }) => {
    const { id, people, family } = await makePost({ late: 3 });
    const admin = await staffSession(staffEmails.admin);
    await openAs(page, admin, `/event-settings?eventId=${id}`);
    await page.getByLabel('For each person and day').selectOption('One for each shift');
    await expect(page.getByText('Meal vouchers changed')).toBeVisible();
    await expectAccessible(page);

    await page.goto(`/manage-check-in?eventId=${id}`);
    await page.getByRole('button', { name: 'Make a Link' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Redeem meal vouchers').check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Make Link' }).click();
    const address = (await dialog.getByText(/#k=[\w-]{43}/).innerText()).trim();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('redeems meal vouchers')).toBeVisible();

    await page.goto(`/print/${id}?what=vouchers`);
    const codeOf = async (name: string) => {
      const voucher = page.getByRole('listitem').filter({ hasText: name });
      return (await voucher.getByText(/^(?:[A-Z2-7]{4} ){3}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
    };
    const [ada, bjorn] = [await codeOf(people[0]!.name), await codeOf(people[1]!.name)];

    const network = await startNetwork();
    const [kitchen, second, visitor] = [await newPhone(network), await newPhone(), await newPhone()];
    const stranger = (await visitor.open()).page;
    const calls: string[] = [];
    stranger.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await stranger.goto(`/V/${ada}`);
    await expect(stranger.getByRole('heading', { name: 'Meal voucher' })).toBeVisible();
    await expect(stranger.getByText('Show it where the food is handed out.')).toBeVisible();
    await expect(stranger.getByText(family)).toHaveCount(0);
    await expectAccessible(stranger);
    expect(calls.filter((path) => /^\/(api|graphql)/.test(path))).toEqual([]);
    await visitor.drop();

    const phone = (await kitchen.open()).page;
    await join(phone, address, 'Jonas');
    await phone.goto(`/V/${ada}`);
    await expect(phone.getByText(people[0]!.name)).toBeVisible();
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Redeem' }).click();
    await expect(phone.getByRole('status').getByText('Redeemed')).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Redeem' })).toHaveCount(0);
    await expectAccessible(phone);

    const other = (await second.open()).page;
    await join(other, address, 'Maeve');
    await other.goto(`/V/${ada}`);
    await expect(other.getByText(/^Used at \d+:\d\d [AP]M at the Feed Station$/)).toBeVisible();
    await expect(other.getByRole('button', { name: 'Redeem' })).toHaveCount(0);
    await expectAccessible(other);
    await second.drop();

    await phone.goto(`/V/${bjorn}`);
    const redeem = phone.getByRole('button', { name: 'Redeem' });
    await expect(redeem).toBeVisible();
    network.cut();
    await redeem.click();
    await expect(phone.getByText('No line: tear off the corner.')).toBeVisible();
    await expectAccessible(phone);
    network.mend();
    await phone.getByRole('button', { name: 'Try again' }).click();
    await expect(phone.getByRole('status').getByText('Redeemed')).toBeVisible();
    await kitchen.drop();
    await network.stop();

    await page.reload();
    await expect(page.getByRole('row', { name: /3 2$/ })).toBeVisible();
  },
);
