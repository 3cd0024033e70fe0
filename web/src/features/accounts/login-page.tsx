import { Link, Navigate, useLocation } from 'react-router-dom';
import { useState } from 'react';
import { paths } from '../../app/paths';
import { publicSettings, useDocumentTitle } from '../../app/settings';
import { currentSession } from '../../session/session';
import { NarrowPage } from '../../ui/narrow-page';
import { Button } from '../../ui/button';
import { useDevLoginPageQuery } from './dev-login-page.generated';
import { LinkRequestForm, type LinkPurpose } from './link-request-form';
import { SignInForm } from './sign-in-form';
import { useWelcome } from './use-welcome';

/** Staff login; leads have an address of their own for it. A person who is signed in already goes straight to the dashboard. */
export function LoginPage() {
  // Without the demo's users there is nobody to sign in as.
  const demo = useDevLoginPageQuery({ skip: !publicSettings().development });
  const title = useLocation().pathname === paths.lead ? 'Lead Access' : 'Admin Access';
  useDocumentTitle(title);
  const welcome = useWelcome();
  const [signedInBefore] = useState(() => currentSession() !== null);
  const [asking, setAsking] = useState<LinkPurpose | null>(null);
  if (signedInBefore) return <Navigate to={paths.dashboard} replace />;
  if (asking) {
    return (
      <NarrowPage
        title={asking === 'reset' ? 'Forgot your password?' : 'Sign in by email'}
        subtitle="We email you a link."
      >
        <LinkRequestForm key={asking} purpose={asking} onBack={() => setAsking(null)} />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={title} subtitle="For event admins and category leads. Volunteers need no account.">
      <SignInForm onSignedIn={welcome} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => setAsking('reset')}>Forgot your password?</Button>
        <Button onClick={() => setAsking('sign-in')}>Email me a sign-in link</Button>
      </div>
      {demo.data && demo.data.demoUsers.length > 0 ? (
        <p className="mt-6 text-sm text-muted">
          Trying it out?{' '}
          <Link to={paths.devLogin} className="prose-link">
            Sign in as a demo user
          </Link>
        </p>
      ) : null}
    </NarrowPage>
  );
}
