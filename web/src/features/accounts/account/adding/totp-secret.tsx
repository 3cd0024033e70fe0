import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button';
import { copyText } from '../../../../ui/copy-text';
import type { BeginTotpMutation } from '../second-steps.generated';

/** The secret of an authenticator app: for its camera, and as a link and text for people who read this on the same phone. */
export function TotpSecret({ secret, uri, qr }: BeginTotpMutation['beginTotp']) {
  const [message, setMessage] = useState('');
  const copy = async () =>
    setMessage(
      (await copyText(secret.replaceAll(' ', '')))
        ? 'The key is on the clipboard.'
        : 'It could not be copied. Please type it.',
    );
  return (
    <>
      <p>Open your authenticator app on your phone and scan this picture with it.</p>
      {/* White whatever the page's colours are, because cameras expect that. */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt="QR code for your authenticator app"
        className="mx-auto size-56 rounded-control bg-white"
      />
      <div className="rounded-control bg-sunken px-4 py-3 text-sm">
        <p>
          The app is on this phone?{' '}
          <a href={uri} className="prose-link">
            Open it from here
          </a>
          , or copy this key into it:
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <code className="text-base wrap-anywhere select-all">{secret}</code>
          <Button onClick={() => void copy()}>
            <Copy aria-hidden="true" className="size-4.5" />
            Copy key
          </Button>
        </div>
        <p role="status" className="mt-2 text-muted empty:hidden">
          {message}
        </p>
      </div>
    </>
  );
}
