import { formatAddresses, formatNamedAddresses, type MailContact } from '@trailcrew/api/contract/bulk-mail';
import type { ReactNode } from 'react';
import { count } from '../../formatting/counts';
import { Button } from '../../ui/button';
import { copyText } from '../../ui/copy-text';
import { showToast } from '../../ui/toasts';

/** The contacts of a group, to look through and to copy in two forms. */
export function ContactList({ contacts, action }: { contacts: readonly MailContact[]; action: ReactNode }) {
  const copy = async (text: string) => {
    if (await copyText(text)) {
      showToast({
        kind: 'success',
        title: 'Copied',
        description: `${count(contacts.length, 'contact')} on the clipboard.`,
      });
    } else {
      showToast({ kind: 'failure', title: 'Failed to copy to clipboard. Please try again.' });
    }
  };
  return (
    <>
      <p className="mt-4 text-sm font-semibold">{count(contacts.length, 'contact')}</p>
      <ul
        aria-label="Contacts"
        tabIndex={0}
        className="mt-1 max-h-60 overflow-y-auto rounded-control border border-hairline bg-sunken px-3 py-2 text-sm"
      >
        {contacts.map(({ name, email }) => (
          <li key={email} className="flex flex-wrap gap-x-3 py-0.5">
            <span className="font-semibold">{name}</span>
            <span className="wrap-anywhere text-muted">{email}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => void copy(formatAddresses(contacts))}>Copy emails</Button>
        <Button onClick={() => void copy(formatNamedAddresses(contacts))}>Copy names and emails</Button>
        {action}
      </div>
    </>
  );
}
