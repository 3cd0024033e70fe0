import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { count } from '../../formatting/counts';
import { Button } from '../../ui/button';
import { copyText } from '../../ui/copy-text';
import { showToast } from '../../ui/toasts/toasts';
import type { Search_ReplacementFragment } from './find-replacement.generated';

/** The link for a replacement, to copy and, where the device can, to share. */
export function ShareLink({ search: { address, waitlistFirst } }: { search: Search_ReplacementFragment }) {
  const [copied, setCopied] = useState(false);
  const link = address ?? '';
  const copy = async () => {
    const done = await copyText(link);
    setCopied(done);
    if (!done) showToast({ kind: 'failure', title: 'Failed to copy. Please select the link by hand.' });
  };
  const share = async () => {
    try {
      await navigator.share({ title: 'Can you take over my shift?', url: link });
    } catch (error) {
      // Closing the phone's share sheet without sharing is no failure.
      console.warn('Nothing was shared', error);
    }
  };
  return (
    <>
      <p>
        {waitlistFirst
          ? 'We are asking the first person on the waitlist now. If they say no, anyone with this link can take over.'
          : 'Share this link with people who could come instead of you. The first person to accept gets the spot, and we’ll email you.'}
      </p>
      <p className="rounded-control border border-hairline bg-sunken px-3 py-2 text-sm wrap-anywhere select-all">
        {link}
      </p>
      <div className="grid gap-3">
        {'share' in navigator ? (
          <Button kind="primary" className="min-h-12" onClick={() => void share()}>
            <Share2 aria-hidden="true" className="size-4.5" />
            Share…
          </Button>
        ) : null}
        <Button kind={'share' in navigator ? 'outline' : 'primary'} className="min-h-12" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4.5" />
          Copy the link
        </Button>
        <p role="status" className="text-sm text-muted">
          {copied ? 'The link is on the clipboard.' : ''}
        </p>
      </div>
    </>
  );
}

interface AskOthersProps {
  search: Search_ReplacementFragment;
  busy: boolean;
  onAsk: () => void;
}

/** Has the people asked who agreed to be asked; or shows how many were. */
export function AskOthers({ search: { asksOthers, askedCount }, busy, onAsk }: AskOthersProps) {
  if (asksOthers)
    return (
      <p className="text-sm">
        We email people who offered to step in, five at a time.{' '}
        {askedCount
          ? `${count(askedCount, 'person', 'people')} so far.`
          : 'No one has been asked yet. We ask between 8:00 and 21:00, after the people on the waitlist.'}
      </p>
    );
  return (
    <Button className="min-h-12" busy={busy} onClick={onAsk}>
      Ask people who offered to step in
    </Button>
  );
}
