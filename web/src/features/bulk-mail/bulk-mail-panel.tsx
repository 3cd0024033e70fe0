import { noVolunteersFound } from '@trailcrew/api/contract/bulk-mail';
import { useEffect, useRef, useState } from 'react';
import { LoadFailureLine } from '../../forms/load-failure';
import { count, grouped } from '../../formatting/counts';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/fields/select-field';
import { Skeleton } from '../../ui/loading/skeleton';
import { UnsavedText } from '../../ui/dialogs/unsaved-text';
import { useAddressParts } from '../../ui/use-address-parts';
import { useMailContactsQuery, useMailGroupsQuery } from './bulk-mail-panel.generated';
import { ComposeDialog } from './compose-dialog';
import { ContactList } from './contact-list';
import { groupInput, groupKinds, keyOfGroup, nameOfGroup, readGroupKind } from './mail-groups';
import { SentMails } from './sent-mails';
import { switchedOffWords } from './switched-off-words';

const nobody: ReadonlySet<string> = new Set();

interface BulkMailPanelProps {
  /** Groups of this event alone; of all when empty. */
  eventId: string;
  /** Scrolls here at once, for people who came to send a mail. */
  openAtFirst: boolean;
}

/**
 * Bulk Email: choose a group, see its contacts, copy them or write to them, all or all but some. The group lives in the address
 * (`?mailBy=day&mailTo=…`): reload, Back and a shared link keep it.
 */
export function BulkMailPanel({ eventId, openAtFirst }: BulkMailPanelProps) {
  const [address, write] = useAddressParts();
  const kind = readGroupKind(address.get('mailBy'));
  const item = address.get('mailTo') ?? '';
  // E-mail addresses stay out of the page's address, which can be shared.
  const [left, setLeft] = useState({ of: '', out: nobody });
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
  });
  const choices = groups.data?.mailGroups ?? [];
  const group = choices.find((choice) => keyOfGroup(choice) === item);
  const leftOut = left.of === `${kind} ${item}` ? left.out : nobody;
  const contacts = useMailContactsQuery({
    variables: { group: group ? groupInput(group) : { kind } },
    skip: !group,
    fetchPolicy: 'cache-and-network',
  });
  const everybody = group ? contacts.data?.mailContacts : undefined;
  const people = everybody?.filter(({ switchedOff }) => !switchedOff);
  const off = (everybody?.length ?? 0) - (people?.length ?? 0);
  const getting = people?.filter(({ email }) => !leftOut.has(email)) ?? [];
  const except = people?.flatMap(({ email }) => (leftOut.has(email) ? [email] : [])) ?? [];
  const words = groupKinds.find(({ value }) => value === kind);
  const failure = groups.error ?? contacts.error;

  return (
    <section
      aria-labelledby="bulk-email"
      className="no-print mt-8 rounded-card border border-hairline bg-card p-4 sm:p-5"
    >
      <h2 id="bulk-email" ref={heading} tabIndex={-1} className="scroll-mt-4 text-lg">
        Bulk Email
      </h2>
      <p className="mt-1 text-sm text-muted">Everyone with an active signup in the group, each address once.</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Group by"
          value={kind}
          choices={groupKinds}
          onChange={(value) => write({ mailBy: value === 'EVENT' ? null : value.toLowerCase(), mailTo: null })}
        />
        <SelectField
          label={words?.label ?? ''}
          value={group ? item : ''}
          choices={[
            { value: '', label: words?.choose ?? '' },
            ...choices.map((choice) => ({
              value: keyOfGroup(choice),
              label: `${eventId ? choice.name : nameOfGroup(choice)} · ${grouped(choice.contactCount)}`,
            })),
          ]}
          onChange={(value) => write({ mailTo: value })}
        />
      </div>
      {failure ? (
        <LoadFailureLine error={failure} onRetry={() => void (groups.error ? groups : contacts).refetch()} />
      ) : null}
      {group && !people && !failure ? <Skeleton className="mt-4 h-24 w-full" /> : null}
      {off > 0 ? <p className="mt-4 text-sm">{switchedOffWords(off)}.</p> : null}
      {everybody?.length === 0 ? <p className="mt-4 font-semibold">{noVolunteersFound}</p> : null}
      {group && people && people.length > 0 ? (
        <ContactList
          key={`${kind} ${item}`}
          contacts={people}
          leftOut={leftOut}
          onLeaveOut={(out) => setLeft({ of: `${kind} ${item}`, out })}
          action={
            <Button kind="primary" disabled={getting.length === 0} onClick={() => setComposing(true)}>
              Send an email to {count(getting.length, 'person', 'people')}
            </Button>
          }
        />
      ) : null}
      <UnsavedText when={except.length > 0} what="what you chose" />
      <SentMails />
      {composing && group && people ? (
        <ComposeDialog
          group={groupInput(group, except)}
          groupName={except.length > 0 ? `${nameOfGroup(group)}, not all` : nameOfGroup(group)}
          partOf={except.length > 0 ? nameOfGroup(group) : undefined}
          contacts={getting}
          switchedOff={off}
          onSent={() => setLeft({ of: '', out: nobody })}
          onClose={() => setComposing(false)}
        />
      ) : null}
    </section>
  );
}
