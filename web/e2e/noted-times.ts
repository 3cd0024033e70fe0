import { expect, type Locator } from '@playwright/test';

/* A change is on every page that shows it within two seconds. */

/** With a computer to themselves, journeys keep every time limit; beside others some changes may be late. */
const isAlone = process.env.TRAILCREW_E2E_ALONE === 'on';
/** The milliseconds within which pages should agree. */
const promised = 2_000;
/** The milliseconds after which a change counts as missing, however long it would still take. */
const patience = 8_000;
/** The milliseconds between two checks of a page: the precision of the figures. */
const lookEvery = 50;

interface Wanted<Output> {
  /** What is done, in a few words. */
  what: string;
  act: () => Promise<Output>;
  places: readonly Locator[];
  text: string;
  /** Whether the text disappears instead of appearing. */
  gone?: boolean;
}

/**
 * Records how many milliseconds after each change the pages showed it. `title` names the changes in the printed line.
 */
export function notedTimes(title: string) {
  const noted: [what: string, milliseconds: number][] = [];
  return {
    /** Makes the change and waits until every place shows it. Returns its result and the milliseconds of each place. */
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

    /** Prints the figures and checks them against two seconds. `mayBeLate`: the share of changes that may be later. */
    expectInTime: (mayBeLate: number): void => {
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

    /** How many changes were recorded. */
    count: () => noted.length,
  };
}

const inWords = ([what, milliseconds]: [string, number]): string => `${Math.round(milliseconds)} ms (${what})`;

/** Waits until a place shows it. Checks more often than Playwright, which ends up checking once a second. */
async function says(place: Locator, what: string, text: string, gone: boolean): Promise<void> {
  const words = async () => {
    // A place that does not exist does not show that the text is gone.
    const [said = gone ? text : ''] = await place.allTextContents();
    return said.replace(/\s+/g, ' ');
  };
  const poll = expect.poll(words, { message: what, intervals: [lookEvery], timeout: patience });
  await (gone ? poll.not.toContain(text) : poll.toContain(text));
}
