import { Link2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useDocumentTitle } from '../../app/settings';
import { OutOfDate } from '../../forms/load-failure';
import { useSaving } from '../../forms/use-saving';
import { Button, buttonClass } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { Skeleton } from '../../ui/loading/skeleton';
import { Notice } from '../../ui/notice';
import { StaffPage } from '../../ui/staff-page';
import { showToast } from '../../ui/toasts/toasts';
import { useAddressParts } from '../../ui/use-address-parts';
import { StaffLoadFailure } from '../accounts/staff-load-failure';
import { EventBar } from '../event-bar/event-bar';
import { OfKnownEvent } from '../event-bar/of-known-event';
import { CreateCheckInLinkDialog } from './create-check-in-link-dialog';
import { LinkList, titleOf } from './link-list';
import {
  useManageCheckInPageQuery,
  useRevokeCheckInDeviceMutation,
  useRevokeCheckInLinkMutation,
  type ListedDevice_CheckInDeviceFragment,
  type ListedLink_CheckInLinkFragment,
} from './manage-check-in-page.generated';

/** The pause between two looks at which phones were heard of. */
const lookEvery = 30_000;

/** /manage-check-in?eventId=: the links by which helpers mark who is here, and the phones that joined by them. */
export function ManageCheckInPage() {
  useDocumentTitle('Check-in');
  const [address] = useAddressParts();
  const eventId = address.get('eventId') ?? '';
  return <OfEvent key={eventId} eventId={eventId} />;
}

function OfEvent({ eventId }: { eventId: string }) {
  const { data, error, refetch } = useManageCheckInPageQuery({
    variables: { eventId },
    skip: !eventId,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: lookEvery,
  });
  const [creating, setCreating] = useState(false);
  const event = data?.event;
  const create = (
    <Button kind="primary" onClick={() => setCreating(true)}>
      <Link2 aria-hidden="true" className="size-4.5" />
      Make a Link
    </Button>
  );
  return (
    <StaffPage
      title="Check-in"
      subtitle="Links by which helpers mark who is here, each for one post on one day."
      bar={<EventBar page="check-in" eventId={eventId} />}
      actions={
        <>
          {/* A page of its own, loaded as a whole. */}
          <a href="/check-in" className={buttonClass('outline')}>
            Check People In
          </a>
          {eventId ? (
            <Link to={paths.attendanceOf(eventId)} className={buttonClass('outline')}>
              To Settle
            </Link>
          ) : null}
          {event && data.checkInLinks.some(({ isOver }) => !isOver) ? create : null}
        </>
      }
    >
      <OfKnownEvent page="check-in" eventId={eventId}>
        {!eventId ? (
          <Notice title="Choose an event">
            <p>Then its check-in links appear here.</p>
          </Notice>
        ) : event ? (
          <>
            <OutOfDate error={error} onRetry={() => void refetch()} />
            <Links links={data.checkInLinks} timeZone={event.timeZone} create={create} />
          </>
        ) : error ? (
          <StaffLoadFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="mt-2 h-40 w-full" />
        )}
      </OfKnownEvent>
      {creating && event ? <CreateCheckInLinkDialog event={event} onClose={() => setCreating(false)} /> : null}
    </StaffPage>
  );
}

interface LinksProps {
  links: readonly ListedLink_CheckInLinkFragment[];
  timeZone: string;
  create: ReactNode;
}

function Links({ links, timeZone, create }: LinksProps) {
  const [revoking, setRevoking] = useState<ListedLink_CheckInLinkFragment | null>(null);
  const [leaving, setLeaving] = useState<ListedDevice_CheckInDeviceFragment | null>(null);
  const working = links.filter(({ isOver }) => !isOver);
  const over = links.filter(({ isOver }) => isOver);
  return (
    <>
      {working.length === 0 ? (
        <Notice title="No check-in links yet" action={create}>
          With a link, helpers at a post mark on their own phones who is here, who is missing and who left. They need no
          account, and see that post alone.
        </Notice>
      ) : (
        <LinkList links={working} timeZone={timeZone} onRevoke={setRevoking} onSignOff={setLeaving} />
      )}
      {over.length > 0 ? (
        <>
          <h2 className="mt-8 mb-3 text-lg">No longer working</h2>
          <LinkList links={over} timeZone={timeZone} />
        </>
      ) : null}
      {revoking ? <RevokeDialog link={revoking} onClose={() => setRevoking(null)} /> : null}
      {leaving ? <SignOffDialog device={leaving} onClose={() => setLeaving(null)} /> : null}
    </>
  );
}

/** Revokes a link after explaining what that means for its phones. */
function RevokeDialog({ link, onClose }: { link: ListedLink_CheckInLinkFragment; onClose: () => void }) {
  const [revoke] = useRevokeCheckInLinkMutation();
  const { save } = useSaving();
  const confirm = () =>
    save('Failed to revoke the link', async () => {
      await revoke({ variables: { linkId: link.id } });
      showToast({ kind: 'success', title: 'Link revoked', description: titleOf(link) });
    });
  return (
    <ConfirmDialog
      title="Revoke this link?"
      confirm="Revoke Link"
      busy="Revoking…"
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{titleOf(link)}: its phones lose the list right away. Let them send their marks first.</p>
    </ConfirmDialog>
  );
}

/** Signs one phone off after explaining what that means for it. */
function SignOffDialog({ device, onClose }: { device: ListedDevice_CheckInDeviceFragment; onClose: () => void }) {
  const [signOff] = useRevokeCheckInDeviceMutation();
  const { save } = useSaving();
  const confirm = () =>
    save('Failed to sign the phone off', async () => {
      await signOff({ variables: { deviceId: device.id } });
      showToast({ kind: 'success', title: 'Phone signed off', description: device.name });
    });
  return (
    <ConfirmDialog
      title={`Sign ${device.name} off?`}
      confirm="Sign Phone Off"
      busy="Signing off…"
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>The phone loses the list right away. Let it send its marks first. Another phone can join by the same link.</p>
    </ConfirmDialog>
  );
}
