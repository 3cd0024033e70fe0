import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType, Link } from 'react-router-dom';
import { declineAll, useStaffAsked } from '../../session/staff-asked';
import { ToastRegion } from '../../ui/toasts/toast-region';
import { paths } from '../paths';
import { privacyPage, publicSettings } from '../settings';
import { Header } from './header';
import { lazyDialog } from '../../ui/loading/lazy-part';

// Needed only when a session ends, or more is asked of it.
const AskStaff = lazyDialog(async () => (await import('../../features/accounts/ask-staff')).AskStaff);

/** The frame of every page. A new page starts at its top, with the focus there for keyboards and screen readers. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const isStaffAsked = useStaffAsked();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Going back keeps the place on the page, as the browser remembers it.
    if (how !== NavigationType.Pop) window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, how]);

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="for-screen-readers focus:static! focus:m-2! focus:h-auto! focus:w-auto! focus:[clip-path:none]! rounded-control bg-card px-4 py-3 font-semibold text-primary"
      >
        Skip to content
      </a>
      <Header />
      <main id="content" ref={main} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
      <ToastRegion />
      {isStaffAsked ? (
        <Suspense fallback={null}>
          <AskStaff onClose={declineAll} />
        </Suspense>
      ) : null}
    </div>
  );
}

const linkClass = 'inline-flex min-h-11 items-center text-muted hover:text-primary hover:underline';

/** What the product is, quick links, and the contact address. */
function Footer() {
  const { productTitle, organisationName, contactEmail, contactPhone } = publicSettings();
  return (
    <footer className="no-print border-t border-hairline bg-card text-sm">
      <div className="page-width grid gap-x-10 gap-y-6 py-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
        <div className="max-w-md sm:col-span-2 lg:col-span-1">
          <h2 className="text-sm font-bold tracking-normal">{productTitle}</h2>
          <p className="mt-2 text-muted">
            Find a volunteer shift that suits you, sign up without an account, and manage your shifts from the link in
            your email.
          </p>
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links" className="text-sm font-bold tracking-normal">
            Quick links
          </h2>
          <ul className="mt-1">
            <li>
              <Link to={paths.events} className={linkClass}>
                Browse Events
              </Link>
            </li>
            <li>
              <Link to={privacyPage()} reloadDocument={publicSettings().privacyUrl !== null} className={linkClass}>
                Privacy
              </Link>
            </li>
            <li>
              <Link to={paths.admin} className={linkClass}>
                Admin Login
              </Link>
            </li>
          </ul>
        </nav>
        <div>
          <h2 className="text-sm font-bold tracking-normal">About</h2>
          <ul className="mt-1 text-muted">
            <li className="flex min-h-11 items-center">{organisationName}</li>
            <li>
              <a href={`mailto:${contactEmail}`} className={`${linkClass} wrap-anywhere`}>
                {contactEmail}
              </a>
            </li>
            {contactPhone && (
              <li>
                <a href={`tel:${contactPhone}`} className={linkClass}>
                  {contactPhone}
                </a>
              </li>
            )}
          </ul>
        </div>
        <p className="border-t border-hairline pt-5 text-muted sm:col-span-2 lg:col-span-3">
          © {new Date().getFullYear()} {organisationName}
        </p>
      </div>
    </footer>
  );
}
