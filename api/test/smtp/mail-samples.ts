import { randomUUID } from 'node:crypto';
import { mapped } from '../../src/contract/text/mapped.js';
import { mailedTexts } from '../../src/contract/text/role-texts.js';
import type { SignupDetails } from '../../src/features/signups/signup.announcements.js';
import type { MailScene } from '../../src/mail/mail-template.js';
import type { ProductSettings } from '../../src/platform/operation/request-context.js';

/** Settings of a made-up club. */
export const clubSettings: ProductSettings = {
  production: false,
  publicUrl: 'https://shifts.club.example',
  timeZone: 'UTC',
  organisationName: 'Fjell & Fjord Ski Club',
  productTitle: 'Trailcrew',
  contactEmail: 'volunteers@club.example',
  contactPhone: null,
  lookupMode: 'open',
  requireSecondFactor: 'none',
  passwordSignIn: 'everyone',
  oidc: null,
  gatherSeconds: 0,
  webhooks: { allowHttp: false, allowHosts: [] },
};

/** What templates get besides their payload, with made-up links. */
export const mailScene: MailScene = {
  settings: clubSettings,
  recipientName: null,
  householdLink: (id) => `https://shifts.club.example/manage/link-of-${id}`,
  offerLink: (id) => `https://shifts.club.example/offer/${id}`,
  replacementLink: (id) => `https://shifts.club.example/replacement/${id}`,
  erasureLink: (id) => `https://shifts.club.example/erase/${id}`,
  householdCalendar: (id) => `https://shifts.club.example/feeds/calendar-of-${id}.ics`,
  passwordLink: () => '',
  switchOffLink: () => '',
  ticketOf: () => null,
  magicLink: () => '',
};

/** One signup with awkward names. */
export function sampleSignup(changes: Partial<SignupDetails> = {}): SignupDetails {
  return {
    signupId: randomUUID(),
    volunteer: { firstName: 'Siobhán', lastName: "O'Neil-Ødegård", email: 'siobhan@example.org' },
    shift: {
      id: randomUUID(),
      date: '2027-02-20',
      startTime: '07:30',
      endTime: '09:45',
      location: 'Kincaid Park; stadium, gate B',
      notes: null,
      revision: 1,
    },
    opportunity: {
      ...mapped(mailedTexts, () => null),
      name: 'Course Marshal <Spruce & Birch>',
      longDescription: 'Pick up a radio at the tent.\nBring a headlamp & "warm" mittens, \\ and C:\\ok?',
    },
    category: { id: randomUUID(), name: 'Marshals', leadName: 'Marit Lindqvist', leadEmail: 'marit@club.example' },
    event: { id: randomUUID(), name: 'Tour of Anchorage', slug: 'tour', timeZone: 'America/Anchorage' },
    householdTokenId: '0b8c4a52-3a0f-4a8a-9d2a-111111111111',
    ...changes,
  };
}
