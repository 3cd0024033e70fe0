import type { Plugin } from 'vite';

/** The API writes the club's settings into the page; the development server, which serves the page itself, says only that it is one. */
export function developmentSettings(): Plugin {
  return {
    name: 'trailcrew-development-settings',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace(
        '<!--trailcrew-settings-->',
        `<script type="application/json" id="trailcrew-settings">{"development":true}</script>`,
      ),
  };
}
