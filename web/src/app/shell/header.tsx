import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useEventOnScreen, type EventOnScreen } from '../../features/events/event-on-screen';
import { useSession, type Session } from '../../session/session';
import { paths } from '../paths';
import { publicSettings } from '../settings';
import { Dialog } from '../../ui/dialogs/dialog';
import { publicLinks, staffLinks } from './navigation-links';

/** Loads the menu's code, which only signed-in staff need. */
export const loadUserMenu = () => import('../../features/accounts/user-menu');
const UserMenu = lazy(async () => ({ default: (await loadUserMenu()).UserMenu }));
const UserMenuList = lazy(async () => ({ default: (await loadUserMenu()).UserMenuList }));

/** Product title, on event pages with the event's name beneath; the links; and the menu of the signed-in person. */
export function Header() {
  const event = useEventOnScreen();
  const session = useSession();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className="no-print border-b border-hairline bg-card">
      <div className="page-width flex h-16 items-center gap-4 short:h-12">
        <Link to={paths.events} className="flex min-h-11 min-w-0 items-center gap-3 rounded-control">
          <Logo />
          <span className="min-w-0">
            <span className="block truncate leading-5 font-bold tracking-tight">{publicSettings().productTitle}</span>
            {event ? <span className="block truncate text-xs leading-4 text-muted">{event.name}</span> : null}
          </span>
        </Link>
        <nav aria-label="Main" className="ml-auto hidden items-center gap-1 md:flex">
          {[...publicLinks, ...staffLinks(session, event)].map((link) => (
            <NavLink
              key={link.to}
              to={link.to}
              end
              className="inline-flex min-h-11 items-center rounded-control px-3 text-sm font-semibold text-ink hover:bg-sunken aria-[current=page]:text-primary"
            >
              {link.label}
            </NavLink>
          ))}
          {session ? (
            <Suspense fallback={null}>
              <UserMenu user={session.user} />
            </Suspense>
          ) : null}
        </nav>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
          className="-mr-2 ml-auto inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunken md:hidden"
        >
          <Menu aria-hidden="true" className="size-6" />
          <span className="for-screen-readers">Menu</span>
        </button>
      </div>
      {menuOpen ? <SideMenu session={session} event={event} onClose={() => setMenuOpen(false)} /> : null}
    </header>
  );
}

/** The product's mark: two ski tracks over a snowy ridge. */
function Logo() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-9 shrink-0">
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <path d="M4 23 12 11l5 6 4-5 7 11z" className="fill-on-primary" opacity=".92" />
      <path
        d="M8 28c5-2 9-4 12-9M13 28c4-2 7-4 9-8"
        fill="none"
        strokeWidth="1.6"
        strokeLinecap="round"
        className="stroke-primary"
      />
    </svg>
  );
}

/** The header's links on a phone. */
function SideMenu({
  session,
  event,
  onClose,
}: {
  session: Session | null;
  event: EventOnScreen | null;
  onClose: () => void;
}) {
  return (
    <Dialog title="Menu" placement="side" onClose={onClose}>
      <nav aria-label="Main" className="mt-4">
        <ul>
          {[...publicLinks, ...staffLinks(session, event)].map((link) => (
            <li key={link.to}>
              <NavLink
                to={link.to}
                end
                onClick={onClose}
                className="flex min-h-12 items-center border-b border-hairline font-semibold aria-[current=page]:text-primary"
              >
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
        {session ? (
          <Suspense fallback={null}>
            <UserMenuList user={session.user} onDone={onClose} />
          </Suspense>
        ) : null}
      </nav>
    </Dialog>
  );
}
