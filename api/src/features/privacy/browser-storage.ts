import { ofVolunteers, staffId, type Entry } from './register.js';

const inBrowser = ofVolunteers('remembering', 'BROWSER');
const inTab = ofVolunteers('remembering', 'TAB');
const onPhone = ofVolunteers('attendance', 'PHONE');

/** What our pages keep in a browser: `local`, `session` (the tab), `indexedDB` by store, and cookies without their prefix `__Host-`. */
export const browserStorage = {
  'local trailcrew.person': inBrowser('name', 'delete'),
  'local trailcrew.household': inBrowser('name', 'delete'),
  'local trailcrew.own-places': inBrowser('taking part', 'delete'),
  'session trailcrew.own-signups': inTab('taking part', 'delete'),
  'session trailcrew.own-waits': inTab('taking part', 'delete'),
  'local trailcrew.probe': 'none',
  'session trailcrew.probe': 'none',
  'local authToken': { ...staffId('access', 'BROWSER'), kind: 'link' },
  'local user': { ...staffId('access', 'BROWSER'), kind: 'name' },
  // Event, and the page to return to after signing in.
  'local selectedEventId': 'none',
  'local wantedPage': 'none',
  // GraphiQL's questions and their answers.
  'session graphiql:*': { ...staffId('access', 'TAB'), of: ['volunteer', 'staff'], kind: 'free text' },
  'indexedDB keys': 'none',
  'indexedDB lists': onPhone('name', 'keep'),
  // With the id of who made them on this phone.
  'indexedDB marks': { ...onPhone('pseudonym', 'keep'), of: ['volunteer', 'staff', 'helper'] },
  'indexedDB walkIns': onPhone('name', 'keep'),
  'indexedDB meta': { ...staffId('access', 'PHONE'), of: ['staff', 'helper'], kind: 'name' },
  // The files of the page at /check-in.
  'cache trailcrew-check-in': 'none',
  'cookie trailcrew_household': ofVolunteers('household', 'COOKIE')('contact', 'delete'),
  'cookie trailcrew_staff': { ...staffId('access', 'SESSIONS'), kind: 'link' },
  'cookie trailcrew_oidc': staffId('access', 'COOKIE'),
  'cookie trailcrew_browser': {
    ...ofVolunteers('tries', 'KNOWN_BROWSER')('pseudonym', 'keep'),
    of: ['volunteer', 'staff'],
  },
} as const satisfies Record<string, Entry>;
