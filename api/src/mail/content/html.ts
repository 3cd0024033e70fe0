/** HTML that is safe to send: everything inserted was escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Inserted = Html | readonly Html[] | string | number | null | undefined | false;

/** Builds HTML from a template. Escapes inserted values, except Html. Null, undefined and false insert nothing. */
export function html(strings: TemplateStringsArray, ...inserted: Inserted[]): Html {
  return new Html(String.raw({ raw: strings }, ...inserted.map(htmlOf)));
}

/** Escapes text and keeps its line breaks. */
export function lines(text: string): Html {
  return new Html(escapeHtml(text.trim()).replace(/\r\n|\r|\n/g, '<br>'));
}

function htmlOf(value: Inserted): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map((piece) => piece.text).join('');
  return escapeHtml(String(value));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
