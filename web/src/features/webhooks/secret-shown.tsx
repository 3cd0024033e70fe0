import { ShownOnce } from '../../ui/shown-once';

/** The secret of a webhook, which is shown this once. */
export function SecretShown({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ShownOnce what="secret" text={secret} onClose={onClose}>
      By this secret the program knows that a message comes from here. This is the only time that it is shown. Give it
      to whoever looks after the program; do not mail it.
    </ShownOnce>
  );
}
