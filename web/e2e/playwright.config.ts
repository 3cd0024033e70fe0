import { defineConfig } from '@playwright/test';

/** Pictures are kept of both devices (`TRAILCREW_PICTURES`, see expect-accessible.ts). */
const onOneDevice = !process.env.TRAILCREW_PICTURES;

/**
 * Journeys in the machine's Chromium against the built product (started by the global set-up). They run on a phone and
 * on a laptop. A journey that is tagged `@phone` or `@laptop` runs only there: it is about words, failures or stored
 * data, on screens that other journeys show on both, or about something that the other device lacks (a keyboard).
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  // A journey spends a third of its time waiting for pages, mails and undo times, so five keep two processors busy.
  workers: 5,
  fullyParallel: true,
  // A long journey takes some 15 seconds, and many times that on a slow computer.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // On an overloaded computer a journey may time out; it is then reported as flaky. What fails twice is broken.
  retries: 1,
  use: {
    baseURL: process.env.TRAILCREW_E2E_URL,
    // Recording takes a fifth of the time: turn it on when a journey fails.
    trace: process.env.TRAILCREW_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // A dialog that is still fading in has too little contrast for axe.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // Set by `npm test`, which finds or downloads it.
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: onOneDevice ? /@laptop/ : undefined,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: onOneDevice ? /@phone/ : undefined,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
