import { lazy, Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import type { Session } from '../../session/session';
import { Dialog } from '../../ui/dialog';
import { publicLinks } from './navigation-links';

const UserMenuList = lazy(async () => ({ default: (await import('../../features/accounts/user-menu')).UserMenuList }));

/** The header's links on a phone. */
export function SideMenu({ session, onClose }: { session: Session | null; onClose: () => void }) {
  return (
    <Dialog title="Menu" placement="side" onClose={onClose}>
      <nav aria-label="Main" className="mt-4">
        <ul>
          {publicLinks.map((link) => (
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
