import { suggestAddress } from './suggest-address';

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gamil.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmail.co', 'anna@gmail.com'],
  ['anna@gmail', 'anna@gmail.com'],
  [' Anna.Berg+ski@gnail.com ', 'Anna.Berg+ski@gmail.com'],
  ['anna@hotmial.com', 'anna@hotmail.com'],
  ['anna@yaho.com', 'anna@yahoo.com'],
  ['anna@outlok.com', 'anna@outlook.com'],
  ['anna@iclod.com', 'anna@icloud.com'],
  ['anna@skiklubben.con', 'anna@skiklubben.com'],
])('%s: did you mean %s?', (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant);
});

test.each(
  (
    'example.org example.com gmail.com gmx.de gmx.at skiklubben.no online.no birkie.com outlook.no hotmail.no yahoo.no ' +
    'live.se tele2.se mail.com email.com mac.com me.com cloud.com q.com charter.net tds.net umn.edu uw.edu proton.me pm.me ' +
    'hey.com icloud.com aol.com msn.com web.de t-online.de free.fr getmail.no c2i.net broadpark.no club.ski cxc.ski ' +
    'team.run norwich.org loppet.org fastmail.com ymail.com co.uk btinternet.com telia.com comcast.net'
  ).split(' '),
)('an address at %s is left alone', (domain) => {
  expect(suggestAddress(`anna@${domain}`)).toBeNull();
});

test('what is no address yet is left alone', () => {
  for (const text of ['', 'anna', 'anna@', '@gmial.com', 'a b@gmial.com']) expect(suggestAddress(text)).toBeNull();
});
