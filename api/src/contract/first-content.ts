/** What a page shows before its scripts run: rendered by the web client's code, sent by the server. */
export interface FirstContent {
  /** For the page's body; null where the browser renders it alone. */
  html: string | null;
  /** The client's cache as JSON text (packed); null where it is so much that the browser had better fetch it while the page shows. */
  cache: string | null;
  /** The title and the other metadata, as HTML for the page's head. */
  head: string;
  /** Whether nothing exists at this address. */
  isMissing: boolean;
}
