import { checkInPath } from '@trailcrew/api/contract/check-in/check-in-path';
import { changesNothingShown } from '../../graphql/after-changes';
import { ChevronDown, LogOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { readRequestError } from '../../graphql/request-error';
import { clearSession, useOpens, type SessionUser } from '../../session/session';
import { useSetUpRequired } from '../../session/set-up-required';
import { forgetWantedPage } from '../../session/wanted-page';
import { forgetLists } from '../../offline/store/forget-lists';
import { useBackCloses } from '../../ui/dialogs/use-back-closes';
import { RoleBadge } from './role-badge';
import { useSignOutMutation } from './user-menu.generated';

const adminLinks: readonly { to: string; label: string }[] = [
  { to: paths.adminDashboard, label: 'Admin Dashboard' },
  { to: paths.manageUsers, label: 'Manage Users' },
];
const leadLinks = [{ to: paths.leadDashboard, label: 'Lead Dashboard' }];

const itemClass =
  'flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-left text-sm font-semibold hover:bg-sunken';

interface UserMenuListProps {
  user: SessionUser;
  onDone: () => void;
}

/** Who is signed in, the links to their pages, and Logout. */
export function UserMenuList({ user, onDone }: UserMenuListProps) {
  const navigate = useNavigate();
  const { adminPages } = useOpens();
  // Before a needed second step is set up, every other page leads to that.
  const isSettingUp = useSetUpRequired();
  const [signOut, { client }] = useSignOutMutation(changesNothingShown);

  const logOut = async () => {
    try {
      await signOut();
    } catch (error) {
      // The sign-out holds here in any case. A session that the server could not end expires by itself.
      console.warn('The server could not end the session:', readRequestError(error).message);
    }
    onDone();
    void navigate(paths.events);
    clearSession();
    forgetWantedPage();
    await forgetLists();
    await client.clearStore();
  };

  return (
    <div className="py-2">
      <p className="flex flex-wrap items-center gap-2 px-3 py-2 font-semibold">
        {user.firstName} {user.lastName} <RoleBadge role={user.role} />
      </p>
      {isSettingUp ? null : <MenuLinks links={adminPages ? adminLinks : leadLinks} onDone={onDone} />}
      <button type="button" onClick={() => void logOut()} className={itemClass}>
        <LogOut aria-hidden="true" className="size-4.5" />
        Logout
      </button>
    </div>
  );
}

function MenuLinks({ links, onDone }: { links: typeof adminLinks; onDone: () => void }) {
  return (
    <>
      {links.map(({ to, label }) => (
        <Link key={to} to={to} onClick={onDone} className={itemClass}>
          {label}
        </Link>
      ))}
      <Link to={paths.account} onClick={onDone} className={itemClass}>
        Account
      </Link>
      {/* Loads the page: the router does not know it. */}
      <a href={checkInPath} className={itemClass}>
        Check-in
      </a>
    </>
  );
}

/** The header's menu of the signed-in person. Escape, a click elsewhere or leaving it by keyboard closes it. */
export function UserMenu({ user }: { user: SessionUser }) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useBackCloses(open, () => setOpen(false));

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return (
    <div ref={menu} className="relative ml-2">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-11 items-center gap-2 rounded-control border border-control px-3 text-sm font-semibold hover:border-primary"
      >
        {user.firstName} {user.lastName}
        <RoleBadge role={user.role} />
        <ChevronDown aria-hidden="true" className="size-4" />
      </button>
      {open ? (
        <div className="absolute top-full right-0 z-30 mt-2 w-64 rounded-card border border-hairline bg-card px-2 shadow-float">
          <UserMenuList user={user} onDone={() => setOpen(false)} />
        </div>
      ) : null}
    </div>
  );
}
