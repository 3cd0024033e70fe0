import { CalendarSync, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../ui/button';
import { copyText } from '../../ui/copy-text';
import { showToast } from '../../ui/toasts/toasts';

/** The household's own calendar, which keeps itself up to date. */
export function OwnCalendar({ address }: { address: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const done = await copyText(address);
    setCopied(done);
    if (!done) showToast({ kind: 'failure', title: 'Failed to copy. Please use Open in My Calendar.' });
  };
  return (
    <section className="no-print mt-8 rounded-card border border-hairline bg-card px-4 py-4 sm:px-5">
      <h2 className="text-lg">All your shifts in your calendar</h2>
      <p className="mt-1 text-sm text-muted">
        Subscribe once: new, moved and cancelled shifts then show up by themselves. Keep the address to yourself;
        Replace this link closes it too.
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass('outline')}>
          <CalendarSync aria-hidden="true" className="size-4.5" />
          Open in My Calendar
        </a>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4.5" />
          Copy Calendar Address
        </Button>
      </p>
      <p role="status" className="mt-2 text-sm text-muted">
        {copied ? 'The address is on the clipboard. Paste it where your calendar asks for one.' : ''}
      </p>
    </section>
  );
}
