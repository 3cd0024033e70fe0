import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useDocumentTitle } from '../../app/settings';
import { NarrowPage } from '../../ui/narrow-page';
import { buttonClass } from '../../ui/button';
import { showToast } from '../../ui/toasts/toasts';
import { useSignInWaysQuery } from './login-page.generated';
import { useSetUpLinkOwnerQuery } from './reset-password-page.generated';
import { ResetPasswordForm } from './reset-password-form';
import { useSecondStep } from './second-step/use-second-step';
import { useWelcome } from './use-welcome';

const backToLoginAfterMilliseconds = 2000;

/** Sets a new password with the link from a mail; without a token in the address it leads back to the login. */
export function ResetPasswordPage() {
  const [address] = useSearchParams();
  const token = address.get('token');
  const navigate = useNavigate();
  // The password is set by then, and the link used up.
  const { follow, step } = useSecondStep(useWelcome(), { onBack: () => void navigate(paths.admin, { replace: true }) });
  // A new staff member comes with their first link and has forgotten nothing.
  const isSetUp = address.has('setup');
  const ways = useSignInWaysQuery({ skip: !isSetUp }).data?.signInWays;
  const provider = ways?.provider;
  const isProviderFirst = ways?.passwordsAreForAdmins === true && provider !== null;
  const title = !isSetUp ? 'Set a new password' : isProviderFirst ? 'Set up your sign-in' : 'Choose your password';
  useDocumentTitle(title);

  useEffect(() => {
    if (token) return undefined;
    showToast({
      kind: 'failure',
      title: 'Invalid Link',
      description: 'This password reset link is missing its token.',
    });
    const timer = setTimeout(() => navigate(paths.admin), backToLoginAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [token, navigate]);

  if (!token) {
    return (
      <NarrowPage title="Invalid link">
        <p className="text-muted">You will be taken to the login page, where you can ask for a new link.</p>
      </NarrowPage>
    );
  }
  if (step) return step;
  const byProvider = provider ? <ByProvider provider={provider} token={token} isFirst={isProviderFirst} /> : null;
  return (
    <NarrowPage
      title={title}
      subtitle={
        isProviderFirst
          ? undefined
          : 'At least 8 characters. A few words in a row are easy to remember and hard to guess.'
      }
    >
      <div className="grid gap-6">
        {isProviderFirst ? byProvider : null}
        <ResetPasswordForm token={token} followRefusal={follow} />
        {isProviderFirst ? null : byProvider}
      </div>
    </NarrowPage>
  );
}

interface ByProviderProps {
  provider: string;
  token: string;
  /** Before the password, where that is for admins only. */
  isFirst: boolean;
}

/** The club's provider in place of a password. It says whose account is set up: somebody else may have sent the link on. */
function ByProvider({ provider, token, isFirst }: ByProviderProps) {
  const email = useSetUpLinkOwnerQuery({ variables: { token }, fetchPolicy: 'no-cache' }).data?.setUpLinkEmail;
  if (!email) return null;
  return (
    <div className={`grid gap-3 border-hairline ${isFirst ? 'border-b pb-6' : 'border-t pt-6'}`}>
      <p>
        This sets up the account of <strong className="wrap-anywhere">{email}</strong>. You need no password if you sign
        in with {provider}.
      </p>
      <a
        href={`/auth/oidc?setup=${encodeURIComponent(token)}`}
        className={buttonClass(isFirst ? 'primary' : 'outline', 'min-h-12 text-base')}
      >
        Sign in with {provider}
      </a>
    </div>
  );
}
