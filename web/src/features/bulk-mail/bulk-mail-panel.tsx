import { noVolunteersFound } from '@trailcrew/api/contract/bulk-mail';
import { useEffect, useRef, useState } from 'react';
import { count, grouped } from '../../formatting/counts';
import { loadFailureMessage } from '../../graphql/request-error';
import type { MailGroupKind } from '../../graphql/schema.generated';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/select-field';
import { Skeleton } from '../../ui/skeleton';
import { useMailContactsQuery, useMailGroupsQuery } from './bulk-mail-panel.generated';
import { ComposeDialog } from './compose-dialog';
import { ContactList } from './contact-list';
import { SentMails } from './sent-mails';

const kinds: { value: MailGroupKind; label: string; item: string }[] = [
  { value: 'EVENT', label: 'Event', item: 'Event' },
  { value: 'CATEGORY', label: 'Category', item: 'Category' },
  { value: 'OPPORTUNITY', label: 'Volunteer role', item: 'Volunteer role' },
];

interface BulkMailPanelProps {
  /** Groups of this event alone; of all when empty. */
  eventId: string;
  /** Scrolls here at once, for whoever came to send a mail. */
  openAtFirst: boolean;
}

/** Bulk Email: choose a group, see its contacts, copy them or write to all of them. */
export function BulkMailPanel({ eventId, openAtFirst }: BulkMailPanelProps) {
  const [kind, setKind] = useState<MailGroupKind>('EVENT');
  const [item, setItem] = useState('');
  const [composing, setComposing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!openAtFirst) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [openAtFirst]);
  const groups = useMailGroupsQuery({
    variables: { kind, eventId: eventId || null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const choices = groups.data?.mailGroups ?? [];
  const group = choices.find(({ id }) => id === item);
  const contacts = useMailContactsQuery({
    variables: { group: { kind, id: group?.id ?? '' } },
    skip: !group,
    fetchPolicy: 'cache-and-network',
  });
  const people = group ? contacts.data?.mailContacts : undefined;
  const words = kinds.find(({ value }) => value === kind)?.item ?? '';
  const failure = groups.error ?? contacts.error;

  return (
    <section
      aria-labelledby="bulk-email"
      className="no-print mt-8 rounded-card border border-hairline bg-card p-4 sm:p-5"
    >
      <h2 id="bulk-email" ref={heading} tabIndex={-1} className="scroll-mt-4 text-lg">
        Bulk Email
      </h2>
      <p className="mt-1 text-sm text-muted">Everybody with an active signup in the group, each address once.</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Group by"
          value={kind}
          choices={kinds}
          onChange={(value) => {
            setKind(value as MailGroupKind);
            setItem('');
          }}
        />
        <SelectField
          label={words}
          value={group ? item : ''}
          choices={[
            { value: '', label: `Choose ${words === 'Event' ? 'an event' : `a ${words.toLowerCase()}`}` },
            ...choices.map(({ id, name, eventName, contactCount }) => ({
              value: id,
              label: `${name}${kind === 'EVENT' || eventId ? '' : ` (${eventName})`} · ${grouped(contactCount)}`,
            })),
          ]}
          onChange={setItem}
        />
      </div>
      {failure ? (
        <p role="alert" className="mt-4 flex flex-wrap items-center gap-3">
          {loadFailureMessage(failure)}
          <Button onClick={() => void (groups.error ? groups : contacts).refetch()}>Try again</Button>
        </p>
      ) : null}
      {group && !people && !failure ? <Skeleton className="mt-4 h-24 w-full" /> : null}
      {people?.length === 0 ? <p className="mt-4 font-semibold">{noVolunteersFound}</p> : null}
      {group && people && people.length > 0 ? (
        <ContactList
          contacts={people}
          action={
            <Button kind="primary" onClick={() => setComposing(true)}>
              Send an email to {count(people.length, 'person', 'people')}
            </Button>
          }
        />
      ) : null}
      <SentMails />
      {composing && group && people ? (
        <ComposeDialog
          group={{ kind, id: group.id }}
          groupName={group.name}
          contacts={people}
          onClose={() => setComposing(false)}
        />
      ) : null}
    </section>
  );
}
