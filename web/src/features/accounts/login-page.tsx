import { Link, Navigate } from 'react-router-dom';
import { useState } from 'react';
import { paths } from '../../app/paths';
import { publicSettings } from '../../app/settings';
import { currentSession } from '../../session/session';
import { useDocumentTitle } from '../../ui/use-document-title';
import { NarrowPage } from '../../ui/narrow-page';
import { SignInForm } from './sign-in-form';
import { useWelcome } from './use-welcome';

/** Staff login. Who is signed in already goes straight to the dashboard. */
export function LoginPage() {
  const { productTitle, development } = publicSettings();
  useDocumentTitle('Admin Access', productTitle);
  const welcome = useWelcome();
  const [signedInBefore] = useState(() => currentSession() !== null);
  if (signedInBefore) return <Navigate to={paths.dashboard} replace />;
  return (
    <NarrowPage title="Admin Access" subtitle="For event admins and category leads. Volunteers need no account.">
      <SignInForm onSignedIn={welcome} />
      {development ? (
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
