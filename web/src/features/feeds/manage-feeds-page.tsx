import { feedKinds, type FeedKind } from '@trailcrew/api/contract/feed';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../app/paths';
import { publicSettings, useDocumentTitle } from '../../app/settings';
import { OutOfDate } from '../../forms/load-failure';
import { useSaving } from '../../forms/use-saving';
import { count } from '../../formatting/counts';
import { formatDay, nameWithYear } from '../../formatting/days';
import { formatMoment } from '../../formatting/times';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { Notice } from '../../ui/notice';
import { PageSkeleton } from '../../ui/loading/page-skeleton';
import { StaffPage } from '../../ui/staff-page';
import { showToast } from '../../ui/toasts/toasts';
import { GuideHint } from '../api-guide/guide-hint';
import { StaffLoadFailure } from '../accounts/staff-load-failure';
import { CreateFeedDialog } from './create-feed-dialog';
import {
  useManageFeedsPageQuery,
  useRevokeFeedMutation,
  type ListedFeed_FeedFragment,
} from './manage-feeds-page.generated';

/** The addresses that calendars and spreadsheets fetch: created here, shown once, stopped at once. */
export function ManageFeedsPage() {
  useDocumentTitle('Calendars & Spreadsheets');
  const { data, previousData, error, refetch } = useManageFeedsPageQuery();
  const [creating, setCreating] = useState(false);
  const [stopping, setStopping] = useState<ListedFeed_FeedFragment | null>(null);
  const shown = data ?? previousData;
  if (!shown) return error ? <StaffLoadFailure error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const working = shown.feeds.filter(({ isOver }) => !isOver);
  const over = shown.feeds.filter(({ isOver }) => isOver);
  const create = (
    <Button kind="primary" onClick={() => setCreating(true)}>
      <CalendarSync aria-hidden="true" className="size-4.5" />
      Make an Address
    </Button>
  );
  return (
    <StaffPage
      title="Calendars & Spreadsheets"
      subtitle={`${count(working.length, 'address', 'addresses')} can be read by a calendar or a spreadsheet.`}
      back={{ to: paths.dashboard, label: 'Back to Dashboard' }}
      actions={working.length > 0 ? create : undefined}
    >
      <OutOfDate error={error} onRetry={() => void refetch()} />
      {working.length === 0 ? (
        <Notice title="No addresses yet" action={create}>
          With an address, your calendar or spreadsheet shows who is where, or which spots are open, and keeps itself up
          to date. Nobody needs a password for it, so give it only to those who may see it.
        </Notice>
      ) : (
        <FeedList feeds={working} onStop={setStopping} />
      )}
      <GuideHint part="feeds">What each column means, and how programs read an address, is in the</GuideHint>
      {over.length > 0 ? (
        <>
          <h2 className="mt-8 mb-3 text-lg">No longer working</h2>
          <FeedList feeds={over} />
        </>
      ) : null}
      {creating ? <CreateFeedDialog onClose={() => setCreating(false)} /> : null}
      {stopping ? <StopDialog feed={stopping} onClose={() => setStopping(null)} /> : null}
    </StaffPage>
  );
}

/** The content of a feed in one line. */
function titleOf({ kind, event }: ListedFeed_FeedFragment): string {
  return `${feedKinds[kind as FeedKind]} · ${nameWithYear(event)}`;
}

function FeedList({
  feeds,
  onStop,
}: {
  feeds: readonly ListedFeed_FeedFragment[];
  onStop?: (feed: ListedFeed_FeedFragment) => void;
}) {
  return (
    <ul className="divide-y divide-hairline rounded-card border border-hairline bg-card">
      {feeds.map((feed) => (
        <li key={feed.id} className="flex flex-wrap items-center gap-3 py-3 pr-3 pl-4 sm:pl-5">
          <FeedLine feed={feed} />
          {onStop ? (
            <Button aria-label={`Stop ${titleOf(feed)}`} onClick={() => onStop(feed)}>
              Stop
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function FeedLine({ feed }: { feed: ListedFeed_FeedFragment }) {
  const { category, place, lead, withPhones, createdBy, createdAt, lastUsedAt, revokedAt, endsOn, isOver } = feed;
  const when = (moment: string) => formatMoment(moment, publicSettings().timeZone);
  const narrowed = [
    category?.name,
    place,
    lead ? `led by ${lead.firstName} ${lead.lastName}` : null,
    withPhones ? 'with phone numbers' : null,
  ].filter(Boolean);
  const end = revokedAt
    ? `stopped ${when(revokedAt)}`
    : isOver
      ? `ended ${formatDay(endsOn)}`
      : `works until ${formatDay(endsOn)}`;
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="font-semibold wrap-anywhere">{titleOf(feed)}</p>
      <p className="text-sm wrap-anywhere">{narrowed.length > 0 ? narrowed.join(' · ') : 'The whole event'}</p>
      <p className="text-sm wrap-anywhere text-muted">
        {lastUsedAt ? `Last read ${when(lastUsedAt)}` : 'Never read'} · {end} · made {when(createdAt)} by{' '}
        {createdBy.firstName} {createdBy.lastName}
      </p>
    </div>
  );
}

/** Stops an address after explaining what that means for the calendars that read it. */
function StopDialog({ feed, onClose }: { feed: ListedFeed_FeedFragment; onClose: () => void }) {
  const [revoke] = useRevokeFeedMutation();
  const { save } = useSaving();
  const confirm = () =>
    save('Failed to stop the address', async () => {
      await revoke({ variables: { feedId: feed.id } });
      showToast({ kind: 'success', title: 'Address stopped', description: titleOf(feed) });
    });
  return (
    <ConfirmDialog
      title="Stop this address?"
      confirm="Stop Address"
      busy="Stopping…"
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {titleOf(feed)}: calendars and spreadsheets that use it stop updating. You cannot restart it, but you can make a
        new one.
      </p>
    </ConfirmDialog>
  );
}
