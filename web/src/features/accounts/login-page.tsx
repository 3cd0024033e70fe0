import { Link, Navigate, useLocation } from 'react-router-dom';
import { Suspense, useEffect, useState } from 'react';
import { paths } from '../../app/paths';
import { publicSettings, useDocumentTitle } from '../../app/settings';
import { currentSession } from '../../session/session';
import { NarrowPage } from '../../ui/narrow-page';
import { Button } from '../../ui/button';
import { useDevLoginPageQuery } from './dev-login-page.generated';
import { LinkRequestForm, type LinkPurpose } from './link-request-form';
import { useSignInWaysQuery } from './login-page.generated';
import { OtherWays, useSecondStep } from './second-step/use-second-step';
import { SignInForm } from './sign-in-form';
import { preloadDashboard, useWelcome } from './use-welcome';

/** Staff login; leads have an address of their own for it. A person who is signed in already goes straight to the dashboard. */
export function LoginPage() {
  // Without the demo's users there is nobody to sign in as.
  const demo = useDevLoginPageQuery({ skip: !publicSettings().development });
  const title = useLocation().pathname === paths.lead ? 'Lead Access' : 'Admin Access';
  useDocumentTitle(title);
  const welcome = useWelcome();
  const [signedInBefore] = useState(() => currentSession() !== null);
  const ways = useSignInWaysQuery({ skip: signedInBefore }).data?.signInWays;
  const { follow, step } = useSecondStep(welcome);
  const [asking, setAsking] = useState<LinkPurpose | null>(null);
  useEffect(preloadDashboard, []);
  if (signedInBefore) return <Navigate to={paths.dashboard} replace />;
  if (step) return step;
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
    <NarrowPage
      title={title}
      subtitle={
        ways?.passwordsAreForAdmins && ways.provider
          ? `Leads sign in with ${ways.provider}. Passwords and emailed links are for admins.`
          : 'For event admins and category leads. Volunteers need no account.'
      }
    >
      <SignInForm onSignedIn={welcome} followRefusal={follow} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => setAsking('reset')}>Forgot your password?</Button>
        <Button onClick={() => setAsking('sign-in')}>Email me a sign-in link</Button>
      </div>
      {ways && (ways.passkeys || ways.provider) ? (
        <Suspense fallback={null}>
          <OtherWays ways={ways} onSignedIn={welcome} />
        </Suspense>
      ) : null}
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
