import { Copy } from 'lucide-react';
import { useState } from 'react';
import { formatLongDay } from '../../../formatting/days';
import { Button } from '../../../ui/button';
import { copyText } from '../../../ui/copy-text';
import { Dialog } from '../../../ui/dialogs/dialog';
import { SelectField } from '../../../ui/fields/select-field';
import { showToast } from '../../../ui/toasts/toasts';
import type { Board } from '../board/board';
import { embedAddress, embedSnippet } from './embed-snippet';

interface EmbedDialogProps {
  slug: string;
  board: Board;
  onClose: () => void;
}

/** Shows the code that puts an event's open shifts on the club's own website. */
export function EmbedDialog({ slug, board, onClose }: EmbedDialogProps) {
  const { event, categories } = board;
  const [categoryId, setCategoryId] = useState('');
  const [day, setDay] = useState('');
  const [copied, setCopied] = useState('');
  const shown = categories.filter(({ id }) => !categoryId || id === categoryId);
  const dates = shown.flatMap(({ opportunities }) =>
    opportunities.flatMap(({ shifts }) => shifts.map(({ date }) => date)),
  );
  const days = [...new Set(dates)].sort();
  const address = embedAddress(window.location.origin, slug, { categoryId, day });
  const snippet = embedSnippet(address, { name: event.name, slug });
  const copy = async () => {
    const done = await copyText(snippet);
    setCopied(done ? snippet : copied);
    if (!done) showToast({ kind: 'failure', title: 'Failed to copy. Please mark the lines and copy them yourself.' });
  };
  return (
    <Dialog title="Put this on your website" onClose={onClose}>
      <div className="mt-4 grid gap-4">
        <p>
          Shows the open shifts of this event on any page of your website, always as they are now. Each one leads to its
          signup in a new tab.
        </p>
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            label="Category"
            value={categoryId}
            choices={[
              { value: '', label: 'All categories' },
              ...categories.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(chosen) => {
              setCategoryId(chosen);
              setDay('');
            }}
          />
          <SelectField
            label="Day"
            value={day}
            choices={[
              { value: '', label: 'All days' },
              ...days.map((date) => ({ value: date, label: formatLongDay(date) })),
            ]}
            onChange={setDay}
          />
        </div>
        <div>
          <p id="embed-lines" className="text-sm font-semibold">
            Lines to paste
          </p>
          <pre
            aria-labelledby="embed-lines"
            role="region"
            tabIndex={0}
            className="mt-1 max-h-48 overflow-auto rounded-control border border-control bg-sunken px-3 py-3 text-sm whitespace-pre-wrap wrap-anywhere select-all"
          >
            {snippet}
          </pre>
          <p className="mt-2 text-sm text-muted">
            In WordPress: add a block &lsquo;Custom HTML&rsquo; and paste them there. Elsewhere look for
            &lsquo;embed&rsquo; or &lsquo;HTML&rsquo;, or send them to the person who runs your website.
          </p>
        </div>
        <p role="status" className="text-sm text-muted">
          {copied === snippet ? 'The lines are on the clipboard.' : ''}
        </p>
        <div className="flex flex-wrap items-center justify-end gap-3">
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            className="prose-link mr-auto inline-flex min-h-11 items-center"
          >
            See how it looks
            <span className="for-screen-readers"> (opens in a new tab)</span>
          </a>
          <Button kind={copied === snippet ? 'outline' : 'primary'} onClick={() => void copy()}>
            <Copy aria-hidden="true" className="size-4.5" />
            Copy Lines
          </Button>
          <Button kind={copied === snippet ? 'primary' : 'outline'} onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
