import { Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../button';
import { copyText } from '../copy-text';
import { showToast } from '../toasts/toasts';
import { UnsavedText } from '../dialogs/unsaved-text';

interface ShownOnceProps {
  /** Its noun, such as 'key'. */
  what: string;
  text: string;
  /** The same for a camera. */
  picture?: ReactNode;
  /** What it is for, and where it belongs. */
  children: ReactNode;
  onClose: () => void;
}

/** A text that is shown only once, to be copied; it does not close by accident before that. */
export function ShownOnce({ what, text, picture, children, onClose }: ShownOnceProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const done = await copyText(text);
    setCopied(done);
    if (!done) showToast({ kind: 'failure', title: `Failed to copy. Please mark the ${what} and copy it yourself.` });
  };
  return (
    <div className="mt-4 grid gap-4">
      <UnsavedText when={!copied} what={`the ${what}`} />
      <p>{children}</p>
      {picture}
      <p className="rounded-control border border-control bg-sunken px-3 py-3">
        <code className="text-base wrap-anywhere select-all">{text}</code>
      </p>
      <p role="status" className="text-sm text-muted">
        {copied ? `The ${what} is on the clipboard.` : ''}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind={copied ? 'outline' : 'primary'} onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4.5" />
          Copy {what.charAt(0).toUpperCase() + what.slice(1)}
        </Button>
        <Button kind={copied ? 'primary' : 'outline'} onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
