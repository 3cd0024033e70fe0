import { noVolunteersFound } from '@trailcrew/api/contract/bulk-mail';
import { LoadFailureLine } from '../../forms/load-failure';
import type { MailGroupInput } from '../../graphql/schema.generated';
import { Dialog } from '../../ui/dialogs/dialog';
import { Skeleton } from '../../ui/loading/skeleton';
import { useMailContactsQuery } from './bulk-mail-panel.generated';
import { ComposeDialog } from './compose-dialog';
import { switchedOffWords } from './switched-off-words';

interface MailTheseProps {
  group: MailGroupInput;
  groupName: string;
  /** What they signed up for. Others who did so get no message. */
  partOf?: string;
  onClose: () => void;
}

/** Writes to the people of a selection: finds their addresses first. */
export function MailThese({ group, groupName, partOf, onClose }: MailTheseProps) {
  const { data, error, refetch } = useMailContactsQuery({ variables: { group }, fetchPolicy: 'network-only' });
  const contacts = data?.mailContacts.filter(({ switchedOff }) => !switchedOff);
  const off = (data?.mailContacts.length ?? 0) - (contacts?.length ?? 0);
  if (contacts && contacts.length > 0)
    return (
      <ComposeDialog
        group={group}
        groupName={groupName}
        partOf={partOf}
        contacts={contacts}
        switchedOff={off}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={`Email to ${groupName}`} onClose={onClose}>
      {contacts ? (
        <p className="mt-4">{off > 0 ? `${switchedOffWords(off)}.` : noVolunteersFound}</p>
      ) : error ? (
        <LoadFailureLine error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="mt-4 h-40 w-full" />
      )}
    </Dialog>
  );
}
