import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, test, type BrowserContext, type Page } from './test.ts';
import type { Network } from './start-network.ts';

/** A phone with a profile of its own, which stays when its browser ends. */
export interface Phone {
  /** The folder of its profile. */
  profile: string;
  /** Opens the browser, and a page of it. */
  open(): Promise<{ context: BrowserContext; page: Page }>;
  /** Sends SIGKILL, as when a phone runs out of memory or battery. */
  kill(): void;
  /** Closes the browser and deletes the profile. */
  drop(): Promise<void>;
}

/** A new phone on its own network; `args` are arguments for its browser. */
export async function newPhone(network?: Network, args: readonly string[] = []): Promise<Phone> {
  const profile = await mkdtemp(join(tmpdir(), 'trailcrew-phone-'));
  const { baseURL, viewport, hasTouch, launchOptions } = test.info().project.use;
  let context: BrowserContext | undefined;
  let browsers: number[] = [];
  return {
    profile,
    async open() {
      const proxy = network && { server: network.url };
      context = await chromium.launchPersistentContext(profile, {
        ...{ ...launchOptions, args: [...(launchOptions?.args ?? []), ...args] },
        ...{ baseURL, viewport, hasTouch, proxy, reducedMotion: 'reduce' },
      });
      // Looked for now, among all processes: a kill must follow at once on what it waits for.
      browsers = browsersOf(profile);
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    },
    kill() {
      const running = browsers.filter((id) => isBrowserOf(profile, id));
      if (running.length === 0) throw new Error('The phone has no browser');
      for (const id of running) process.kill(id, 'SIGKILL');
    },
    async drop() {
      await context?.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** The files of a phone that contain this text, in the encodings of browsers. */
export async function filesWith(phone: Phone, text: string): Promise<string[]> {
  const entries = await readdir(phone.profile, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const forms = [Buffer.from(text), Buffer.from(text, 'utf16le')];
  const found = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      return forms.some((form) => content.includes(form)) ? [file] : [];
    }),
  );
  return found.flat();
}

/** The main process of a profile's browser, with which all others end. */
function browsersOf(profile: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => isBrowserOf(profile, id));
}

function isBrowserOf(profile: string, id: number): boolean {
  const words = commandOf(id).split('\0');
  return words.includes(`--user-data-dir=${profile}`) && !words.some((word) => word.startsWith('--type='));
}

/** Its arguments, each ended by a NUL; empty if it ended meanwhile. */
function commandOf(id: number): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}
