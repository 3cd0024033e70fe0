import type { Token } from 'markdown-it';

/** A document as a page: its title, its headings for a list of contents, and its text. */
export interface RenderedDocument {
  title: string;
  headings: readonly { level: number; text: string; anchor: string }[];
  html: string;
}

/**
 * Makes a page of a document in Markdown. `addressOf` says where something lies that the document links to by its place beside it; a link
 * to what is served nowhere becomes plain text. Headings have the anchors that GitHub gives them; wide tables scroll by themselves, by
 * keyboard too.
 */
export async function renderDocument(
  markdown: string,
  addressOf: (target: string) => string | undefined,
): Promise<RenderedDocument> {
  // Loaded when somebody reads the guide: most servers never need it.
  const { default: MarkdownIt } = await import('markdown-it');
  const reader = new MarkdownIt({ html: false, linkify: false });
  const tokens = reader.parse(markdown, {});
  const headings: { level: number; text: string; anchor: string }[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      const text = plainText(tokens[at + 1]);
      const anchor = anchorOfHeading(text);
      token.attrSet('id', anchor);
      headings.push({ level: Number(token.tag.slice(1)), text, anchor });
    }
    if (token.type === 'inline') aimLinks(token.children ?? [], addressOf);
  }
  const escape = reader.utils.escapeHtml;
  let heading = '';
  reader.renderer.rules.heading_open = (all, at, options, _env, self) => {
    heading = plainText(all[at + 1]);
    return self.renderToken(all, at, options);
  };
  reader.renderer.rules.table_open = () =>
    `<div class="wide" role="group" tabindex="0" aria-label="${escape(`Table: ${heading}`)}"><table>\n`;
  reader.renderer.rules.table_close = () => '</table></div>\n';
  const html = reader.renderer.render(tokens, reader.options, {});
  return { title: headings.find(({ level }) => level === 1)?.text ?? '', headings, html };
}

function plainText(inline: Token | undefined): string {
  return (inline?.children ?? []).map(({ content }) => content).join('');
}

function anchorOfHeading(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

function aimLinks(tokens: readonly Token[], addressOf: (target: string) => string | undefined): void {
  const opened: Token[] = [];
  for (const token of tokens) {
    if (token.type === 'link_open') {
      opened.push(token);
      const target = String(token.attrGet('href') ?? '');
      if (/^(#|https?:)/.test(target)) continue;
      const address = addressOf(target);
      if (address === undefined) token.hidden = true;
      else token.attrSet('href', address);
    }
    // A link that leads nowhere ends nowhere.
    if (token.type === 'link_close') token.hidden = opened.pop()?.hidden ?? false;
  }
}
