import type { Token } from 'markdown-it';

/** A document as a page: its title, its headings for a table of contents, and its text. */
export interface RenderedDocument {
  title: string;
  headings: readonly { level: number; text: string; anchor: string }[];
  html: string;
}

/**
 * Renders a Markdown document as a page. `addressOf` returns the address of a relative link target; links to anything that is not served
 * become plain text. Headings have GitHub's anchors; wide tables scroll by themselves, also by keyboard.
 */
export async function renderDocument(
  markdown: string,
  addressOf: (target: string) => string | undefined,
): Promise<RenderedDocument> {
  // Loaded on demand: most servers never need it.
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
    // A removed link has no closing tag.
    if (token.type === 'link_close') token.hidden = opened.pop()?.hidden ?? false;
  }
}
