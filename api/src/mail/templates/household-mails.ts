import { z } from 'zod';
import { linkHelp, signupDetails } from '../content/signup-facts.js';
import { simpleMail } from '../content/simple-mail.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCalendar } from '../content/shift-calendar.js';
import { shiftCards } from '../content/shift-card.js';

/** The household's own link: requested on the lookup page, or new because the old ones were revoked. */
export const householdLink = mailTemplate({
  payload: z.object({ householdTokenId: z.string(), replaced: z.boolean() }),
  render({ householdTokenId, replaced }, scene) {
    const { settings } = scene;
    return simpleMail(settings, {
      subject: replaced ? 'Your new link to your signups' : 'Your link to your signups',
      heading: replaced ? 'Your new link' : 'Manage your signups',
      opening: replaced
        ? 'Hi, you asked us to close all links to your signups that we mailed before. They no longer work; this is the new one.'
        : 'Hi, someone, hopefully you, asked for the link to the signups under this email address.',
      button: { label: 'Manage my signups', address: scene.householdLink(householdTokenId) },
      closing: [
        linkHelp,
        replaced
          ? "Wasn't you? Then someone had your old link. It no longer works, and only this email has the new one."
          : "Wasn't you? Ignore this email: no one else has seen the link.",
      ],
      calendar: scene.householdCalendar(householdTokenId),
    });
  },
});

/** The name of a person in a mail. */
const personName = z.object({ firstName: z.string(), lastName: z.string() });

/** 'A name was changed': was this you? */
export const volunteerRenamed = mailTemplate({
  payload: z.object({ householdTokenId: z.string(), before: personName, after: personName }),
  render({ householdTokenId, before, after }, { settings, householdLink }) {
    const [old, fresh] = [before, after].map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    return simpleMail(settings, {
      subject: 'A name among your signups was changed',
      heading: 'A name was changed',
      opening: `Hi ${after.firstName}, under this email address ${old} is now called ${fresh}. All signups stay as they are.`,
      button: { label: 'Manage my signups', address: householdLink(householdTokenId) },
      closing: [
        "If this was you, you don't need to do anything. If not, open the link and change the name back, or just reply to this email.",
      ],
    });
  },
});

/** 'Two people were merged': was this you? */
export const volunteersMerged = mailTemplate({
  payload: z.object({
    householdTokenId: z.string(),
    source: personName,
    target: personName,
    doubled: z.number(),
    dropped: z.array(signupDetails).default([]),
  }),
  render({ householdTokenId, source, target, doubled, dropped }, { settings, householdLink }) {
    const [gone, stays] = [source, target].map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    const twice = doubled === 1 ? 'One shift that both held is' : `${doubled} shifts that both held are`;
    const freed = doubled === 0 ? '' : ` ${twice} held once now; the other spot is open for someone else.`;
    return simpleMail(settings, {
      subject: 'Two people among your signups were merged',
      heading: 'Two people were merged',
      opening: `Hi ${target.firstName}, under this email address the signups of ${gone} now belong to ${stays}, and ${gone} was removed.${freed}`,
      button: { label: 'Manage my signups', address: householdLink(householdTokenId) },
      closing: [
        ...(dropped.length > 0
          ? ['The attached calendar file takes what was held twice out of your calendar once.']
          : []),
        "If this was you, you don't need to do anything. If not, please reply to this email: we can help to put it right.",
      ],
      attachments: dropped.length > 0 ? [shiftCalendar(dropped, settings, 'cancelled')] : [],
    });
  },
});

/** 'Your email address was corrected', or 'added', to the new address: the household's link and the upcoming shifts. */
export const addressCorrectedMail = mailTemplate({
  payload: z.object({
    person: personName,
    householdTokenId: z.string(),
    signups: z.array(signupDetails),
    isFirst: z.boolean().default(false),
  }),
  render({ person, householdTokenId, signups, isFirst }, { settings, householdLink, householdCalendar }) {
    const count =
      signups.length === 1 ? 'Here is your coming shift.' : `Here are your ${signups.length} coming shifts.`;
    const done = isFirst ? 'added' : 'corrected';
    return simpleMail(settings, {
      subject: `Your email address was ${done}`,
      heading: `Your email address was ${done}`,
      opening: `Hi ${person.firstName}, ${settings.organisationName} has ${done} your email address: emails about your signups now come here.${
        signups.length > 0 ? ` ${count}` : ' You have no coming shifts at present.'
      }`,
      middle: shiftCards(signups),
      button: { label: 'Manage my signups', address: householdLink(householdTokenId) },
      closing: [
        linkHelp,
        ...(signups.length > 0 ? ['The attached calendar file adds the shifts to your calendar.'] : []),
        "Don't know what this is about? Please reply to this email.",
      ],
      calendar: householdCalendar(householdTokenId),
      attachments: signups.length > 0 ? [shiftCalendar(signups, settings)] : [],
    });
  },
});
