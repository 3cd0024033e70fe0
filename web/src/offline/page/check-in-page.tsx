import { useEffect, useState } from 'react';
import { formatShiftDay } from '../../formatting/days';
import { zoneOfBrowser } from '../../formatting/zones';
import { Button, buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/loading/skeleton';
import { InstallButton } from './install-button';
import { JoinForm } from './join-form';
import { LeaveDialog } from './leave-dialog';
import { ListView } from './list-view';
import { NotSent } from './not-sent';
import { StaffChoice } from './staff-choice';
import { rememberPage, Strip } from './strip';
import { UpdateBar } from './update-bar';
import { useCheckIn, useCheckInState } from './use-check-in';

/** A link that was opened and not joined yet. */
export interface OpenedLink {
  token: string;
  linkHash: string;
}

/** Check-in at a post: for staff, and for helpers by a link. */
export function CheckInPage({ link }: { link: OpenedLink | null }) {
  const checkIn = useCheckIn();
  const { kept, session, hasLine } = useCheckInState();
  const [joining, setJoining] = useState(link);
  const [leaving, setLeaving] = useState(false);
  const { list, meta } = kept;
  const { joined } = meta;
  const timeZone =
    list?.list.event.timeZone ?? joined?.link.timeZone ?? meta.days?.days[0]?.timeZone ?? (zoneOfBrowser() || 'UTC');
  const post = joined
    ? [joined.link.categoryName, joined.link.place].filter(Boolean).join(' · ')
    : list && [list.list.categoryName, list.list.place].filter(Boolean).join(' · ');
  const day = joined?.link.day ?? list?.list.day;
  const title = post || 'Check-in';
  useEffect(() => {
    document.title = title;
  }, [title]);

  if (joining)
    return (
      <main>
        <JoinForm
          {...joining}
          onJoined={() => {
            window.history.replaceState(window.history.state, '', window.location.pathname);
            setJoining(null);
          }}
        />
      </main>
    );
  const isKnown = joined !== null || session !== null;
  const hasAny = isKnown || kept.marks.length > 0 || meta.gone !== null;
  return (
    <>
      {hasAny ? <Strip timeZone={timeZone} /> : null}
      <UpdateBar />
      <main className="mx-auto w-full max-w-4xl md:px-8">
        <header className="px-4 pt-4 md:px-0">
          <h1 className="text-xl">{title}</h1>
          {isKnown ? (
            <p className="text-sm text-muted">
              {[joined?.link.eventName ?? list?.list.event.name, day && formatShiftDay(day)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          ) : null}
          {checkIn.lasts ? null : (
            <p role="alert" className="mt-2 rounded-control bg-warm-tint px-3 py-2 text-sm font-semibold">
              This browser cannot keep a list. Check-in works here only with a line.
            </p>
          )}
        </header>
        <NotSent timeZone={timeZone} />
        {isKnown ? null : <Welcome />}
        {session && !joined ? <StaffChoice /> : null}
        {list ? <ListView key={JSON.stringify(list.of)} kept={list} /> : null}
        {!list && isKnown && hasLine === null ? <Skeleton className="mx-4 mt-6 h-64 md:mx-0" /> : null}
        {!list && isKnown && meta.gone !== 'LINK_ENDED' && hasLine === false ? (
          <Notice title="The list is not on this phone">Open this page once where there is a line.</Notice>
        ) : null}
        {isKnown ? (
          <footer className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-hairline px-4 py-4 text-sm text-muted md:px-0">
            <span>{joined ? `${joined.name}’s phone` : `${session?.user.firstName} ${session?.user.lastName}`}</span>
            <Button onClick={() => setLeaving(true)}>Sign out</Button>
            {joined ? null : (
              <>
                <InstallButton />
                <a href="/dashboard" className="prose-link inline-flex min-h-11 items-center">
                  All pages
                </a>
              </>
            )}
          </footer>
        ) : null}
      </main>
      {leaving ? <LeaveDialog onClose={() => setLeaving(false)} /> : null}
    </>
  );
}

/** Nobody is known on this phone. */
function Welcome() {
  return (
    <Notice
      title="Who came today?"
      action={
        <a href="/lead" onClick={rememberPage} className={buttonClass('primary')}>
          Sign in
        </a>
      }
    >
      Leads sign in. Helpers open the link that their lead sent them.
    </Notice>
  );
}
