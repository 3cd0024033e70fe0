import type { Plugin } from 'vite';

/** The API writes the club's settings into the page. The development server serves the page itself and says only that it is a development page. */
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
