import { inflateSync } from 'node:zlib';
import type { Page } from './test.ts';

/* The text of what the browser prints, page by page. */

/** The text of each page of the PDF that the browser prints, with lines in the order of painting. */
export async function printedPages(page: Page, format: 'A4' | 'Letter'): Promise<string[]> {
  const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of pdf.matchAll(/(?:^|\n)(\d+) 0 obj\b([\s\S]*?)\bendobj\b/g))
    objects.set(id, body);
  const inside = (id: string | undefined) => streamOf(objects.get(id ?? '') ?? '');
  const pages = [...objects.values()].filter((body) => /\/Type\s*\/Page\b/.test(body));
  return pages.map((body) => {
    const fonts = new Map<string, Map<string, string>>();
    const fontList = /\/Font\s*<<([\s\S]*?)>>/.exec(body)?.[1] ?? '';
    for (const [, name = '', id] of fontList.matchAll(/\/(\w+)\s+(\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id ?? '') ?? '')?.[1];
      fonts.set(name, lettersOf(inside(map)));
    }
    return textOf(inside(/\/Contents (\d+) 0 R/.exec(body)?.[1]), fonts);
  });
}

function streamOf(body: string): string {
  const from = body.indexOf('stream');
  if (from < 0) return '';
  const bytes = Buffer.from(body.slice(from).replace(/^stream\r?\n/, ''), 'latin1');
  return body.slice(0, from).includes('/FlateDecode')
    ? inflateSync(bytes).toString('latin1')
    : bytes.toString('latin1');
}

/** What each code of a font stands for. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  const text = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', to = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(code.toLowerCase(), text(to));
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first = '', last = '', to = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let at = parseInt(first, 16); at <= parseInt(last, 16); at += 1) {
        const code = at.toString(16).padStart(first.length, '0');
        letters.set(code, text((parseInt(to, 16) + at - parseInt(first, 16)).toString(16).padStart(4, '0')));
      }
  return letters;
}

function textOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let letters: ReadonlyMap<string, string> = new Map();
  const said: string[] = [];
  for (const [part, font, hex] of content.matchAll(/\/(\w+) [\d.]+ Tf|<([0-9A-Fa-f]+)>|\bET\b/g)) {
    if (part === 'ET') said.push('\n');
    else if (font) letters = fonts.get(font) ?? new Map();
    else if (hex) {
      // Codes of one byte or two, as its font has them.
      const digits = [...letters.keys()][0]?.length ?? 4;
      const codes = hex.toLowerCase().match(new RegExp(`.{${digits}}`, 'g')) ?? [];
      said.push(codes.map((code) => letters.get(code) ?? '').join(''));
    }
  }
  return said.join('');
}
