import { expect, type Locator } from '@playwright/test';

/* What somebody changes is on every page that shows it within two seconds. */

/** Journeys that have their computer to themselves hold every limit of time; beside others some may be late. */
const isAlone = process.env.TRAILCREW_E2E_ALONE === 'on';
/** Milliseconds within which pages agree. */
const promised = 2_000;
/** Milliseconds after which a page does not agree, but for how long it would take. */
const patience = 8_000;
/** Milliseconds between two looks at a page: as exact as the figures are. */
const lookEvery = 50;

interface Wanted<Output> {
  /** What is done, in a few words. */
  what: string;
  act: () => Promise<Output>;
  places: readonly Locator[];
  text: string;
  /** Whether the places say it no more, instead of saying it now. */
  gone?: boolean;
}

/** Notes how many milliseconds after each change the pages said so. `title`: what the changes are, in the line that is printed. */
export function notedTimes(title: string) {
  const noted: [what: string, milliseconds: number][] = [];
  return {
    /** Does it, and waits until every one of the places says so. Gives what came of it, and the milliseconds of each place. */
    agree: async <Output>({ what, act, places, text, gone = false }: Wanted<Output>) => {
      const output = await act();
      const answered = performance.now();
      const times = await Promise.all(
        places.map(async (place) => {
          await says(place, what, text, gone);
          return performance.now() - answered;
        }),
      );
      noted.push([what, Math.max(...times)]);
      return { output, times };
    },

    /** Prints the figures and holds them against two seconds. `mayBeLate`: the share of changes that may be later beside other journeys. */
    hold: (mayBeLate: number): void => {
      const sorted = noted.toSorted(([, one], [, other]) => one - other);
      const late = sorted.filter(([, milliseconds]) => milliseconds > promised).map(inWords);
      const [median, slowest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map(
        (one) => one && inWords(one),
      );
      process.stdout.write(
        `${title}: ${noted.length}, median ${median}, slowest ${slowest}, ${late.length} after more than two seconds ${late.join(', ')}\n`,
      );
      expect(noted.length).toBeGreaterThan(0);
      if (isAlone) expect(late).toEqual([]);
      else expect(late.length).toBeLessThanOrEqual(noted.length * mayBeLate);
    },

    /** How many changes were noted. */
    count: () => noted.length,
  };
}

const inWords = ([what, milliseconds]: [string, number]): string => `${Math.round(milliseconds)} ms (${what})`;

/** Waits until a place says so. It looks more often than Playwright's own waiting, which looks once a second in the end. */
async function says(place: Locator, what: string, text: string, gone: boolean): Promise<void> {
  const words = async () => {
    // A place that is not there does not say that something is gone.
    const [said = gone ? text : ''] = await place.allTextContents();
    return said.replace(/\s+/g, ' ');
  };
  const poll = expect.poll(words, { message: what, intervals: [lookEvery], timeout: patience });
  await (gone ? poll.not.toContain(text) : poll.toContain(text));
}
