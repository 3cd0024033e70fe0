import { minute } from './season-clock.js';
import type { Season } from './season-apis.js';
import type { mailDeeds } from './season-mail-deeds.js';
import { mistypedMark, type House, type Place, type PlannedEvent } from './season-records.js';

/** A place that somebody took under a mistyped address, and what their browser shows for it. */
export interface Mistyped {
  place: Place;
  cookie: string;
}

/** For so long the browser that signed up may correct an address, and so often. */
const [longest, most] = [30 * minute, 2];

/** People who sign up under a mistyped address, and correct it. */
export function corrections(
  { model, ...season }: Season,
  { refuse, putOff, putOffNoMore }: Pick<ReturnType<typeof mailDeeds>, 'refuse' | 'putOff' | 'putOffNoMore'>,
) {
  let typos = 0;
  function misspelled(house: House): House {
    typos += 1;
    return { ...house, email: `${mistypedMark}${typos}-${house.email}`, isQuiet: false };
  }

  function expected({ place }: Mistyped, to: House): string {
    const { shift } = place;
    const takesPlace = !shift.off && !shift.event.cancelled && !shift.event.draft;
    if (!place.active || !takesPlace || season.now() - place.madeAt >= longest) return 'SIGNUP_NOT_FOUND';
    if (place.house.email === to.email) return 'done';
    if (place.corrections >= most) return 'CORRECTED_TWICE';
    return placeAt(to, place) ? 'ALREADY_SIGNED_UP' : 'done';
  }

  /** The same person's place in that shift under another address. */
  const placeAt = ({ email }: House, { person, shift }: Place): Place | undefined =>
    model.places.find((one) => one.active && one.house.email === email && one.person === person && one.shift === shift);

  /**
   * The browser sends the right address: of a mail that is under way nobody knows whether it comes, of one that waits
   * that it does not.
   */
  async function correct(mine: Mistyped, to: House, atOnce: boolean): Promise<void> {
    const { place, cookie } = mine;
    // At the very end of the half hour nobody knows the answer.
    if (Math.abs(season.now() - place.madeAt - longest) < minute) return;
    const { email } = place.house;
    const { refusing, putOff: late } = model.mailboxes;
    if (!atOnce || refusing.has(email) || late.concerns(email)) await season.settle();
    const [code, from] = [expected(mine, to), season.now()];
    const answer = await season.call('PUT', `/api/signup/${place.id}/email`, { email: to.email }, { cookie });
    if (season.wasDone('correct', answer, code) && email !== to.email) model.corrected(place, to);
    const there = placeAt(to, place);
    if (there && code === 'ALREADY_SIGNED_UP') model.attempted(there, from);
  }

  /** Another browser, which knows the signup's id, corrects nothing. */
  async function correctElsewhere({ place }: Mistyped, to: House): Promise<void> {
    const answer = await season.call('PUT', `/api/signup/${place.id}/email`, { email: to.email });
    season.wasDone('correct elsewhere', answer, 'SIGNUP_NOT_FOUND');
  }

  /** Somebody signs up under a mistyped address, whose mailbox is a stranger's, puts mails off, or is none, and corrects it soon after. */
  function mistype(event: PlannedEvent, { house, person }: { house: House; person: string }, at: number): void {
    const wrong = misspelled(house);
    const [dice, wait] = [season.random(), season.pick([0, 6, 18, 24, 40]) * minute];
    const which = season.random();
    let mine: Mistyped | undefined;
    const sign = async () => {
      if (dice < 0.5) await putOff(wrong.email, dice < 0.25 ? 450 : 451);
      else if (dice < 0.6) await refuse(wrong);
      const open = event.shifts.filter((shift) => model.free(shift) > 0);
      const from = open.length > 0 ? open : event.shifts;
      mine = await season.signUp(wrong, person, from[Math.floor(which * from.length)]!);
    };
    const right = async () => {
      const isAtOnce = which < 0.5;
      if (mine && dice < 0.2) await correctElsewhere(mine, house);
      if (mine && dice > 0.8) await correct(mine, misspelled(house), isAtOnce);
      if (mine) await correct(mine, house, isAtOnce);
      if (mine && dice > 0.8) await correct(mine, wrong, false);
      await putOffNoMore(wrong.email);
    };
    season.plan(at, wait === 0 ? async () => (await sign(), right()) : sign);
    if (wait > 0) season.plan(at + wait, right);
  }

  return { mistype };
}
