import { ShownOnce } from '../../ui/loading/shown-once';

/** The secret of a webhook, which is shown this once. */
export function SecretShown({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ShownOnce what="secret" text={secret} onClose={onClose}>
      With this secret the program can verify that a message comes from here. You will not see it again. Give it to the
      program&apos;s developer. Do not email it.
    </ShownOnce>
  );
}
