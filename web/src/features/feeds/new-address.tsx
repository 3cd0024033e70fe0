import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { copyText } from '../../ui/copy-text';
import { SelectField } from '../../ui/fields/select-field';
import { showToast } from '../../ui/toasts/toasts';
import { UnsavedText } from '../../ui/dialogs/unsaved-text';

/** A program for an address: its file extension, and the steps there. */
const uses = {
  ics: {
    label: 'In my calendar',
    steps: [
      'iPhone: Settings, Apps, Calendar, Calendar Accounts, Add Account, Other, Add Subscribed Calendar.',
      'Google Calendar, on a computer: the plus sign beside Other calendars, then From URL.',
      'Outlook: Add calendar, then Subscribe from web.',
    ],
    after: 'Paste the address there. The calendar looks for changes by itself, most of them every few hours.',
  },
  csv: {
    label: 'In a spreadsheet',
    steps: [
      'Google Sheets: type =IMPORTDATA("") into the first cell and paste the address between the quotation marks.',
      'Excel: Data, then From Web.',
      'LibreOffice: Sheet, then External Links.',
    ],
    after: 'The table updates when the spreadsheet is opened or refreshed.',
  },
  xlsx: {
    label: 'As an Excel file',
    steps: ['Paste the address into your browser’s address bar and press Enter.'],
    after: 'The file shows that moment. Open the address again for a newer one.',
  },
  json: {
    label: 'In a program',
    steps: ['Give the address to the program’s developer.'],
    after: 'The program asks as often as it needs, up to 120 times a minute.',
  },
} as const;

type Ending = keyof typeof uses;

/** Shows a new address, once, and how to use it. `address`: without its extension. */
export function NewAddress({ address, onClose }: { address: string; onClose: () => void }) {
  const [ending, setEnding] = useState<Ending>('ics');
  const [copied, setCopied] = useState<Ending | null>(null);
  const { steps, after } = uses[ending];
  const whole = `${address}.${ending}`;
  const copy = async () => {
    const done = await copyText(whole);
    setCopied(done ? ending : copied);
    if (!done) showToast({ kind: 'failure', title: 'Failed to copy. Please mark the address and copy it yourself.' });
  };
  return (
    <div className="mt-4 grid gap-4">
      <UnsavedText when={copied === null} what="the address" />
      <p>You will not see it again. Anyone with the address can read it, so treat it like a password.</p>
      <SelectField
        label="Where do you want to use it?"
        value={ending}
        choices={Object.entries(uses).map(([value, { label }]) => ({ value, label }))}
        onChange={(chosen) => setEnding(chosen as Ending)}
      />
      <p className="rounded-control border border-control bg-sunken px-3 py-3">
        <code className="text-base wrap-anywhere select-all">{whole}</code>
      </p>
      <div>
        <ul className="list-disc space-y-1 pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p className="mt-2 text-sm text-muted">{after}</p>
        {ending === 'json' ? (
          <p className="mt-2 text-sm text-muted">
            {/* In a tab of its own: the address is shown only once. */}
            <a href="/api/docs/#/Feeds" target="_blank" rel="noopener noreferrer" className="prose-link">
              What each column means
            </a>
          </p>
        ) : null}
      </div>
      <p role="status" className="text-sm text-muted">
        {copied === ending ? 'The address is on the clipboard.' : ''}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind={copied ? 'outline' : 'primary'} onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4.5" />
          Copy Address
        </Button>
        <Button kind={copied ? 'primary' : 'outline'} onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
