/*
 * Web addresses that robots write to get clicks. Mails print no name as a link (`mail/content/plain-names.ts`), so this only refuses plain
 * addresses, and lets people have their names: Mag.Dr. Anna, Bauer MSc.BA, van.de Velde.
 */

const scheme = /:\/\/|\bhttps?:|\bwww\./i;
// A host with a path after it, whatever its ending.
const path = /[\p{L}\d]\.[\p{L}\d-]{2,}(?::\d+)?\/\S/u;
// The top-level domains that robots use most. A country's two letters are also degrees and particles, and only count after a digit:
// 1xbet.ru.
const host = new RegExp(
  String.raw`(?:^|[^\p{L}\p{M}\d-])(?<label>[\p{L}\p{M}\d-]+)\.(?:(?:com|net|org|info|biz|xyz|top|site|online|shop|store|club|` +
    String.raw`win|click|link|icu|xn--[a-z\d-]+|рф)|(?<country>[a-z]{2}))(?![\p{L}\p{M}\d-])`,
  'giu',
);

/** Whether a text contains a web address, or what reads as one: `http://x`, `www.x`, `x.yz/a`, `win-money.com`. */
export function looksLikeLink(text: string): boolean {
  // Full-width and small forms of dots, slashes and letters lead to the same places.
  const plain = text.normalize('NFKC').replace(/[。｡]/g, '.');
  if (scheme.test(plain) || path.test(plain)) return true;
  return [...plain.matchAll(host)].some(({ groups }) => {
    const label = groups?.label ?? '';
    return /\d/.test(label) || (groups?.country === undefined && label.length >= 3);
  });
}
