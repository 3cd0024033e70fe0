import type { Plugin } from 'vite';

/** The server replaces this by the links to the page's own scripts. */
const ownScripts = '<!--trailcrew-own-scripts-->';

/**
 * Puts what a page shows first in front of what makes it work: the style sheet leads the head. All scripts stand at the end of the body,
 * behind the pictures of the first content, small ones before the large one. Browsers request in this order, six at a time. On a slow line
 * each file beside the style sheet delays the first paint. Error: the page has no style sheet or no script.
 */
export function orderPage(): Plugin {
  return {
    name: 'trailcrew-order-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const taken = (pattern: RegExp): string[] => {
          const found = html.match(pattern);
          if (!found) throw new Error(`The page has nothing like ${String(pattern)}`);
          html = html.replace(pattern, '');
          return found.map((tag) => tag.trim());
        };
        const styles = taken(/\s*<link rel="stylesheet"[^>]*>/g);
        const parts = taken(/\s*<link rel="modulepreload"[^>]*>/g);
        const scripts = taken(/\s*<script type="module"[^>]*><\/script>/g);
        return html
          .replace(/<meta charset[^>]*>/, (charset) => [charset, ...styles].join('\n    '))
          .replace('</body>', () => `  ${[...parts, ...scripts, ownScripts].join('\n    ')}\n  </body>`);
      },
    },
  };
}
