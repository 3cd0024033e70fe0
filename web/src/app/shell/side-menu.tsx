import { lazy, Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import type { EventOnScreen } from '../../features/events/event-on-screen';
import type { Session } from '../../session/session';
import { Dialog } from '../../ui/dialog';
import { publicLinks, staffLinks } from './navigation-links';

const UserMenuList = lazy(async () => ({ default: (await import('../../features/accounts/user-menu')).UserMenuList }));

/** The header's links on a phone. */
export function SideMenu({
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
