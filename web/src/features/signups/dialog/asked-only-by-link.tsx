/** The id of its text, for the box that it describes. */
export const askedOnlyByLink = 'asked-only-by-link';

/** Whose tick 'You may ask me' counts: a name and an address do not prove who ticks it. */
export function AskedOnlyByLink() {
  return (
    <p id={askedOnlyByLink} className="-mt-3 pl-8 text-sm text-muted">
      If you have signed up before, please open the link in your email and turn this on there.
    </p>
  );
}
