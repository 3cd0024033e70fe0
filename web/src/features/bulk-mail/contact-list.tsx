import { formatAddresses, formatNamedAddresses } from '@trailcrew/api/contract/bulk-mail';
import { useId, useState, type ReactNode } from 'react';
import { count, grouped } from '../../formatting/counts';
import { Button } from '../../ui/button';
import { copyText } from '../../ui/copy-text';
import { Field } from '../../ui/fields/field';
import { showToast } from '../../ui/toasts/toasts';
import type { ContactList_ContactFragment } from './bulk-mail-panel.generated';
import { findContacts } from './find-contacts';

interface ContactListProps {
  contacts: readonly ContactList_ContactFragment[];
  /** The addresses that were left out. */
  leftOut: ReadonlySet<string>;
  onLeaveOut: (leftOut: ReadonlySet<string>) => void;
  action: ReactNode;
}

/** More are found by a search, not by scrolling. */
const mostShown = 200;
const searchFrom = 9;

/** The contacts of a group, to look through, to leave some of them out, and to copy the others in two forms. */
export function ContactList({ contacts, leftOut, onLeaveOut, action }: ContactListProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const found = findContacts(contacts, words);
  const shown = found.slice(0, mostShown);
  const left = contacts.filter(({ email }) => !leftOut.has(email));
  const without = contacts.length - left.length;
  const toggle = (email: string) => {
    const next = new Set(leftOut);
    if (!next.delete(email)) next.add(email);
    onLeaveOut(next);
  };
  const copy = async (text: string) => {
    if (await copyText(text)) {
      showToast({
        kind: 'success',
        title: 'Copied',
        description: `${count(left.length, 'contact')} on the clipboard.`,
      });
    } else {
      showToast({ kind: 'failure', title: 'Failed to copy to clipboard. Please try again.' });
    }
  };
  return (
    <>
      <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-4">
        <p role="status" className="text-sm tabular-nums">
          <strong className="font-semibold">{count(left.length, 'contact')}</strong>
          {without > 0 ? <span className="text-warm"> · {grouped(without)} left out</span> : null}
        </p>
        {without > 0 ? <Button onClick={() => onLeaveOut(new Set())}>Include everyone</Button> : null}
      </div>
      <p id={`${id}-help`} className="mt-1 text-sm text-muted">
        Untick anyone who should not get this email.
      </p>
      {contacts.length >= searchFrom ? (
        <Field
          label="Find a contact"
          type="search"
          placeholder="Name, email or phone"
          value={words}
          onChange={(typed) => setWords(typed.target.value)}
          className="mt-2 max-w-md"
        />
      ) : null}
      {found.length === 0 ? (
        <p className="mt-2 text-sm">No contact of this group fits “{words.trim()}”.</p>
      ) : (
        <ul
          aria-label="Contacts"
          aria-describedby={`${id}-help`}
          className="mt-2 max-h-72 overflow-y-auto rounded-control border border-control px-3 py-1 text-sm"
        >
          {shown.map(({ name, email, sinceYesterday }) => (
            <li key={email}>
              <label className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  checked={!leftOut.has(email)}
                  onChange={() => toggle(email)}
                  className="size-5 shrink-0 accent-primary"
                />
                <span className={`flex min-w-0 flex-wrap gap-x-3 py-1 ${leftOut.has(email) ? 'line-through' : ''}`}>
                  <span className="font-semibold wrap-anywhere">{name}</span>
                  <span className="wrap-anywhere text-muted">
                    {email}
                    {sinceYesterday ? ' · since yesterday' : null}
                  </span>
                </span>
              </label>
            </li>
          ))}
          {found.length > shown.length ? (
            <li className="py-2 text-muted">And {grouped(found.length - shown.length)} more: find them by name.</li>
          ) : null}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button disabled={left.length === 0} onClick={() => void copy(formatAddresses(left))}>
          Copy emails
        </Button>
        <Button disabled={left.length === 0} onClick={() => void copy(formatNamedAddresses(left))}>
          Copy names and emails
        </Button>
        {action}
      </div>
    </>
  );
}
