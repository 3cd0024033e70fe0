import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useSignInWanted } from '../../session/sign-in-again';
import { ToastRegion } from '../../ui/toast-region';
import { Footer } from './footer';
import { Header } from './header';

// Only whose session ends needs its code.
const SignInAgain = lazy(async () => ({
  default: (await import('../../features/accounts/sign-in-again')).SignInAgain,
}));

/** What stands around every page. A new page starts at its top, with the focus there for keyboards and screen readers. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const signInWanted = useSignInWanted();
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
      {signInWanted ? (
        <Suspense fallback={null}>
          <SignInAgain />
        </Suspense>
      ) : null}
    </div>
  );
}
