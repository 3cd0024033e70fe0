/* What a mail program or a browser would turn into a link. People's names are mailed to strangers: a robot's name must not be clickable there. */

const scheme = /:\/\/|\bhttps?:|\bwww\./i;
// A host with a path behind it, whatever it ends with.
const path = /[\p{L}\d]\.[\p{L}\d-]{2,}(?::\d+)?\/\S/u;
// The ends that robots use, and every country's two letters. Each run of letters is looked at once, whatever its length.
const host = new RegExp(
  String.raw`(?:^|[^\p{L}\p{M}\d-])(?<label>[\p{L}\p{M}\d-]+)\.(?:com|net|org|info|biz|edu|gov|mil|int|` +
    'xyz|top|site|online|shop|store|club|app|dev|pro|mobi|vip|win|live|link|click|fun|icu|space|website|tech|blog|news|loan|work|' +
    String.raw`world|today|life|email|asia|travel|xn--[a-z\d-]+|рф|[a-z]{2})(?![\p{L}\p{M}\d-])`,
  'giu',
);
/** Titles that people write in front of a name without a space: 'Prof.Li' is nobody's address. */
const titles = new Set([
  'prof',
  'frau',
  'herr',
  'miss',
  'capt',
  'col',
  'gen',
  'hon',
  'maj',
  'rev',
  'sgt',
  'mrs',
  'sen',
]);

/** Whether a text holds a web address, or what reads as one: `http://x`, `www.x`, `x.yz/a`, `win-money.com`. */
export function looksLikeLink(text: string): boolean {
  // Wide and small forms of dots, slashes and letters lead to the same places.
  const plain = text.normalize('NFKC').replace(/[。｡]/g, '.');
  if (scheme.test(plain) || path.test(plain)) return true;
  return [...plain.matchAll(host)].some(({ groups }) => isHostName(groups?.label ?? ''));
}

/** What stands before the dot has at least three characters, or a digit, and is no title. */
function isHostName(label: string): boolean {
  return (label.length >= 3 || /\d/.test(label)) && !titles.has(label.toLowerCase());
}
