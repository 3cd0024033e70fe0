// node web/e2e/take-screenshots.mjs [URL] [FOLDER]
// Pictures of every screen of a running installation with its demo, on a phone and on a laptop, light and dark. Signs
// three
// made-up people up in it; their mails must be kept there (development without SMTP_URL). One file: a screen is a few lines, and shows
// what those before it made.
import { chromium, devices as knownDevices } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const [address = 'http://localhost:4000', folder = fileURLToPath(new URL('../../docs/screenshots', import.meta.url))] =
  process.argv.slice(2);
const url = address.replace(/\/$/, '');

const devices = {
  phone: {
    viewport: { width: 390, height: 844 },
    // The server renders the first content for a phone when the browser says that it is one.
    userAgent: knownDevices['Pixel 7'].userAgent,
    ...{ deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  },
  laptop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};
const email = 'berg.family@example.org';
const household = [
  { firstName: 'Ada', lastName: 'Berg', email, phone: '+1 555 0142' },
  { firstName: 'Nils', lastName: 'Berg', email },
];
const visitor = { firstName: 'Maren', lastName: 'Lund', email: 'maren.lund@example.org' };

const events = await get('/api/events');
const festival = events.toSorted((a, b) => b.qtyRequired - a.qtyRequired)[0];
if (!festival) throw new Error(`There is no event at ${url}: start it with its demo.`);
const [category] = await get(`/api/categories?eventId=${festival.id}`);
const open = (await get(`/api/shifts?eventId=${festival.id}`)).filter(({ stillRequired }) => stillRequired > 2);
const roomy = open.at(-1);
await makeHousehold();
const token = await householdToken();
let visits = (await get(`/dev/mail.json?to=${visitor.email}`)).length;

mkdirSync(resolve(folder), { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
  // The page reserves space for the bar; without the bar there would be an empty strip.
  ignoreDefaultArgs: ['--hide-scrollbars'],
});
try {
  for (const [device, options] of Object.entries(devices)) {
    for (const colorScheme of ['light', 'dark']) await takeAll(device, { ...options, colorScheme });
  }
} finally {
  await browser.close();
}

/** Every screen on one device in one colour scheme. */
async function takeAll(device, options) {
  const context = await browser.newContext({ ...options, locale: 'en-US', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const open = async (path, sign) => {
    await page.goto(url + path);
    // On a phone it may be folded.
    await page.getByText(sign).first().waitFor({ state: 'attached' });
  };
  const take = async (screen) => {
    // Pages with a live connection always have an open request.
    await page.waitForFunction(isPainted);
    const file = join(resolve(folder), `${screen}-${device}-${options.colorScheme}.png`);
    await page.screenshot({ path: file, animations: 'disabled' });
    process.stdout.write(`${file} (${Math.round(statSync(file).size / 1000)} kB)\n`);
  };
  const eventPath = `/event/${festival.slug}`;

  await open('/', 'View Volunteer Shifts');
  await take('events');
  await open(eventPath, 'Browse Volunteer Shifts');
  await take('event');
  await open(`${eventPath}?by=category&show=all`, 'Browse Volunteer Shifts');
  await scrollTo(page, 'Browse Volunteer Shifts');
  await take('event-by-category');
  await open(`${eventPath}?q=zzz`, 'No shifts found');
  await take('event-nothing-found');
  await open(`${eventPath}/category/${category.id}`, category.name);
  await take('category');

  await open(`${eventPath}?shift=${nextShift().id}`, 'Sign up for this shift');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').waitFor();
  await take('sign-up');
  await dialog.getByLabel('First name').fill(visitor.firstName);
  await dialog.getByLabel('Last name').fill(visitor.lastName);
  await dialog.getByLabel('Email').fill('not an address');
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await dialog.getByText('Valid email is required').waitFor();
  await take('sign-up-mistake');
  await dialog.getByLabel('Email').fill(visitor.email);
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByText('See you there!').waitFor();
  await page.getByText('Successfully signed up!').first().waitFor();
  await take('signed-up');
  await open(`${eventPath}?shift=${roomy.id}`, 'Sign up for this shift');
  await dialog.getByRole('button', { name: 'Add another person' }).click();
  await dialog.getByRole('group', { name: 'Person 2' }).waitFor();
  await take('sign-up-family');

  await open(`/manage/${token}`, 'Nils Berg');
  await take('household');
  await page
    .getByRole('button', { name: /^Change the name of/ })
    .first()
    .click();
  await page.getByRole('dialog').getByLabel('First name').waitFor();
  await take('rename');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Merge two people' }).click();
  for (const name of [/Ada/, /Nils/]) await page.getByRole('checkbox', { name }).check();
  await take('merge');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard', exact: true }).waitFor();
  await take('discard');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page
    .getByRole('button', { name: /^Change:/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Cancel this shift' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep the shift' }).waitFor();
  await take('cancel');
  await open('/volunteer-lookup', 'Find My Shifts');
  await take('lookup');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Find My Shifts' }).click();
  await page.getByRole('heading', { name: 'Nils Berg' }).waitFor();
  await take('lookup-found');
  await open('/manage/unknown', 'contact the organizer');
  await take('household-unknown');
  await open('/admin', 'Admin Access');
  await take('login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send Reset Link' }).waitFor();
  await take('forgot-password');
  await open('/reset-password?token=x', 'New password');
  await take('reset-password');
  await open('/dev-login', 'Demo sign-in');
  await page.getByText('admin@example.org').waitFor();
  await take('dev-login');
  await open('/nowhere', '404');
  await take('not-found');
  const [mail] = await get(`/dev/mail.json?to=${email}`);
  await page.goto(`${url}/dev/mail/${mail.id}`);
  await page.frameLocator('iframe').getByText('Manage my signups').waitFor();
  await take('mail');
  await takeStaff(page, open, take);
  await context.close();
}

/** The screens of the staff, as the demo's admin. */
async function takeStaff(page, open, take) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.org', password: 'demo-winter-morning' }),
  });
  const { token, user } = await answer.json();
  await makePrograms(token);
  await page.goto(url);
  await page.evaluate(
    ([key, person]) => {
      localStorage.setItem('authToken', key);
      localStorage.setItem('user', person);
    },
    [token, JSON.stringify(user)],
  );
  // The demo's event of today, which exists on the day on which the demo was loaded.
  await open('/check-in', 'Two phones disagree');
  // Where there is something to do.
  await page.getByRole('region').filter({ hasText: 'Two phones disagree' }).first().evaluate(toTop);
  await take('check-in');
  const ofStaff = { headers: { authorization: `Bearer ${token}` } };
  const { days } = await (await fetch(`${url}/api/check-in/days`, ofStaff)).json();
  const today = days.find(({ isToday }) => isToday)?.eventId;
  await open(`/start-board/${today}`, 'blocks the start');
  await take('start-board');
  const size = page.viewportSize();
  if (size && size.width > 1000) {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await open(`/start-board/${today}?view=wall`, 'blocks the start');
    await take('start-board-wall');
    await page.setViewportSize(size);
  }
  for (const [screen, path, sign] of [
    ['dashboard', '/admin-dashboard', 'Management Tools'],
    ['reports', `/admin-dashboard?tab=reports&eventId=${festival.id}`, 'Assignments'],
    ['manage', `/manage?eventId=${festival.id}`, 'Add role'],
    ['volunteers', `/volunteers?eventId=${festival.id}`, 'Volunteers'],
    ['volunteer-signups', `/volunteer-signups?eventId=${festival.id}`, 'Volunteer Signups'],
    ['create-event', '/create-event', 'URL slug'],
    ['create-opportunity', '/create-opportunity', 'Short description'],
    ['create-shift', `/create-shift?eventId=${festival.id}`, 'Create Shift'],
    ['manage-categories', `/manage-categories?eventId=${festival.id}`, 'Add Category'],
    ['manage-leads', '/manage-leads', 'Add Lead'],
    ['manage-users', '/manage-users', 'Create User'],
    ['manage-api-keys', '/manage-api-keys', 'Create API Key'],
    ['manage-feeds', '/manage-feeds', 'Make an Address'],
    ['change-plan', `/change-plan?eventId=${festival.id}`, 'Change plan'],
    ['manage-webhooks', '/manage-webhooks', 'Create Webhook'],
    ['manage-images', '/manage-images', 'Cover Image Management'],
    ['import', `/import?eventId=${festival.id}`, 'Check File'],
    ['rosters', `/rosters?eventId=${festival.id}`, 'Sign-in sheets'],
    ['event-settings', `/event-settings?eventId=${festival.id}`, 'Time zone'],
    ['undelivered-mails', '/undelivered-mails', 'Mails not delivered'],
    ['audit-log', '/audit-log', 'Audit Log'],
    // GraphiQL comes last; a phone has plain fields.
    ['api-guide', '/api-guide', /^(GraphQL query|Variables)$/],
  ]) {
    await open(path, sign);
    await take(screen);
  }
  for (const [screen, path, button] of [
    ['create-api-key', '/manage-api-keys', 'Create API Key'],
    ['create-feed', '/manage-feeds', 'Make an Address'],
    ['create-webhook', '/manage-webhooks', 'Create Webhook'],
  ]) {
    await open(path, button);
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    await take(screen);
    await page.keyboard.press('Escape');
  }
  await open(`/manage?eventId=${festival.id}`, 'Add role');
  // Where it says when: initials may lie over its middle.
  await page
    .locator('[data-shift-line]')
    .first()
    .click({ position: { x: 24, y: 24 } });
  await page.getByRole('button', { name: 'Edit shift' }).waitFor();
  await take('shift');
  await page.getByRole('button', { name: 'Edit shift' }).click();
  await page.getByLabel('Start time').waitFor();
  await take('shift-sheet');
  await open(`/manage?eventId=${festival.id}`, 'Add role');
  // A laptop has the boxes beside the shifts.
  const more = page.getByRole('button', { name: 'More actions' });
  await more.click();
  await take('board-menu');
  const select = page.getByRole('menuitem', { name: 'Select shifts' });
  if (await select.isVisible()) await select.click();
  else await page.keyboard.press('Escape');
  await page
    .getByRole('checkbox', { name: /^Select all shifts of/ })
    .first()
    .check();
  await take('board-selection');
  await page.getByRole('button', { name: 'Mail these' }).click();
  await page.getByRole('dialog').getByLabel('Subject').waitFor();
  await take('mail-these');
}

/** In the page: whether fonts, visible pictures and scripts are loaded, and no skeleton is shown. */
function isPainted() {
  const inSight = (element) => element.getBoundingClientRect().top < window.innerHeight;
  const isThere = ({ complete, naturalWidth }) => complete && naturalWidth > 0;
  return (
    document.fonts.status === 'loaded' &&
    [...document.images].filter(inSight).every(isThere) &&
    !document.querySelector('#first-content, [aria-busy="true"], .graphiql-spinner')
  );
}

/** In the page. */
function toTop(element) {
  element.scrollIntoView();
}

async function scrollTo(page, heading) {
  await page.getByRole('heading', { name: heading }).evaluate(toTop);
}

/** An API key, a webhook and a calendar; a second run finds them there. */
async function makePrograms(token) {
  const ask = async (query, variables = {}) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(`Making programs: ${errors[0].message}`);
    return data;
  };
  const { apiKeys, feeds, webhooks } = await ask('{ apiKeys { id } feeds { id } webhooks { id } }');
  const eventId = festival.id;
  if (apiKeys.length === 0)
    await ask('mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { apiKey { id } } }', {
      input: { name: 'Race timing', scopes: ['read:programme', 'read:signups'], eventId },
    });
  if (feeds.length === 0)
    await ask('mutation ($input: CreateFeedInput!) { createFeed(input: $input) { feed { id } } }', {
      input: { kind: 'ROSTER', eventId },
    });
  if (webhooks.length === 0)
    await ask('mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }', {
      input: { url: 'https://club.example/hook', kinds: ['signup.created', 'waitlist.offered'], eventId },
    });
}

/** Another shift for each visit, on another day while there are any. */
function nextShift() {
  visits += 1;
  const days = spreadOverDays(open);
  return days[visits - 1] ?? open[(visits * 7) % open.length];
}

/** Two people with some shifts each. A second run finds them there. */
async function makeHousehold() {
  const [first, second, third, fourth] = spreadOverDays(open);
  for (const [person, shifts] of [
    [household[0], [first, third]],
    [household[1], [second, fourth]],
  ]) {
    for (const shift of shifts.filter(Boolean)) {
      const answer = await fetch(`${url}/api/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...person, shiftId: shift.id }),
      });
      const { code, message } = await answer.json();
      if (!answer.ok && code !== 'ALREADY_SIGNED_UP') throw new Error(`Signing up: ${message}`);
    }
  }
}

/** One shift a day, so that nobody is in two places at once. */
function spreadOverDays(shifts) {
  return [...new Map(shifts.map((shift) => [shift.date, shift])).values()];
}

/** The token in the newest kept mail, once the worker has written one. */
async function householdToken() {
  for (let left = 100; left > 0; left -= 1) {
    for (const { text } of await get(`/dev/mail.json?to=${email}`)) {
      const [, found] = /\/manage\/([\w-]+)/.exec(text) ?? [];
      if (found) return found;
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`No mail to ${email} at ${url}/dev/mail: mails must be kept there (no SMTP_URL).`);
}

async function get(path) {
  const answer = await fetch(url + path, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${url}${path} answers ${answer.status}.`);
  return answer.json();
}
