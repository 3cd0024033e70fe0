import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { copyText } from '../../ui/copy-text';
import { showToast } from '../../ui/toasts';
import { UnsavedText } from '../../ui/unsaved-text';

/** A secret that is shown this once, to be copied. */
export function SecretShown({ secret, onClose }: { secret: string; onClose: () => void }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const done = await copyText(secret);
    setCopied(done);
    if (!done) showToast({ kind: 'failure', title: 'Failed to copy. Please mark the secret and copy it yourself.' });
  };
  return (
    <div className="mt-4 grid gap-4">
      <UnsavedText when={!copied} what="the secret" />
      <p>
        By this secret the program knows that a message comes from here. This is the only time that it is shown. Give it
        to whoever looks after the program; do not mail it.
      </p>
      <p className="rounded-control border border-control bg-sunken px-3 py-3">
        <code className="text-base wrap-anywhere select-all">{secret}</code>
      </p>
      <p role="status" className="text-sm text-muted">
        {copied ? 'The secret is on the clipboard.' : ''}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind={copied ? 'outline' : 'primary'} onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4.5" />
          Copy Secret
        </Button>
        <Button kind={copied ? 'primary' : 'outline'} onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
