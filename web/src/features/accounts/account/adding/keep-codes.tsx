import { Copy, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { publicSettings } from '../../../../app/settings';
import { saveBlob } from '../../../../graphql/save-file';
import { Button } from '../../../../ui/button';
import { copyText } from '../../../../ui/copy-text';
import { AskBeforeClosing } from './ask-before-closing';

/** Ten recovery codes, shown this once: to copy, to save as a file, to write down. */
export function KeepCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const intro = useRef<HTMLParagraphElement>(null);
  const [message, setMessage] = useState('');
  const [areKept, setKept] = useState(false);
  // They take the place of the form in the same dialog.
  useEffect(() => intro.current?.focus(), []);
  const copy = async () => {
    const isCopied = await copyText(codes.join('\n'));
    if (isCopied) setKept(true);
    setMessage(
      isCopied
        ? 'The codes are on the clipboard.'
        : 'They could not be copied. Please write them down, or save them as a file.',
    );
  };
  const save = () => {
    const { organisationName } = publicSettings();
    const lines = [`Recovery codes of your account at ${organisationName}`, window.location.origin, '', ...codes, ''];
    saveBlob(new Blob([lines.join('\n')], { type: 'text/plain' }), 'recovery-codes.txt');
    setKept(true);
  };
  return (
    <div className="mt-4 grid gap-4">
      <AskBeforeClosing when={!areKept} />
      <p ref={intro} tabIndex={-1}>
        Keep these ten codes apart from your phone, on paper or in a password manager. If you lose your second step,
        each lets you in once. You will not see them again.
      </p>
      <ol
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-control border border-control bg-sunken px-4 py-3 sm:px-8"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="text-base whitespace-nowrap select-all">{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4.5" />
          Copy
        </Button>
        <Button onClick={save}>
          <Download aria-hidden="true" className="size-4.5" />
          Save as a file
        </Button>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {message}
      </p>
      <div className="flex justify-end">
        <Button kind="primary" onClick={onClose}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
